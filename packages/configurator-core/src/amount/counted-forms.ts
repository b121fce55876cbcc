import type { Amount, CountedAmount, CountedForm } from '../contract/prices/price-amount.ts';
import { countGraphemes } from '../field-types/values/graphemes.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { exact } from './exact.ts';

/** The behavior of a counted form. */
export interface CountedFormDefinition {
  /** What is counted: the characters of a text, or a number itself. */
  readonly of: 'text' | 'number';
  /** Returns the units that are charged. Never falls while the count grows: the bounds of prices rely on it. */
  readonly charged: (count: number, included: number) => number;
}

/** Returns the units beyond the included ones. */
const beyond = (count: number, included: number): number => exact(Math.max(0, count - included));

/** The counted forms. A form without a row is a type error. */
export const countedForms: Readonly<Record<CountedForm, CountedFormDefinition>> = {
  per_character: { of: 'text', charged: beyond },
  per_unit: { of: 'number', charged: beyond },
};

/** Returns whether an amount is a rate for each counted unit. */
export function isCounted(amount: Amount): amount is CountedAmount {
  return amount.kind in countedForms;
}

/** Returns the units of a value that an amount counts; null if there is nothing to count. */
export function unitsOf({ kind }: Pick<CountedAmount, 'kind'>, value: FieldValue): number | null {
  if (countedForms[kind].of === 'number') return typeof value === 'number' ? value : null;
  return typeof value === 'string' ? countGraphemes(value) : null;
}

/** Returns the price of a count of units, not rounded. */
export function countCents(count: number, { kind, rateCents, included }: Omit<CountedAmount, 'field'>): number {
  return exact(countedForms[kind].charged(count, included) * rateCents);
}
