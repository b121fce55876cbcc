import type { Configurator } from '../compile/configurator.ts';
import { fileRulesOf } from '../contract/template/file-rules.ts';
import type { Field } from '../contract/template/template.ts';
import { type NameForm, pathOf } from './nested-names.ts';

type Json = Record<string, unknown>;

/** Whether the values come from a form, or are what the engine made of them. */
export type ValuesDirection = 'input' | 'output';

const described = {
  input: 'Values as a form sends them.',
  output: 'Values of the shown fields, computed ones included.',
} as const;

const resultTypes = { number: 'number', text: 'string', boolean: 'boolean' } as const;

function numberSchema({ validationRules }: Field): Json {
  const { min, max, step, integer } = validationRules;
  // A fraction is no exact multiple of another one in floating point, so only whole steps are named.
  const isWhole = typeof step === 'number' && Number.isInteger(step) && step > 0 && (min ?? 0) % step === 0;
  return {
    type: integer === true ? 'integer' : 'number',
    ...(typeof min === 'number' && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
    ...(isWhole && { multipleOf: step }),
  };
}

/** JSON Schema counts code points, of which a character may have several, so only the lower bound of a length holds. */
function textSchema({ validationRules: { minLength } }: Field): Json {
  return {
    type: 'string',
    ...(typeof minLength === 'number' && minLength >= 0 && { minLength: Math.ceil(minLength) }),
  };
}

const fileSchema: Json = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    mediaType: { type: 'string' },
    bytes: { type: 'integer', minimum: 0 },
  },
  required: ['id', 'name', 'mediaType', 'bytes'],
};

function optionSchemas({ options }: Field): Json {
  return { oneOf: options.map(({ value, label }) => ({ const: value, title: label })) };
}

/** The schema of a value that the engine returns; null for content that holds none. */
function outputSchema(configurator: Configurator, field: Field): Json | null {
  const kind = configurator.compiledFields.get(field.name)?.kind;
  if (!kind?.holdsValue) return null;
  // A host type returns texts and numbers of its own.
  if (field.base) return {};
  if (kind.isDerived) return field.computed ? { type: resultTypes[field.computed.result] } : {};
  const domain = kind.domain(field);
  if (domain.kind === 'options') return { type: 'array', items: optionSchemas(field), uniqueItems: true };
  if (domain.kind === 'number') return numberSchema(field);
  if (domain.kind === 'text') return textSchema(field);
  if (field.type === 'file') return { type: 'array', items: fileSchema, maxItems: fileRulesOf(field).maxFiles };
  if (domain.kind === 'choice') return field.options.length > 0 ? optionSchemas(field) : { type: 'boolean' };
  return {};
}

/** Names of the required fields that are shown in every configuration. */
function alwaysRequired({ template, compiledFields }: Configurator): ReadonlySet<string> {
  const names = template.sections
    .filter(({ condition }) => condition === null)
    .flatMap(({ groups }) => groups.filter(({ condition }) => condition === null))
    .flatMap(({ fields }) => fields.filter(({ condition, isRequired }) => condition === null && isRequired))
    .map(({ name }) => name);
  return new Set(names.filter((name) => compiledFields.get(name)?.kind.isDerived === false));
}

/** Adds a property at a path, with the objects above it. */
function addProperty(schema: Json, [key = '', ...rest]: readonly string[], value: Json, isRequired: boolean): void {
  schema.properties ??= {};
  const properties = schema.properties as Record<string, Json>;
  if (isRequired) schema.required = [...new Set([...((schema.required as string[] | undefined) ?? []), key])];
  if (rest.length === 0) {
    properties[key] = value;
    return;
  }
  properties[key] ??= { type: 'object' };
  addProperty(properties[key], rest, value, isRequired);
}

/**
 * Describes the values of a template as JSON Schema (draft 2020-12, which draft 7 reads too). Necessary, not sufficient:
 * it cannot say which fields are shown, so values that it accepts may still have issues. `evaluate` decides.
 * @param direction `input` describes what a form sends: any value of a field, since the engine converts texts to numbers
 * and drops what does not fit. `output` describes what `effectiveValuesOf` returns for values without issues.
 * @param names `nested` for fields with a dot in their name as objects within each other
 */
export function valuesJsonSchema(
  configurator: Configurator,
  direction: ValuesDirection,
  names: NameForm = 'flat',
): Record<string, unknown> {
  const required = alwaysRequired(configurator);
  const schema: Json = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: configurator.template.name,
    description: `${described[direction]} Necessary, not sufficient: which fields are shown depends on the others.`,
    type: 'object',
  };
  for (const field of configurator.fields.values()) {
    const output = outputSchema(configurator, field);
    const isDerived = configurator.compiledFields.get(field.name)?.kind.isDerived === true;
    if (output === null || (direction === 'input' && isDerived)) continue;
    const title = field.label === null || field.label === '' ? {} : { title: field.label };
    const value = direction === 'output' ? { ...title, ...output } : title;
    addProperty(schema, pathOf(field.name, names), value, required.has(field.name));
  }
  return schema;
}
