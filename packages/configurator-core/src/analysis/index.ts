export { analyseTemplate } from './analyse-template.ts';
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
