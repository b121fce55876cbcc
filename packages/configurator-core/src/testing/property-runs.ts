/**
 * Returns the number of runs of a property test: `least`, or `PROPERTY_RUNS` in a longer run (`PROPERTY_RUNS=50000 pnpm
 * test:unit`).
 * @throws RangeError if `PROPERTY_RUNS` is not a positive integer
 */
export function propertyRuns(least = 1000): { readonly numRuns: number } {
  const wished = process.env.PROPERTY_RUNS;
  if (wished === undefined || wished === '') return { numRuns: least };
  const numRuns = Number(wished);
  if (!Number.isInteger(numRuns) || numRuns < 1) throw new RangeError(`PROPERTY_RUNS is no number of runs: ${wished}`);
  return { numRuns: Math.max(least, numRuns) };
}
