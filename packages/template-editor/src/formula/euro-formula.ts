/** Converts a formula in euros to an amount in cents. */
export function centsOfFormula(euros: unknown): unknown {
  return { '*': [100, euros] };
}
