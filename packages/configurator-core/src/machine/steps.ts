import type { Evaluation } from '../evaluate/evaluation.ts';
import { stepStates } from '../evaluate/read-evaluation.ts';
import type { ConfiguratorContext } from './configurator-context.ts';

/** Returns the index of the nearest existing step. */
export function clampStepIndex({ steps }: Evaluation, index: number): number {
  const last = Math.max(0, steps.length - 1);
  return Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), last) : 0;
}

/** Returns the section of the current step, or undefined if there are no steps. */
export function currentSection({ evaluation, stepIndex }: Pick<ConfiguratorContext, 'evaluation' | 'stepIndex'>) {
  return stepStates(evaluation)[stepIndex];
}

/** The part of the context with the shopper's position. */
type StepPosition = Pick<ConfiguratorContext, 'evaluation' | 'stepIndex' | 'visitedSections'>;

/** Goes to the nearest existing step and marks its section as visited. */
export function goToStep({ evaluation, visitedSections }: StepPosition, index: number): StepPosition {
  const stepIndex = clampStepIndex(evaluation, index);
  const id = currentSection({ evaluation, stepIndex })?.section.id;
  const isVisited = id === undefined || visitedSections.includes(id);
  return { evaluation, stepIndex, visitedSections: isVisited ? visitedSections : [...visitedSections, id] };
}

/** Replaces the evaluation and stays in the current section. If it is hidden, goes to the last step before it. */
export function applyEvaluation(context: StepPosition, evaluation: Evaluation): StepPosition {
  const { stepIndex, visitedSections } = context;
  const { steps } = context.evaluation;
  const next = { evaluation, stepIndex, visitedSections };
  if (steps === evaluation.steps) return next;
  const section = steps[stepIndex] ?? 0;
  return goToStep(
    next,
    evaluation.steps.findLastIndex((step) => step <= section),
  );
}
