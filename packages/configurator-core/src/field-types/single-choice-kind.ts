import type { ValueKind } from './value-kind.ts';

/** One of the options. */
export const singleChoiceKind: ValueKind = {
  holdsValue: true,
  isList: false,
  choices: (field) => field.options.map((option) => option.value),
  // The template's own text, so that later comparisons of equal texts end at once.
  normalise: (offered, raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    return typeof text === 'string' ? offered.optionValues[offered.placeOf(text)] : undefined;
  },
  restore: (offered, stored) => {
    const value = typeof stored === 'string' ? offered.optionValues[offered.placeOf(stored)] : undefined;
    return { value, isWhole: value !== undefined };
  },
  validator: () => null,
  withoutClosed: (value, closed) => (typeof value === 'string' && closed.has(value) ? undefined : value),
  chosen: (value) => (typeof value === 'string' ? [value] : []),
};
