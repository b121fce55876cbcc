import { storedChoice } from './stored-choice.ts';
import type { OfferedField, ValueKind } from './value-kind.ts';

/** The template's own text, so that later comparisons of equal texts end at once; undefined for none of the options. */
function chosenOf(offered: OfferedField, value: unknown): string | undefined {
  return typeof value === 'string' ? offered.optionValues[offered.placeOf(value)] : undefined;
}

/** One of the options. */
export const singleChoiceKind: ValueKind = {
  holdsValue: true,
  isList: false,
  choices: (field) => field.options.map((option) => option.value),
  normalise: (offered, raw) => chosenOf(offered, typeof raw === 'number' ? String(raw) : raw),
  restore: (offered, stored) => {
    const value = storedChoice(offered, stored);
    return { value, isWhole: value !== undefined };
  },
  validator: () => null,
  withoutClosed: (value, closed) => (typeof value === 'string' && closed.has(value) ? undefined : value),
  chosen: (value) => (typeof value === 'string' ? [value] : []),
};
