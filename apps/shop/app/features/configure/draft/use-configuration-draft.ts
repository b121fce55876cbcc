import { type Configurator, initialValues, type Values } from 'configurator-core';
import type { ConfiguratorProgress } from 'configurator-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { earlyInputReplayed } from '#app/ui/shell/early-input.ts';
import { loadTemplateVersion } from '../api/load-template-version.ts';
import { firstOpenStep } from '../steps/first-open-step.ts';
import type { TemplateVersion } from '../template-version/parse-template-version.ts';
import { carryValues } from './carry-values.ts';
import { type CurrentDraft, type DraftStart, freshDraft, type OpenedDraft } from './draft.ts';
import { withEarlyProgress } from './early-progress.ts';
import { groupValuesBySection } from './group-values-by-section.ts';
import { type MigratedDraft, migrateDraft } from './migrate-draft.ts';
import { atAddressedStep, openDraft } from './open-draft.ts';
import {
  hasLinkCopy,
  hasPreviousConfiguration,
  keepPreviousConfiguration,
  readSavedConfiguration,
  removeSavedConfiguration,
  restorePreviousConfiguration,
  writeSavedConfiguration,
} from './saved-configuration.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** The opened draft of a configurator. */
export interface ConfigurationDraft extends OpenedDraft {
  /** Incremented by every new start, so that the configurator restarts. */
  readonly run: number;
  /** Whether the shopper's own values, which those of a link replaced, can be restored. */
  readonly hasPrevious: boolean;
}

