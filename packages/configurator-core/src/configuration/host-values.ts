import type { Configurator } from '../compile/configurator.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';

/**
 * Returns values in a form that can be stored and later read by `restoreValues`: for host field types the result of
 * their `write`, otherwise the value itself. Includes hidden values.
 */
export function storedValues(configurator: Configurator, values: Values): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return [];
      const write = configurator.compiledFields.get(name)?.kind.write;
      return [[name, write ? write(value) : value]];
    }),
  );
}

/** Returns the text of a host type's value, or the names of files. Null if empty or if the type has no `print`. */
export function printHostValue(configurator: Configurator, fieldName: string, value: FieldValue): string | null {
  if (value === undefined) return null;
  const print = configurator.compiledFields.get(fieldName)?.kind.print;
  return print?.(value, configurator.template.language ?? null) ?? null;
}
