import { chosenValuesOf, type Evaluation } from '../evaluate/evaluation.ts';

/**
 * Returns the same text for equal configurations: template, version, and the visible, filled values. Ignores key order,
 * empty, hidden and computed values.
 */
export function configurationKey(evaluation: Evaluation): string {
  const { id, version } = evaluation.configurator.template;
  const entries = Object.entries(chosenValuesOf(evaluation));
  return JSON.stringify([id, version, entries.sort(([left], [right]) => (left < right ? -1 : 1))]);
}
