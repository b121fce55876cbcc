import type { Field } from '../template/template.ts';
import type { FieldValue } from './value.ts';
import type { ValueKind } from './value-kind.ts';

/** The chosen options in option order, each once; undefined for none. */
function inOrder(field: Field, chosen: readonly unknown[]): FieldValue {
  const set = new Set(chosen);
  const values = field.options.map((option) => option.value).filter((value) => set.has(value));
  return values.length > 0 ? values : undefined;
}

/** Any of the options. */
export const multipleChoiceKind: ValueKind = {
  holdsValue: true,
  isList: true,
  choices: () => null,
  normalise: (field, raw) => (Array.isArray(raw) ? inOrder(field, raw) : undefined),
  restore: (field, stored) => {
    if (!Array.isArray(stored)) return { value: undefined, isWhole: false };
    const value = inOrder(field, stored);
    return { value, isWhole: new Set(stored).size === (Array.isArray(value) ? value.length : 0) };
  },
  validator: () => null,
  withoutClosed: (value, closed) => {
    if (!Array.isArray(value) || !value.some((entry) => closed.has(entry))) return value;
    const open = value.filter((entry) => !closed.has(entry));
    return open.length > 0 ? open : undefined;
  },
  chosen: (value) => (Array.isArray(value) ? value : []),
};
