import type { Configurator } from '../compile/configurator.ts';
import { restoreValues } from '../configuration/restore-values.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { initialValues } from '../evaluate/initial-values.ts';
import { stepStates } from '../evaluate/read-evaluation.ts';
import type { ConfiguratorContext, ConfiguratorInput } from './configurator-context.ts';
import { clampStepIndex, currentSection } from './steps.ts';

/** Returns the context of a shopper who has visited only one step. */
export function freshContext(evaluation: Evaluation, wishedStep: number): ConfiguratorContext {
  const stepIndex = clampStepIndex(evaluation, wishedStep);
  const current = currentSection({ evaluation, stepIndex });
  return {
    evaluation,
    stepIndex,
    visitedSections: current ? [current.section.id] : [],
    attemptedSections: [],
    failedAttempts: 0,
    notice: null,
    undo: [],
    dropped: [],
  };
}

/** Returns the initial context. */
export function startContext(configurator: Configurator, input: ConfiguratorInput = {}): ConfiguratorContext {
  const { initialValues: stored, basePriceCents, unavailable, stepIndex = 0, visitedSections } = input;
  const { values, dropped } =
    stored === undefined ? { values: initialValues(configurator), dropped: [] } : restoreValues(configurator, stored);
  const evaluation = evaluate(configurator, values, { basePriceCents, unavailable });
  const context = { ...freshContext(evaluation, stepIndex), dropped };
  if (visitedSections)
    return { ...context, visitedSections: [...new Set([...visitedSections, ...context.visitedSections])] };
  return stored === undefined ? context : visitCompleteSections(context);
}

/** Marks complete sections as visited, because the shopper filled them in before. */
export function visitCompleteSections<Position extends Pick<ConfiguratorContext, 'evaluation' | 'visitedSections'>>(
  position: Position,
): Position {
  const visited = new Set(position.visitedSections);
  for (const { section, isComplete } of stepStates(position.evaluation)) if (isComplete) visited.add(section.id);
  return { ...position, visitedSections: [...visited] };
}
