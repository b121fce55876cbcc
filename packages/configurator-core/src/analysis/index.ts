export { analyseTemplate } from './analyse-template.ts';
export { applyFix } from './apply-fix.ts';
export { createWalks, type Walk, type WalkGoal, type Walks } from './create-walks.ts';
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
} from './finding.ts';
export { type PriceBound, type PriceBounds, priceBounds } from './price-bounds.ts';
