import type { ValueKind } from './value-kind.ts';

/** A value derived from other fields. What is typed or stored is never read: the expression alone decides. */
export const computedKind: ValueKind = {
  holdsValue: true,
  isDerived: true,
  isList: false,
  choices: () => null,
  normalise: () => undefined,
  // Stored configurations carry it for their readers, so leaving it out loses nothing.
  restore: () => ({ value: undefined, isWhole: true }),
  validator: () => null,
  withoutClosed: (value) => value,
  chosen: () => [],
};
