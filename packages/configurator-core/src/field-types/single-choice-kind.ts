import type { ValueKind } from './value-kind.ts';

/** One of the options. */
export const singleChoiceKind: ValueKind = {
  holdsValue: true,
  isList: false,
  choices: (field) => field.options.map((option) => option.value),
  normalise: ({ optionCents }, raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    return typeof text === 'string' && optionCents.has(text) ? text : undefined;
  },
  restore: ({ optionCents }, stored) => {
    const value = typeof stored === 'string' && optionCents.has(stored) ? stored : undefined;
    return { value, isWhole: value !== undefined };
  },
  validator: () => null,
  withoutClosed: (value, closed) => (typeof value === 'string' && closed.has(value) ? undefined : value),
  chosen: (value) => (typeof value === 'string' ? [value] : []),
};
