/** Changes parts of an amount; its other keys stay. */
export function withParts(amount: unknown, parts: object): unknown {
  return { ...Object(amount), ...parts };
}

/** Decimals that a rate in minor units may have. */
export const DECIMALS_OF_RATE = 4;

/**
 * Converts a rate in minor units to whole units. The quotient alone may be inexact: 1.1 / 100 is 0.011000000000000001.
 * @param scale minor units in one unit of the currency
 */
export function unitsOfRate(rate: number, scale: number): number {
  return Number((rate / scale).toPrecision(12));
}

/**
 * Converts a rate in whole units to minor units with up to four decimals; null if there are more.
 * @param scale minor units in one unit of the currency
 */
export function rateOf(units: number, scale: number): number | null {
  const rate = Number((units * scale).toFixed(DECIMALS_OF_RATE));
  return Math.abs(rate - units * scale) < 1e-6 ? rate : null;
}
