import { shortestChange } from 'configurator-core';
import { type ConfiguratorSnapshot, selectFieldState, selectValues } from 'configurator-core/machine';
import { useMemo } from 'react';
import { decidingFields } from '../session/deciding-fields.ts';
import { useSession } from '../session/session-context.ts';
import { wordChange } from '../session/word-change.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The smallest change of the shopper's choices that makes an option available. */
export interface ShortestChange {
  /** The change in words, one part for each field; empty where nothing the shopper chose can help. */
  readonly worded: readonly string[];
  readonly apply: () => void;
}

/** Works out what it would take to make an option available, anew whenever a field that decides about it changes. */
export function useShortestChange(fieldName: string, optionValue: string): ShortestChange {
  const { actor, configurator, texts, applyChanges } = useSession();
  const select = useMemo(() => {
    const deciding = decidingFields(configurator, fieldName, optionValue).map(selectFieldState);
    return (snapshot: ConfiguratorSnapshot) => JSON.stringify(deciding.map((read) => read(snapshot).value ?? null));
  }, [configurator, fieldName, optionValue]);
  const decided = useSnapshot(select);
  return useMemo(() => {
    const search = () => shortestChange(configurator, selectValues(actor.getSnapshot()), fieldName, optionValue);
    const found = decided === null ? null : search();
    return {
      worded: (found?.changes ?? []).map((change) => wordChange(configurator, texts, change)),
      apply: () => applyChanges(search()?.changes ?? []),
    };
  }, [decided, actor, configurator, texts, applyChanges, fieldName, optionValue]);
}
