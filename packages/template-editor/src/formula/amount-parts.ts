/** Changes parts of an amount; its other keys stay. */
export function withParts(amount: unknown, parts: object): unknown {
  return { ...Object(amount), ...parts };
}

const DECIMALS_OF_RATE = 4;

/** Converts euros to cents with up to four decimals; null if there are more. */
export function rateOfEuros(euros: number): number | null {
  const cents = Number((euros * 100).toFixed(DECIMALS_OF_RATE));
  return Math.abs(cents - euros * 100) < 1e-6 ? cents : null;
}
