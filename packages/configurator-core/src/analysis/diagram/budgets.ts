/** Steps for running or bounding one part of an expression. */
export const STEPS_PER_PART = 4;

/**
 * Limits of the analysis, in steps. A step is one child of a diagram node read or built, one value class tested, or one
 * field evaluated. Counts steps instead of milliseconds, so that every machine gives the same result. A question beyond
 * its budget is undecided, and a price bound is safe but not exact.
 *
 * | budget | limits | if exceeded |
 * |---|---|---|
 * | `analysis` | all questions of `analyseTemplate` together | all later questions are undecided |
 * | `question` | one question about one element | this question is undecided |
 * | `bounds` | `priceBounds`, half for each end | bounds are added up field by field |
 * | `walks` | all walks of `createWalks` together | all later goals are unreached |
 * | `walk` | the search for one walk | the shortest path to its goal is used |
 * | `scenarios` | all scenarios, one step per field of each | later scenarios are undecided |
 *
 * `analysis` and `bounds` together take about half a second on a machine of 2026 (two cores, Node 24).
 */
export const budgets = {
  analysis: 1_500_000,
  question: 150_000,
  bounds: 1_000_000,
  walks: 3_000_000,
  walk: 300_000,
  scenarios: 200_000,
} as const;
