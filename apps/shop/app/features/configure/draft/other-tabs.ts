import { type Configurator, initialValues, restoreValues, type Values } from 'configurator-core';
import type { TextStorage } from '#app/lib/storage/text-storage.ts';
import type { DraftTarget } from '../components/draft-connection.tsx';
import { changesOfOtherTab } from './changes-of-other-tab.ts';
import type { CurrentDraft, DraftPlace } from './draft.ts';
import type { SavedConfiguration } from './parse-saved-configuration.ts';
import { readSavedConfiguration, savedConfigurationKey } from './saved-configuration.ts';

/** Access to the draft that other tabs may change. */
interface SharedDraft {
  readonly storage: TextStorage;
  readonly readPlace: () => DraftPlace | null;
  readonly readCurrent: () => CurrentDraft | null;
  readonly setValues: (values: Values) => void;
}

/** Merges a draft with changes stored by other tabs, field by field. The last change of a field is kept. */
export function createOtherTabs({ storage, readPlace, readCurrent, setValues }: SharedDraft) {
  /** The values last in sync between this tab and the storage. */
  let known: Values = {};
  /** Whether the draft was in the storage. If it is missing later, another tab has removed it. */
  let isStored = false;
  let target: DraftTarget | null = null;
  let isTakingOver = false;

  function takeOver(changes: Values) {
    const names = Object.keys(changes);
    if (names.length === 0 || target === null || readCurrent() === null) return;
    // Applied as a batch: if each was stored separately, the first would undo the others.
    isTakingOver = true;
    for (const name of names) target.change(name, changes[name]);
    isTakingOver = false;
    known = target.readValues();
    setValues(known);
  }

  return {
    /** Whether the configurator reports values that this tab takes over, so that they are not stored again. */
    isTakingOver: () => isTakingOver,
    setStored: (stored: boolean) => {
      isStored = stored;
    },
    /** Sets the values that this tab and the storage have in common. */
    setKnown: (values: Values) => {
      known = values;
    },
    readKnown: () => known,

    /** Returns the values to store: those of this tab, merged with changes of other tabs. */
    merge({ configuratorType, id }: DraftPlace, { configurator, values }: CurrentDraft): Values {
      const saved = readSavedConfiguration(configuratorType, id, storage);
      const changes = storedByOthers(saved, configurator, known, values, isStored);
      known = { ...values, ...changes };
      // Deferred, because the configurator is still reporting its own change.
      queueMicrotask(() => takeOver(changes));
      return known;
    },

    /** Takes over what another tab has stored under a key. */
    receive(key: string | null) {
      const [place, draft] = [readPlace(), readCurrent()];
      if (place === null || draft === null || key !== savedConfigurationKey(place.configuratorType, place.id)) return;
      const saved = readSavedConfiguration(place.configuratorType, place.id, storage);
      takeOver(storedByOthers(saved, draft.configurator, known, draft.values, isStored));
      isStored = saved !== null;
    },

    connect(next: DraftTarget) {
      target = next;
      return () => {
        target = null;
      };
    },

    /** Shows values in the running configurator without storing them. */
    show(values: Values) {
      isTakingOver = true;
      target?.restore(values);
      isTakingOver = false;
    },
  };
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
