import type { Configurator } from '../compile/configurator.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';

/**
 * Values in the form that may be stored and read another day by `restoreValues`: of a field type of the host as its `write`
 * gives them, all others as they are. Hidden ones are kept too.
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

/** A value in the words of its type: one of the host, or the names of files; null where the type has none, or for nothing. */
export function printHostValue(configurator: Configurator, fieldName: string, value: FieldValue): string | null {
  if (value === undefined) return null;
  const print = configurator.compiledFields.get(fieldName)?.kind.print;
  return print?.(value, configurator.template.language ?? null) ?? null;
}
