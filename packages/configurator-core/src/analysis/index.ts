export { analyseTemplate } from './analyse-template.ts';
export { createWalks, type Walk, type WalkGoal, type Walks } from './create-walks.ts';
export { applyFix } from './findings/apply-fix.ts';
export type {
  Analysis,
  ElementKind,
  Finding,
  FindingCode,
  Fix,
  Severity,
  Undecided,
  UndecidedReason,
  WitnessValues,
} from './findings/finding.ts';
export { type PriceBound, type PriceBounds, priceBounds } from './price/price-bounds.ts';
