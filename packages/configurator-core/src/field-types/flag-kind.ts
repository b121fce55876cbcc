import type { ValueKind } from './value-kind.ts';

/** Ticked or not; not ticked is empty. */
export const flagKind: ValueKind = {
  holdsValue: true,
  isList: false,
  choices: () => [true],
  normalise: (_offered, raw) => (raw === true || raw === 'true' ? true : undefined),
  restore: (_offered, stored) => ({ value: stored === true ? true : undefined, isWhole: typeof stored === 'boolean' }),
  validator: () => null,
  withoutClosed: (value) => value,
  chosen: () => [],
};
