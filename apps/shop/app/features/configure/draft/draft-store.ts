import { type Configurator, initialValues, type Values } from 'configurator-core';
import type { ConfiguratorProgress } from 'configurator-react';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import type { TextStorage } from '#app/lib/storage/text-storage.ts';
import { firstOpenStep } from '../steps/first-open-step.ts';
import type { TemplateVersion } from '../template-version/parse-template-version.ts';
import { carryValues } from './carry-values.ts';
import { type CurrentDraft, type DraftPlace, type DraftStart, freshDraft, type OpenedDraft } from './draft.ts';
import { withEarlyProgress } from './early-progress.ts';
import { groupValuesBySection } from './group-values-by-section.ts';
import { migrateDraft } from './migrate-draft.ts';
import { atAddressedStep, openDraft } from './open-draft.ts';
import { createOtherTabs } from './other-tabs.ts';
import * as stored from './saved-configuration.ts';

/** The opened draft of a configurator. */
export interface ConfigurationDraft extends OpenedDraft {
  /** Incremented by every new start, so that the configurator restarts. */
  readonly run: number;
  /** Whether the shopper's own values, which those of a link replaced, can be restored. */
  readonly hasPrevious: boolean;
}

/** What the page shows of a draft. */
export interface DraftState {
  readonly draft: ConfigurationDraft;
  /** Whether an older version of the template is loading. */
  readonly isOpening: boolean;
  readonly isOpened: boolean;
  /** Whether the browser refuses to store the draft. */
  readonly isMemoryOnly: boolean;
}

/** What a draft needs from the page and the browser. */
export interface DraftSurroundings {
  readonly storage: TextStorage;
  /** The step in the URL, from 1. Only used for the first restored draft or cart line. */
  readonly addressedStep: number | null;
  /** Whether the focus is in the configurator. */
  readonly hasFocus: () => boolean;
  /** Resolves once the input from before hydration has reached the configurator. */
  readonly whenReplayed: () => Promise<void>;
  readonly loadVersion: (
    template: TemplateVersion,
    language: string | null,
    today: string,
  ) => Promise<Configurator | null>;
}

