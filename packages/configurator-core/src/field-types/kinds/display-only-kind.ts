import type { ValueKind } from './value-kind.ts';

/** No value; the field only shows content. */
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
