/** Wraps a formula that gives euros as an amount in cents. */
export function centsOfFormula(euros: unknown): unknown {
  return { '*': [100, euros] };
}

/** Unwraps an amount in cents as a formula that gives euros; null if it is not one. */
export function eurosOfFormula(amount: unknown): unknown {
  if (typeof amount === 'number') return amount / 100;
  if (typeof amount !== 'object' || amount === null || !('*' in amount)) return null;
  const factors = amount['*'];
  return Array.isArray(factors) && factors.length === 2 && factors[0] === 100 ? factors[1] : null;
}
