import * as z from 'zod/mini';
import { logicSchema } from '../contract/conditions/condition.ts';
import { logicOperators } from '../contract/conditions/logic-call.ts';
import { languageTag, MAX_LANGUAGES, translationsSchema } from '../contract/primitives/translations.schema.ts';
import { TEMPLATE_FORMAT } from '../contract/template/template.migrations.ts';
import { fieldTypes as builtInTypes, fieldTypeSchema, templateSchema } from '../contract/template/template.schema.ts';
import { templateDescriptions } from '../contract/template/template-descriptions.ts';
import { type KeyFacts, templateFacts } from '../contract/template/template-examples.ts';
import type { CustomFieldType } from '../field-types/custom/custom-field-type.ts';

const logic = { $ref: '#/$defs/logic' };

/** JSON Logic that a template may contain. JSON Schema cannot express its size limit. */
const logicForms = [
  { type: ['string', 'number', 'boolean', 'null'] },
  { type: 'array', items: logic },
  {
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    propertyNames: { enum: [...logicOperators] },
    additionalProperties: logic,
  },
];

/** Keys of translations. */
const languageKeys = { propertyNames: { pattern: languageTag.source }, maxProperties: MAX_LANGUAGES };

/** Adds annotations to the properties of an object. A reference to a definition gets its own ones. */
function annotateProperties(properties: Record<string, object>, keys: Readonly<Record<string, object>>): void {
  for (const [key, annotations] of Object.entries(keys)) {
    const property = properties[key] ?? {};
    // References to one definition share an object. Other properties have their own.
    if ('$ref' in property) properties[key] = { ...annotations, ...property };
    else Object.assign(property, annotations);
  }
}

/** The annotations of a key. JSON Schema has none for units, so `x-unit` is ours. */
function annotationsOf(description: string, facts: KeyFacts | undefined): object {
  const { example, unit } = facts ?? {};
  return {
    description,
    ...(facts && 'default' in facts && { default: facts.default }),
    ...(facts && { examples: [example] }),
    ...(unit !== undefined && { 'x-unit': unit }),
  };
}

/**
 * Returns the contract of templates as JSON Schema, published as `template.schema.json`.
 * @param fieldTypes host types to allow besides the built-in ones
 */
export function templateJsonSchema(fieldTypes: readonly Pick<CustomFieldType, 'name'>[] = []): object {
  const metadata = z.registry<{ description: string; id?: string }>();
  for (const { schema, id, description = '' } of templateDescriptions)
    if (id) metadata.add(schema, { id, description });
  const facts = new Map(templateFacts.map((described) => [described.schema, described.keys]));
  const keys = new Map(
    templateDescriptions.map((described) => [
      described.schema,
      Object.fromEntries(
        Object.entries(described.keys ?? {}).map(([key, text]) => [
          key,
          annotationsOf(text, facts.get(described.schema)?.[key]),
        ]),
      ),
    ]),
  );
  const schema = z.toJSONSchema(templateSchema, {
    io: 'input',
    // Field types are described below.
    unrepresentable: 'any',
    metadata,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === fieldTypeSchema)
        Object.assign(jsonSchema, { type: 'string', enum: [...builtInTypes, ...fieldTypes.map(({ name }) => name)] });
      if (zodSchema === logicSchema) Object.assign(jsonSchema, { anyOf: logicForms });
      if (zodSchema === translationsSchema) Object.assign(jsonSchema, languageKeys);
      annotateProperties(Object(jsonSchema.properties), keys.get(zodSchema) ?? {});
    },
  });
  return {
    ...schema,
    $id: `urn:configurator-core:template:${TEMPLATE_FORMAT}`,
    title: 'Configurator template',
    description:
      'A template of the wire format, as parseTemplate reads it: sections, groups, fields, options and price rules. Unknown keys are kept. parseTemplate also refuses what a schema cannot express: sizes, depth, unsafe patterns and JSON Logic. compileTemplate refuses missing fields, duplicate names and cycles.',
  };
}
