/**
 * How often a property test tries: `least` times in every run of the tests, and as often as `PROPERTY_RUNS` says in a
 * longer one (`PROPERTY_RUNS=50000 pnpm test:unit`).
 * @throws RangeError where `PROPERTY_RUNS` is no whole number above 0
 */
export function propertyRuns(least = 1000): { readonly numRuns: number } {
  const wished = process.env.PROPERTY_RUNS;
  if (wished === undefined || wished === '') return { numRuns: least };
  const numRuns = Number(wished);
  if (!Number.isInteger(numRuns) || numRuns < 1) throw new RangeError(`PROPERTY_RUNS is no number of runs: ${wished}`);
  return { numRuns: Math.max(least, numRuns) };
}