interface DraftPlace {
  /** Of the current version; null if it does not compile. */
  readonly configurator: Configurator | null;
  readonly configuratorType: ConfiguratorType;
  /** The article in the URL; null if the page chose one. */
  readonly articleId: string | null;
  readonly basePriceCents: number;
  /** Null while unknown. */
  readonly start: DraftStart | null;
  /** The step in the URL, from 1. Only used for restored drafts and cart lines. */
  readonly addressedStep: number | null;
  /** The current day in Berlin. */
  readonly today: string;
  /** The element around the configurator. */
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Stores the shopper's values in the browser and restores them. The stored draft is opened after hydration; until then
 * the configurator has the template's defaults.
 */
export function useConfigurationDraft({
  configurator,
  configuratorType,
  articleId,
  basePriceCents,
  start,
  addressedStep,
  today,
  frame,
}: DraftPlace) {
  const [draft, setDraft] = useState<ConfigurationDraft>({ ...freshDraft, run: 0, hasPrevious: false });
  const [isOpening, setIsOpening] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const [isMemoryOnly, setIsMemoryOnly] = useState(false);
  // A reconfigured line has its own draft.
  const place = start?.kind === 'line' ? `${articleId ?? ''}-${start.lineId}` : articleId;
  /** Null until the draft is open. */
  const current = useRef<CurrentDraft | null>(null);
  /** What the shopper changed until then. */
  const early = useRef<ConfiguratorProgress | null>(null);
  const latestStart = useRef(start);
  latestStart.current = start;
  const firstAddressedStep = useRef(addressedStep);
  const { known, isStored, isTakingOver, merge, connect, show } = useOtherTabs(configuratorType, place, current);
  const startKey = start === null ? null : `${start.kind} ${start.kind === 'shared' ? start.code : place}`;

  const write = useCallback(
    (chosen: CurrentDraft, { isNewStart = false, isLinkCopy = false } = {}) => {
      const { stepIndex, changes } = chosen;
      const { id, version } = chosen.configurator.template;
      // A new start replaces the stored draft.
      if (isNewStart) known.current = chosen.values;
      const values = isNewStart ? chosen.values : merge(chosen);
      const sections = groupValuesBySection(chosen.configurator, values);
      const kept = { sections, stepIndex, template: { id, version }, changes, isLinkCopy };
      current.current = chosen;
      isStored.current = writeSavedConfiguration(configuratorType, place, kept);
      setIsMemoryOnly(!isStored.current);
    },
    [configuratorType, place, merge, known, isStored],
  );

  const open = useCallback(
    async (from: DraftStart, isCurrent: () => boolean) => {
      if (configurator === null) return;
      await earlyInputReplayed();
      const saved = readSavedConfiguration(configuratorType, place);
      const loadVersion = (template: TemplateVersion) => {
        setIsOpening(true);
        return loadTemplateVersion(template, configurator.template.language ?? null, today);
      };
      const sources = { configurator, basePriceCents, saved, loadVersion };
      const stored = await openDraft(from, sources);
      if (!isCurrent()) return;
      const addressed = atAddressedStep(stored, configurator, firstAddressedStep.current);
      firstAddressedStep.current = null;
      const progress = early.current;
      early.current = null;
      // A restart would take the focus from the field in which the shopper is typing or about to type.
      const isFocused = current.current === null && frame.current?.contains(document.activeElement) === true;
      const shown = progress ?? (isFocused ? { values: initialValues(configurator), stepIndex: 0 } : null);
      const opened = shown === null ? addressed : withEarlyProgress(addressed, configurator, shown);
      if (opened.origin === 'shared' && saved !== null) keepPreviousConfiguration(configuratorType, place);
      const { pinned, stepIndex } = opened;
      const chosen: CurrentDraft = {
        configurator: pinned ?? configurator,
        values: opened.values ?? initialValues(configurator),
        stepIndex,
        changes: pinned === null ? opened.changes : null,
      };
      current.current = chosen;
      known.current = chosen.values;
      isStored.current = saved !== null;
      // Stored now, so that the link and the old version are not needed again.
      if (opened.origin === 'shared' || chosen.changes !== null || progress !== null) {
        const isLinkCopy = opened.origin === 'shared' || hasLinkCopy(configuratorType, place);
        write(chosen, { isNewStart: true, isLinkCopy });
      }
      const hasPrevious = hasPreviousConfiguration(configuratorType, place);
      const needsRestart = opened.origin !== 'fresh' || opened.isLinkBroken || hasPrevious;
      const keepsRunning = shown !== null && pinned === null;
      if (keepsRunning) show(chosen.values);
      // At once, because input into a configurator that is about to be replaced would be lost.
      const restart = () => setDraft(({ run }) => ({ ...opened, run: keepsRunning ? run : run + 1, hasPrevious }));
      if (needsRestart) flushSync(restart);
      setIsOpening(false);
      setIsOpened(true);
    },
    [configurator, configuratorType, place, basePriceCents, today, frame, write, show, known, isStored],
  );

  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    const from = latestStart.current;
    if (from === null || startKey === null) return;
    const running = current.current;
    // The same version in another language keeps the current values, regardless of the stored draft.
    if (configurator !== null && running !== null && openedAt.current === startKey) {
      const [{ template: before }, { template: now }] = [running.configurator, configurator];
      if (before.id === now.id && before.version === now.version) {
        const { stepIndex } = running;
        const values = carryValues(running.configurator, configurator, running.values);
        known.current = carryValues(running.configurator, configurator, known.current);
        current.current = { ...running, configurator, values };
        setDraft((shown) => ({ ...shown, values, stepIndex, run: shown.run + 1 }));
        return;
      }
    }
    openedAt.current = startKey;
    let isCurrent = true;
    void open(from, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [open, startKey, configurator, known]);

  const save = useCallback(
    (progress: ConfiguratorProgress) => {
      if (isTakingOver.current) return;
      if (current.current === null) early.current = progress;
      else write({ ...current.current, ...progress });
    },
    [write, isTakingOver],
  );

  /** Clears the changes of a new version after the shopper acknowledged them. */
  const acknowledge = useCallback(() => {
    if (current.current !== null) write({ ...current.current, changes: null });
    setDraft((shown) => ({ ...shown, changes: null }));
  }, [write]);

  const { pinned } = draft;
  /** Migrates values of an earlier version. Returns null if they are of the current one. */
  const migrate = useCallback(
    (values: Values): MigratedDraft | null =>
      configurator === null || pinned === null ? null : migrateDraft(pinned, configurator, values, basePriceCents),
    [configurator, pinned, basePriceCents],
  );

  /** Continues with the current version. */
  const carryOver = useCallback(() => {
    const chosen = current.current;
    const migrated = chosen === null ? null : migrate(chosen.values);
    if (configurator === null || chosen === null || migrated === null) return;
    // The first step with issues, else the current step.
    const stepIndex =
      firstOpenStep(configurator, migrated.values, basePriceCents) ??
      Math.min(chosen.stepIndex, configurator.template.sections.length - 1);
    write({ configurator, stepIndex, ...migrated }, { isNewStart: true });
    setDraft(({ run }) => ({
      ...freshDraft,
      ...migrated,
      stepIndex,
      origin: 'line',
      run: run + 1,
      hasPrevious: false,
    }));
  }, [configurator, basePriceCents, migrate, write]);

  const forget = useCallback(() => {
    removeSavedConfiguration(configuratorType, place);
    isStored.current = false;
  }, [configuratorType, place, isStored]);

  const startOver = useCallback(() => {
    forget();
    early.current = null;
    const values = configurator === null ? {} : initialValues(configurator);
    current.current = configurator && { configurator, values, stepIndex: 0, changes: null };
    known.current = values;
    setDraft(({ run }) => ({ ...freshDraft, run: run + 1, hasPrevious: false }));
  }, [forget, configurator, known]);

  const restorePrevious = useCallback(() => {
    restorePreviousConfiguration(configuratorType, place);
    void open({ kind: 'own' }, () => true);
  }, [configuratorType, place, open]);

  const currentValues = useCallback(
    () => current.current?.values ?? (configurator === null ? {} : initialValues(configurator)),
    [configurator],
  );

  return {
    draft,
    isOpening,
    isOpened,
    isMemoryOnly,
    connect,
    save,
    acknowledge,
    migrate,
    carryOver,
    forget,
    startOver,
    restorePrevious,
    currentValues,
  };
}
