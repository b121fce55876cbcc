import type { CompiledField } from '../compile/compiled-field.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { FieldValue, Values } from '../field-types/value.ts';

/** The template's default of a field. `is_default` wins over `default_value`. */
export function initialValue(compiled: CompiledField): FieldValue {
  const { field, kind } = compiled;
  const chosen = field.options.filter((option) => option.isDefault);
  if (chosen.length === 0) return kind.normalise(compiled, field.defaultValue);
  const values = chosen.map((option) => option.value);
  return kind.normalise(compiled, kind.isList ? values : values[0]);
}

/** The values of a new configuration: the defaults of all fields, hidden ones included. */
export function initialValues(configurator: Configurator): Values {
  const values: Record<string, FieldValue> = {};
  for (const compiled of configurator.compiledFields.values()) {
    const value = initialValue(compiled);
    if (value !== undefined) values[compiled.name] = value;
  }
  return values;
}

/** Returns the values with one field changed as an input sends it: `2,5` is 2.5, lists are in option order, text is truncated. */
export function setValue(configurator: Configurator, values: Values, fieldName: string, raw: unknown): Values {
  const compiled = configurator.compiledFields.get(fieldName);
  if (compiled === undefined) return values;
  const value = compiled.kind.normalise(compiled, raw);
  const { [fieldName]: _, ...rest } = values;
  return value === undefined ? rest : { ...rest, [fieldName]: value };
}
