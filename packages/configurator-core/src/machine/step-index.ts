import type { Evaluation } from '../evaluate/evaluation.ts';

/** The nearest place that is a step now. */
export function stepIndexOf({ steps }: Evaluation, index: number): number {
  const last = Math.max(0, steps.length - 1);
  return Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), last) : 0;
}

/** Where the current step stands after steps came or went: at the same section, else at the last one before it. */
export function movedStepIndex(before: Evaluation, after: Evaluation, stepIndex: number): number {
  if (before.steps === after.steps) return stepIndex;
  const section = before.steps[stepIndex] ?? 0;
  return stepIndexOf(
    after,
    after.steps.findLastIndex((step) => step <= section),
  );
}
