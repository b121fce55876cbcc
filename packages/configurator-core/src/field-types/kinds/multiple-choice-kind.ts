import type { FieldValue } from '../values/value.ts';
import { storedChoice } from './stored-choice.ts';
import type { OfferedField, ValueKind } from './value-kind.ts';

/** Returns the distinct chosen options in option order, or undefined if there are none. */
function inOrder({ field }: OfferedField, chosen: readonly unknown[]): FieldValue {
  const set = new Set(chosen);
  const values = field.options.map(({ value }) => value).filter((value) => set.has(value));
  return values.length > 0 ? values : undefined;
}

/** Any number of the options. */
export const multipleChoiceKind: ValueKind = {
  holdsValue: true,
  isDerived: false,
  isList: true,
  choices: () => null,
  normalise: (offered, raw) =>
    Array.isArray(raw)
      ? inOrder(
          offered,
          raw.map((entry: unknown) => storedChoice(offered, entry)),
        )
      : undefined,
  restore: (offered, stored) => {
    if (!Array.isArray(stored)) return { value: undefined, isWhole: false };
    const chosen = stored.map((entry: unknown) => storedChoice(offered, entry));
    return { value: inOrder(offered, chosen), isWhole: !chosen.includes(undefined) };
  },
  validator: () => null,
  withoutClosed: (value, closed) => {
    if (!Array.isArray(value) || !value.some((entry) => closed.has(entry))) return value;
    const open = value.filter((entry) => !closed.has(entry));
    return open.length > 0 ? open : undefined;
  },
  chosen: (value) => (Array.isArray(value) ? value : []),
};
