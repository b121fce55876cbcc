import { type Configurator, initialValues, restoreValues, type Values } from 'configurator-core';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ConfiguratorType } from '#app/config/paths.ts';
import type { DraftTarget } from '../components/draft-connection.tsx';
import { changesOfOtherTab } from './changes-of-other-tab.ts';
import type { CurrentDraft } from './draft.ts';
import type { SavedConfiguration } from './parse-saved-configuration.ts';
import { readSavedConfiguration, savedConfigurationKey } from './saved-configuration.ts';

/**
 * Merges a draft with changes stored by other tabs, field by field. The last change of a field is kept.
 * @param place the article or cart line of the draft
 */
export function useOtherTabs(
  configuratorType: ConfiguratorType,
  place: string | null,
  current: RefObject<CurrentDraft | null>,
) {
  /** The values last in sync between this tab and the storage. */
  const known = useRef<Values>({});
  /** Whether the draft was in the storage. If it is missing later, another tab has removed it. */
  const isStored = useRef(false);
  const target = useRef<DraftTarget | null>(null);
  const isTakingOver = useRef(false);

  const takeOver = useCallback(
    (changes: Values) => {
      const names = Object.keys(changes);
      if (names.length === 0 || target.current === null || current.current === null) return;
      // Applied as a batch: if each was stored separately, the first would undo the others.
      isTakingOver.current = true;
      for (const name of names) target.current.change(name, changes[name]);
      isTakingOver.current = false;
      known.current = target.current.readValues();
      current.current = { ...current.current, values: known.current };
    },
    [current],
  );

  useEffect(() => {
    const take = ({ key }: StorageEvent) => {
      const draft = current.current;
      if (draft === null || key !== savedConfigurationKey(configuratorType, place)) return;
      const saved = readSavedConfiguration(configuratorType, place);
      takeOver(storedByOthers(saved, draft.configurator, known.current, draft.values, isStored.current));
      isStored.current = saved !== null;
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [configuratorType, place, current, takeOver]);

  /** Returns the values to store: those of this tab, merged with changes of other tabs. */
  const merge = useCallback(
    ({ configurator, values }: CurrentDraft): Values => {
      const saved = readSavedConfiguration(configuratorType, place);
      const changes = storedByOthers(saved, configurator, known.current, values, isStored.current);
      known.current = { ...values, ...changes };
      // Deferred, because the configurator is still reporting its own change.
      queueMicrotask(() => takeOver(changes));
      return known.current;
    },
    [configuratorType, place, takeOver],
  );

  const connect = useCallback((next: DraftTarget) => {
    target.current = next;
    return () => {
      target.current = null;
    };
  }, []);

  /** Shows values in the running configurator without storing them. */
  const show = useCallback((values: Values) => {
    isTakingOver.current = true;
    target.current?.restore(values);
    isTakingOver.current = false;
  }, []);

  return { known, isStored, isTakingOver, merge, connect, show };
}

/** Returns changes by other tabs; none if the stored draft has a different version. A removed draft is a new start. */
function storedByOthers(
  saved: SavedConfiguration | null,
  configurator: Configurator,
  known: Values,
  own: Values,
  wasStored: boolean,
): Values {
  if (saved === null) return wasStored ? changesOfOtherTab(known, own, initialValues(configurator)) : {};
  const { id, version } = configurator.template;
  if (saved.template?.id !== id || saved.template.version !== version) return {};
  return changesOfOtherTab(known, own, restoreValues(configurator, saved.values).values);
}
