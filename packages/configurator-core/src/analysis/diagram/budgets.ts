/** Steps that one part of an expression takes when it is run or bounded. */
export const STEPS_PER_PART = 4;

/**
 * How much work the analysis may do, in steps. A step is one child of a diagram node looked at or built, one value class
 * tested, or one field evaluated. Steps instead of milliseconds, so that every machine gives the same answer. What lies
 * beyond a budget is undecided, or a price bound that is safe but not exact.
 *
 * | budget | bounds | past it |
 * |---|---|---|
 * | `analysis` | all questions of `analyseTemplate` together | all later questions are undecided |
 * | `question` | one question about one element | this question is undecided |
 * | `bounds` | `priceBounds`, half for each end | bounds are added up field by field |
 * | `walks` | all walks of `createWalks` together | all later goals are unreached |
 * | `walk` | the search for one walk | the shortest way to its goal is taken |
 * | `scenarios` | all scenarios, a step for each field of each | later scenarios are undecided |
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
