import type { Evaluation } from '../evaluate/evaluation.ts';

/** The nearest place that is a step now. */
export function stepIndexOf({ shown: { steps } }: Evaluation, index: number): number {
  const last = Math.max(0, steps.length - 1);
  return Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), last) : 0;
}

/** Where the current step stands after steps came or went: at the same section, else at the last one before it. */
export function movedStepIndex(before: Evaluation, after: Evaluation, stepIndex: number): number {
  if (before.shown.steps === after.shown.steps) return stepIndex;
  const section = before.shown.steps[stepIndex] ?? 0;
  return stepIndexOf(
    after,
    after.shown.steps.findLastIndex((step) => step <= section),
  );
}
