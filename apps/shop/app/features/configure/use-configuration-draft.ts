import { type Configurator, initialValues, type Values } from 'configurator-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConfiguratorType } from '../../config/paths.ts';
import { loadTemplateVersion } from './api/load-template-version.ts';
import { type DraftStart, freshDraft, type OpenedDraft } from './draft.ts';
import type { DraftChanges } from './migrate-draft.ts';
import { openDraft } from './open-draft.ts';
import {
  forgetConfiguration,
  hasPreviousConfiguration,
  keepPreviousConfiguration,
  readSavedConfiguration,
  restorePreviousConfiguration,
  type TemplateVersion,
  writeSavedConfiguration,
} from './saved-configuration.ts';
import { sectionsOfValues } from './sections-of-values.ts';

/** Where a configurator starts. */
export interface ConfigurationDraft extends OpenedDraft {
  /** Grows with every new start, so that the configurator begins anew. */
  readonly run: number;
  /** The shopper's own choices, which a link has taken the place of, can be brought back. */
  readonly hasPrevious: boolean;
}

interface DraftPlace {
  readonly configurator: Configurator | null;
  readonly configuratorType: ConfiguratorType;
  /** The article named in the address; null where the page chose one. */
  readonly articleId: string | null;
  readonly basePriceCents: number;
  /** Null while it is not known yet. */
  readonly start: DraftStart | null;
}

/**
 * Keeps what a shopper chooses in the browser, and brings it back. On the server and while a page is hydrated there is
 * nothing to bring back; the stored choices follow right after.
 */
export function useConfigurationDraft({
  configurator,
  configuratorType,
  articleId,
  basePriceCents,
  start,
}: DraftPlace) {
  const [draft, setDraft] = useState<ConfigurationDraft>({ ...freshDraft, run: 0, hasPrevious: false });
  const [isOpening, setIsOpening] = useState(false);
  const [isMemoryOnly, setIsMemoryOnly] = useState(false);
  // A line that is configured anew is a place of its own.
  const place = start?.kind === 'line' ? `${articleId ?? ''}-${start.lineId}` : articleId;
  const current = useRef<{ values: Values; stepIndex: number; changes: DraftChanges | null } | null>(null);
  const latestStart = useRef(start);
  latestStart.current = start;
  const startKey = start === null ? null : `${start.kind} ${start.kind === 'shared' ? start.code : place}`;

  const write = useCallback(
    (values: Values, stepIndex: number, changes: DraftChanges | null) => {
      if (configurator === null) return;
      const { id, version } = configurator.template;
      const sections = sectionsOfValues(configurator, values);
      const kept = { sections, stepIndex, template: { id, version }, changes };
      current.current = { values, stepIndex, changes };
      setIsMemoryOnly(!writeSavedConfiguration(configuratorType, place, kept));
    },
    [configurator, configuratorType, place],
  );

  const open = useCallback(
    async (from: DraftStart, isAwaited: () => boolean) => {
      if (configurator === null) return;
      const saved = readSavedConfiguration(configuratorType, place);
      const loadVersion = (template: TemplateVersion) => {
        setIsOpening(true);
        return loadTemplateVersion(template);
      };
      const sources = { configurator, basePriceCents, saved, loadVersion };
      const opened = await openDraft(from, sources);
      if (!isAwaited()) return;
      if (opened.origin === 'shared' && saved !== null) keepPreviousConfiguration(configuratorType, place);
      const values = opened.values ?? initialValues(configurator);
      current.current = { values, stepIndex: opened.stepIndex, changes: opened.changes };
      // What is worked out once is kept: the link and the old version are not needed again.
      if (opened.origin === 'shared' || opened.changes !== null) write(values, opened.stepIndex, opened.changes);
      const hasPrevious = hasPreviousConfiguration(configuratorType, place);
      const isNews = opened.origin !== 'fresh' || opened.isLinkBroken || hasPrevious;
      if (isNews) setDraft(({ run }) => ({ ...opened, run: run + 1, hasPrevious }));
      setIsOpening(false);
    },
    [configurator, configuratorType, place, basePriceCents, write],
  );

  useEffect(() => {
    const from = latestStart.current;
    if (from === null || startKey === null) return;
    let isAwaited = true;
    void open(from, () => isAwaited);
    return () => {
      isAwaited = false;
    };
  }, [open, startKey]);

  const save = useCallback(
    ({ values, stepIndex }: { values: Values; stepIndex: number }) =>
      write(values, stepIndex, current.current?.changes ?? null),
    [write],
  );

  /** The shopper has taken note of what a new version changed. */
  const acknowledge = useCallback(() => {
    if (current.current !== null) write(current.current.values, current.current.stepIndex, null);
    setDraft((shown) => ({ ...shown, changes: null }));
  }, [write]);

  const forget = useCallback(() => forgetConfiguration(configuratorType, place), [configuratorType, place]);

  const startOver = useCallback(() => {
    forget();
    current.current = null;
    setDraft(({ run }) => ({ ...freshDraft, run: run + 1, hasPrevious: false }));
  }, [forget]);

  const bringBackPrevious = useCallback(() => {
    restorePreviousConfiguration(configuratorType, place);
    void open({ kind: 'own' }, () => true);
  }, [configuratorType, place, open]);

  const currentValues = useCallback(
    () => current.current?.values ?? (configurator === null ? {} : initialValues(configurator)),
    [configurator],
  );

  return { draft, isOpening, isMemoryOnly, save, acknowledge, forget, startOver, bringBackPrevious, currentValues };
}
