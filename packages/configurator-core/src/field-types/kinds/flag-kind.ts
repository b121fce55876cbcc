import { storedBoolean } from './stored-choice.ts';
import type { ValueKind } from './value-kind.ts';

/** A single checkbox. Unchecked is empty. */
export const flagKind: ValueKind = {
  holdsValue: true,
  isDerived: false,
  isList: false,
  choices: () => [true],
  normalise: (_offered, raw) => storedBoolean(raw) || undefined,
  restore: (_offered, stored) => {
    const read = storedBoolean(stored);
    return { value: read || undefined, isWhole: read !== undefined };
  },
  validator: () => null,
  withoutClosed: (value) => value,
  chosen: () => [],
};
