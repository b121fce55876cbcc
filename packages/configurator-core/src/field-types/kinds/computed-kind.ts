import type { ValueKind } from './value-kind.ts';

/** A value derived from other fields. Entered and stored values are ignored. */
export const computedKind: ValueKind = {
  holdsValue: true,
  isDerived: true,
  isList: false,
  choices: () => null,
  normalise: () => undefined,
  // Stored configurations include it for display, so ignoring it loses nothing.
  restore: () => ({ value: undefined, isWhole: true }),
  validator: () => null,
  withoutClosed: (value) => value,
  chosen: () => [],
};
