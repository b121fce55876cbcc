import type { Configurator } from '../compile/configurator.ts';
import type { Values } from '../field-types/values/value.ts';

/**
 * Returns values in a form that can be stored and later read by `restoreValues`: for host field types the result of
 * their `write`, otherwise the value itself. Includes hidden values.
 */
export function serializeValues(configurator: Configurator, values: Values): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return [];
      const write = configurator.compiledFields.get(name)?.kind.write;
      return [[name, write ? write(value) : value]];
    }),
  );
}
