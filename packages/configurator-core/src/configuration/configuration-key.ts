import type { Configurator } from '../compile/configurator.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { countedValuesOf } from '../evaluate/evaluation.ts';
import type { Values } from '../field-types/value.ts';

/**
 * One text for equal configurations: the template with its version, and the values that show and are filled. The order of
 * keys, empty values and what hidden fields hold make no difference.
 */
export function configurationKey(configurator: Configurator, values: Values): string {
  const { id, version } = configurator.template;
  const entries = Object.entries(countedValuesOf(evaluate(configurator, values)));
  return JSON.stringify([id, version, entries.sort(([left], [right]) => (left < right ? -1 : 1))]);
}
