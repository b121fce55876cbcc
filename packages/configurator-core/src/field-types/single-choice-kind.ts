import type { Field } from '../template/template.ts';
import type { FieldValue } from './value.ts';
import type { ValueKind } from './value-kind.ts';

function optionValue(field: Field, text: string): FieldValue {
  return text !== '' && field.options.some((option) => option.value === text) ? text : undefined;
}

/** One of the options. */
export const singleChoiceKind: ValueKind = {
  holdsValue: true,
  isList: false,
  choices: (field) => field.options.map((option) => option.value),
  normalise: (field, raw) =>
    typeof raw === 'string' || typeof raw === 'number' ? optionValue(field, String(raw)) : undefined,
  restore: (field, stored) => {
    const value = typeof stored === 'string' ? optionValue(field, stored) : undefined;
    return { value, isWhole: value !== undefined };
  },
  validator: () => null,
  withoutClosed: (value, closed) => (typeof value === 'string' && closed.has(value) ? undefined : value),
  chosen: (value) => (typeof value === 'string' ? [value] : []),
};
