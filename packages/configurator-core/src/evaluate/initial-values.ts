import type { CompiledField } from '../compile/compiled-field.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';

/** Returns the template's default of a field. `is_default` takes precedence over `default_value`. */
export function initialValue(compiled: CompiledField): FieldValue {
  const { field, kind } = compiled;
  const chosen = field.options.filter((option) => option.isDefault);
  if (chosen.length === 0) return kind.normalise(compiled, field.defaultValue ?? kind.initial);
  const values = chosen.map((option) => option.value);
  return kind.normalise(compiled, kind.isList ? values : values[0]);
}

/** Returns the values of a new configuration: the defaults of all fields, including hidden ones. */
export function initialValues(configurator: Configurator): Values {
  const values: Record<string, FieldValue> = {};
  for (const compiled of configurator.compiledFields.values()) {
    const value = initialValue(compiled);
    if (value !== undefined) values[compiled.name] = value;
  }
  return values;
}

/**
 * Returns the values with some fields changed to raw input: `2,5` is 2.5, lists are in option order, text is truncated.
 * Copies the values only once. Ignores unknown names.
 */
export function setValues(
  configurator: Configurator,
  values: Values,
  changes: Readonly<Record<string, unknown>>,
): Values {
  const changed = new Map(Object.entries(values));
  for (const [fieldName, raw] of Object.entries(changes)) {
    const compiled = configurator.compiledFields.get(fieldName);
    if (compiled === undefined) continue;
    const value = compiled.kind.normalise(compiled, raw);
    if (value === undefined) changed.delete(fieldName);
    else changed.set(fieldName, value);
  }
  return Object.fromEntries(changed);
}

/** Returns the values with one field changed, as `setValues` does. */
export function setValue(configurator: Configurator, values: Values, fieldName: string, raw: unknown): Values {
  return configurator.compiledFields.has(fieldName) ? setValues(configurator, values, { [fieldName]: raw }) : values;
}