/** Creates the store of a draft. It opens the draft of each place that it enters, and stores the shopper's values. */
export function createDraftStore({ storage, hasFocus, whenReplayed, loadVersion, ...from }: DraftSurroundings) {
  const { getState, setState, ...store } = createStore<DraftState>(() => ({
    draft: { ...freshDraft, run: 0, hasPrevious: false },
    isOpening: false,
    isOpened: false,
    isMemoryOnly: false,
  }));
  let place: DraftPlace | null = null;
  /** Null until the draft is open. */
  let current: CurrentDraft | null = null;
  /** What the shopper changed until then. */
  let early: ConfiguratorProgress | null = null;
  let openedAt: string | null = null;
  let { addressedStep } = from;
  const tabs = createOtherTabs({
    storage,
    readPlace: () => place,
    readCurrent: () => current,
    setValues: (values) => {
      if (current !== null) current = { ...current, values };
    },
  });

  /** Changes the shown draft. With the next `run`, the configurator restarts with it. */
  function show(change: Partial<ConfigurationDraft>) {
    setState({ draft: { ...getState().draft, ...change } });
  }

  function nextRun(): number {
    return getState().draft.run + 1;
  }

  function write(at: DraftPlace, chosen: CurrentDraft, { isNewStart = false, isLinkCopy = false } = {}) {
    const { stepIndex, visitedSections, changes } = chosen;
    const { id, version } = chosen.configurator.template;
    // A new start replaces the stored draft.
    if (isNewStart) tabs.setKnown(chosen.values);
    const values = isNewStart ? chosen.values : tabs.merge(at, chosen);
    const sections = groupValuesBySection(chosen.configurator, values);
    const kept = { sections, stepIndex, visitedSections, template: { id, version }, changes, isLinkCopy };
    current = chosen;
    const isStored = stored.writeSavedConfiguration(at.configuratorType, at.id, kept, storage);
    tabs.setStored(isStored);
    if (getState().isMemoryOnly === isStored) setState({ isMemoryOnly: !isStored });
  }

  async function open(at: DraftPlace, start: DraftStart, isCurrent: () => boolean) {
    const { configurator, configuratorType, id, basePriceCents, today } = at;
    if (configurator === null) return;
    await whenReplayed();
    const saved = stored.readSavedConfiguration(configuratorType, id, storage);
    const found = await openDraft(start, {
      configurator,
      basePriceCents,
      saved,
      loadVersion: (template) => {
        setState({ isOpening: true });
        return loadVersion(template, configurator.template.language ?? null, today);
      },
    });
    if (!isCurrent()) return;
    const addressed = atAddressedStep(found, configurator, addressedStep);
    addressedStep = null;
    const progress = early;
    early = null;
    // A restart would take the focus from the field in which the shopper is typing or about to type.
    const isFocused = current === null && hasFocus();
    const shown =
      progress ?? (isFocused ? { values: initialValues(configurator), stepIndex: 0, visitedSections: [] } : null);
    const opened = shown === null ? addressed : withEarlyProgress(addressed, configurator, shown);
    if (opened.origin === 'shared' && saved !== null) stored.keepPreviousConfiguration(configuratorType, id, storage);
    const { pinned, stepIndex, visitedSections } = opened;
    const chosen: CurrentDraft = {
      configurator: pinned ?? configurator,
      values: opened.values ?? initialValues(configurator),
      stepIndex,
      visitedSections,
      changes: pinned === null ? opened.changes : null,
    };
    current = chosen;
    tabs.setKnown(chosen.values);
    tabs.setStored(saved !== null);
    // Stored now, so that the link and the old version are not needed again.
    const isFromAddress = opened.origin === 'shared' || opened.origin === 'preset';
    if (isFromAddress || chosen.changes !== null || progress !== null) {
      const isLinkCopy = opened.origin === 'shared' || stored.hasLinkCopy(configuratorType, id, storage);
      write(at, chosen, { isNewStart: true, isLinkCopy });
    }
    const hasPrevious = stored.hasPreviousConfiguration(configuratorType, id, storage);
    const needsRestart = opened.origin !== 'fresh' || opened.isLinkBroken || hasPrevious;
    const keepsRunning = shown !== null && pinned === null;
    if (keepsRunning) tabs.show(chosen.values);
    const run = keepsRunning ? getState().draft.run : nextRun();
    // At once, because input into a configurator that is about to be replaced would be lost.
    if (needsRestart) flushSync(() => show({ ...opened, run, hasPrevious }));
    setState({ isOpening: false, isOpened: true });
  }

  /** Removes the stored draft. */
  function forget() {
    if (place !== null) stored.removeSavedConfiguration(place.configuratorType, place.id, storage);
    tabs.setStored(false);
  }

  return {
    state: { getState, ...store },
    connect: tabs.connect,
    receive: tabs.receive,

    /** Opens the draft of a place. Returns a function that cancels this. @param start null while unknown */
    enter(next: DraftPlace, start: DraftStart | null): (() => void) | undefined {
      place = next;
      const { configurator, id } = next;
      if (start === null) return;
      const key = `${next.startKey} ${start.kind === 'shared' ? '' : id}`;
      // The same version in another language keeps the current values, regardless of the stored draft.
      if (configurator !== null && current !== null && openedAt === key) {
        const { template: before } = current.configurator;
        const { template: now } = configurator;
        if (before.id === now.id && before.version === now.version) {
          const values = carryValues(current.configurator, configurator, current.values);
          tabs.setKnown(carryValues(current.configurator, configurator, tabs.readKnown()));
          current = { ...current, configurator, values };
          const { stepIndex, visitedSections } = current;
          show({ values, stepIndex, visitedSections, run: nextRun() });
          return;
        }
      }
      openedAt = key;
      let isCurrent = true;
      void open(next, start, () => isCurrent);
      return () => {
        isCurrent = false;
      };
    },

    /** Stores what the shopper changed. */
    save(progress: ConfiguratorProgress) {
      if (tabs.isTakingOver()) return;
      if (current === null || place === null) early = progress;
      else write(place, { ...current, ...progress });
    },

    /** Clears the changes of a new version after the shopper acknowledged them. */
    acknowledge() {
      if (current !== null && place !== null) write(place, { ...current, changes: null });
      show({ changes: null });
    },

    /** Continues with the current version. */
    carryOver() {
      const { pinned } = getState().draft;
      if (pinned === null || current === null || place === null || place.configurator === null) return;
      const { configurator, basePriceCents } = place;
      const migrated = migrateDraft(pinned, configurator, current.values, basePriceCents);
      // The first step with issues, else the current step.
      const stepIndex =
        firstOpenStep(configurator, migrated.values, basePriceCents) ??
        Math.min(current.stepIndex, configurator.template.sections.length - 1);
      write(place, { configurator, stepIndex, ...migrated }, { isNewStart: true });
      show({ ...freshDraft, ...migrated, stepIndex, origin: 'line', run: nextRun(), hasPrevious: false });
    },

    forget,

    startOver() {
      forget();
      early = null;
      const configurator = place?.configurator ?? null;
      const values = configurator === null ? {} : initialValues(configurator);
      current = configurator && { configurator, values, stepIndex: 0, changes: null };
      tabs.setKnown(values);
      show({ ...freshDraft, run: nextRun(), hasPrevious: false });
    },

    /** Restores the shopper's own values, which those of a link had replaced. */
    restorePrevious() {
      if (place === null) return;
      stored.restorePreviousConfiguration(place.configuratorType, place.id, storage);
      void open(place, { kind: 'own' }, () => true);
    },

    currentValues(): Values {
      const configurator = place?.configurator ?? null;
      return current?.values ?? (configurator === null ? {} : initialValues(configurator));
    },
  };
}
