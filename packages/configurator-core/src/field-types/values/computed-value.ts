import type { Computation } from '../../contract/conditions/computation.schema.ts';
import { parseNumber } from './comparison.ts';
import type { FieldValue } from './value.ts';
import { formatNumber } from './value-words.ts';

/** Default decimals of a computed number. */
export const DEFAULT_DECIMALS = 2;

/** Numbers in expressions and results are limited to this, so that none overflows. */
const LARGEST_NUMBER = 1e15;

/** Significant digits kept of a result. Further digits are floating-point error. */
const KEPT_DIGITS = 12;

/** Limits a number to the range of expressions. */
export function limitNumber(value: number): number {
  return Math.min(LARGEST_NUMBER, Math.max(-LARGEST_NUMBER, value));
}

/** Rounds half up to some decimals, as on paper: `267.49999999999994` counts as 267.5 and gives 268. */
export function roundDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Number((limitNumber(value) * scale).toPrecision(KEPT_DIGITS));
  // `+ 0` turns -0 into 0.
  return Math.floor(scaled + 0.5) / scale + 0;
}

/**
 * Converts the result of an expression to the value of a computed field.
 * @param isTruthy tests the truth of a value as JSON Logic does
 * @returns undefined for an invalid number, for false and for anything but a single value
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

/** Returns a number without the digits of its floating-point error. */
export function keptDigits(value: number): number {
  // `+ 0` turns -0 into 0.
  return Number(value.toPrecision(KEPT_DIGITS)) + 0;
}

/** Formats a number with a decimal comma: `2,5`. */
export function decimalText(value: number): string {
  return formatNumber(keptDigits(value), 'de');
}
