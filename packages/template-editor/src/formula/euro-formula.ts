/** Converts a formula in euros to an amount in cents. */
export function centsOfFormula(euros: unknown): unknown {
  return { '*': [100, euros] };
}

/** Converts an amount in cents back to a formula in euros; null if it has no such form. */
export function eurosOfFormula(amount: unknown): unknown {
  if (typeof amount === 'number') return amount / 100;
  if (typeof amount !== 'object' || amount === null || !('*' in amount)) return null;
  const factors = amount['*'];
  return Array.isArray(factors) && factors.length === 2 && factors[0] === 100 ? factors[1] : null;
}
