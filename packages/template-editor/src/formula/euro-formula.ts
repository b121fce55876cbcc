/** Converts a formula in whole units to an amount in minor units. @param scale minor units in one unit */
export function amountOfFormula(formula: unknown, scale: number): unknown {
  return scale === 1 ? formula : { '*': [scale, formula] };
}
