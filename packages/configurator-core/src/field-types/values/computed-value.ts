import type { Computation } from '../../contract/conditions/computation.schema.ts';
import { parseNumber } from './comparison.ts';
import type { FieldValue } from './value.ts';

/** Decimals of a computed number whose template names none. */
export const DEFAULT_DECIMALS = 2;

/** Numbers beyond this count as this, in expressions and in what they give, so that none overflows. */
const LARGEST_NUMBER = 1e15;

/** Digits that are kept of a binary result. What is beyond them is what binary fractions add. */
const KEPT_DIGITS = 12;

/** A number within what expressions compute with. */
export function limitNumber(value: number): number {
  return Math.min(LARGEST_NUMBER, Math.max(-LARGEST_NUMBER, value));
}

/** Rounds half up to some decimals, as a person would on paper: `267.49999999999994` is 267.5 and gives 268. */
export function roundDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Number((limitNumber(value) * scale).toPrecision(KEPT_DIGITS));
  // `+ 0` turns -0 into 0.
  return Math.floor(scaled + 0.5) / scale + 0;
}

/**
 * The value of a computed field for what its expression gives.
 * @param isTruthy what JSON Logic takes for true
 * @returns undefined for a number that is none, for false and for what is no single value
 */
export function computedValue(
  { result, decimals }: Computation,
  given: unknown,
  isTruthy: (value: unknown) => boolean,
): FieldValue {
  switch (result) {
    case 'number': {
      const number = parseNumber(given);
      return number === undefined ? undefined : roundDecimals(number, decimals ?? DEFAULT_DECIMALS);
    }
    case 'boolean':
      return isTruthy(given) || undefined;
    case 'text':
      if (typeof given === 'number') return Number.isFinite(given) ? decimalText(given) : undefined;
      return typeof given === 'string' && given !== '' ? given : undefined;
    default:
      return result satisfies never;
  }
}

/** A number as texts write it, with a comma: `2,5`. */
export function decimalText(value: number): string {
  return String(Number(value.toPrecision(KEPT_DIGITS)) + 0).replace('.', ',');
}
