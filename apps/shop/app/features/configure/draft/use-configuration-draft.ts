import type { Configurator, Values } from 'configurator-core';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { earlyInputReplayed } from '#app/ui/shell/early-input.ts';
import type { DraftPlace, DraftStart } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { type MigratedDraft, migrateDraft } from './migrate-draft.ts';

interface DraftOptions {
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
export function useConfigurationDraft({ start, articleId, addressedStep, frame, ...options }: DraftOptions) {
  const { configurator, configuratorType, basePriceCents, today } = options;
  const [store] = useState(() =>
    createDraftStore({
      storage: localTextStorage,
      addressedStep,
      hasFocus: () => frame.current?.contains(document.activeElement) === true,
      whenReplayed: earlyInputReplayed,
      // Few drafts are of an earlier version.
      loadVersion: async (...version) => {
        const loaded = await import('../api/load-template-version.ts').catch(() => null);
        return loaded === null ? null : loaded.loadTemplateVersion(...version);
      },
    }),
  );
  const state = useStore(store.state);
  // A reconfigured line has its own draft.
  const id = start?.kind === 'line' ? `${articleId ?? ''}-${start.lineId}` : articleId;
  const startKey =
    start && (start.kind === 'shared' ? start.code : start.kind === 'preset' ? start.search : start.kind);
  const place = useMemo(
    (): DraftPlace => ({ configurator, configuratorType, id, basePriceCents, today, startKey }),
    [configurator, configuratorType, id, basePriceCents, today, startKey],
  );
  const enter = useEffectEvent((next: DraftPlace) => store.enter(next, start));
  useEffect(() => enter(place), [place]);
  useEffect(() => {
    const receive = ({ key }: StorageEvent) => store.receive(key);
    window.addEventListener('storage', receive);
    return () => window.removeEventListener('storage', receive);
  }, [store]);

  const { pinned } = state.draft;
  /** Migrates values of an earlier version. Returns null if they are of the current one. */
  const migrate = useCallback(
    (values: Values): MigratedDraft | null =>
      configurator === null || pinned === null ? null : migrateDraft(pinned, configurator, values, basePriceCents),
    [configurator, pinned, basePriceCents],
  );
  return { ...state, actions: store, migrate };
}
