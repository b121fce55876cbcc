import { storedChoice } from './stored-choice.ts';
import type { ValueKind } from './value-kind.ts';

/** One of the options. */
export const singleChoiceKind: ValueKind = {
  holdsValue: true,
  isDerived: false,
  isList: false,
  choices: (field) => field.options.map((option) => option.value),
  normalise: storedChoice,
  restore: (offered, stored) => {
    const value = storedChoice(offered, stored);
    return { value, isWhole: value !== undefined };
  },
  validator: () => null,
  withoutClosed: (value, closed) => (typeof value === 'string' && closed.has(value) ? undefined : value),
  chosen: (value) => (typeof value === 'string' ? [value] : []),
};
