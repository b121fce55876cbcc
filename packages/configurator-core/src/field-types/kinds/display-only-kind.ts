import type { ValueKind } from './value-kind.ts';

/** No value at all: the field only shows something. */
export const displayOnlyKind: ValueKind = {
  holdsValue: false,
  isDerived: false,
  isList: false,
  choices: () => [],
  normalise: () => undefined,
  restore: () => ({ value: undefined, isWhole: false }),
  validator: () => null,
  withoutClosed: () => undefined,
  chosen: () => [],
};
