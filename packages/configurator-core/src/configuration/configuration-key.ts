import { chosenValuesOf, type Evaluation } from '../evaluate/evaluation.ts';

/**
 * One text for equal configurations: the template with its version, and the values that show and are filled. The order of
 * keys, empty values, what hidden fields hold and what is computed make no difference.
 */
export function configurationKey(evaluation: Evaluation): string {
  const { id, version } = evaluation.configurator.template;
  const entries = Object.entries(chosenValuesOf(evaluation));
  return JSON.stringify([id, version, entries.sort(([left], [right]) => (left < right ? -1 : 1))]);
}
