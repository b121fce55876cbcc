import { optionDeciders, shortestChange } from 'configurator-core';
import { selectFieldState } from 'configurator-core/machine';
import { useMemo } from 'react';
import { formatFieldChange } from '../format/format-field-change.ts';
import { useSession } from '../session/session-context.ts';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** The smallest change of the shopper's choices that makes an option available. */
export interface ShortestChange {
  /** The change as text, one entry per field; empty if no choice of the shopper can help. */
  readonly worded: readonly string[];
  readonly apply: () => void;
}

/** Finds the smallest change that makes an option available. Searches again when a deciding field changes. */
export function useShortestChange(fieldName: string, optionValue: string): ShortestChange {
  const { actor, configurator, texts } = useSession();
  const deciding = useMemo(
    () => optionDeciders(configurator, fieldName, optionValue),
    [configurator, fieldName, optionValue],
  );
  const decided = useConfiguratorSelector((snapshot) =>
    JSON.stringify(deciding.map((name) => selectFieldState(snapshot, name).value ?? null)),
  );
  return useMemo(() => {
    const search = () => shortestChange(actor.getSnapshot().context.evaluation, fieldName, optionValue);
    const found = decided === null ? null : search();
    return {
      worded: (found?.changes ?? []).map((change) => formatFieldChange(configurator, texts, change)),
      apply: () => actor.send({ type: 'change.apply', changes: search()?.changes ?? [] }),
    };
  }, [decided, actor, configurator, texts, fieldName, optionValue]);
}
