import * as z from 'zod/mini';
import * as contracts from '../contracts/index.ts';
import { paypalEventSchema } from '../functions/_shared/paypal/paypal.schema.ts';
import { mailEventSchema } from '../functions/mail-events/mail-event.schema.ts';
import { type ContractDocs, readContractDocs } from './contract-docs.ts';
import { emptyRequestSchema } from './shop-operations.ts';
import { unstatedRules } from './unstated-rules.ts';

/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Key under which a schema carries the docstrings of its properties until `withDescriptions` applies them. */
const docsKey = 'x-docs';

const named: Readonly<Record<string, unknown>> = {
  ...contracts,
  emptyRequestSchema,
  mailEventSchema,
  paypalEventSchema,
};

/** Names of the exported schemas: `placeOrderRequestSchema` becomes `PlaceOrderRequest`. */
const names = new Map<z.ZodMiniType, string>();
for (const [name, value] of Object.entries(named)) {
  const isSchema = value instanceof z.ZodMiniType && name.endsWith('Schema');
  if (isSchema && !names.has(value)) names.set(value, name[0]?.toUpperCase() + name.slice(1, -'Schema'.length));
}

/**
 * Returns a reference to the component of an exported contract.
 * @throws Error for any other schema
 */
export function referenceTo(schema: z.ZodMiniType): JsonSchema {
  const name = names.get(schema);
  if (name === undefined) throw new Error('A request or reply has no exported contract');
  return { $ref: uriOf(name) };
}

/** Converts all exported contracts. The schemas say what callers may send, and what they must expect. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  const docs = readContractDocs(named);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: uriOf,
    override: (context) => complete(context, docs),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => {
      return [name, withDescriptions(describe(schema, docs.schemas.get(name)))];
    }),
  );
}

/** Converts one schema, for parameters. */
export function inlineSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io: 'input',
    override: (context) => complete(context, { schemas: new Map(), properties: new Map() }),
  });
  return converted;
}

function uriOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Adds the rules that JSON Schema cannot express, and removes the bounds that every number has. */
function complete(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema },
  docs: ContractDocs,
): void {
  const rules = unstatedRules(zodSchema);
  if (rules.length > 0) jsonSchema.description = rules.join(' ');
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  const properties = docs.properties.get(zodSchema);
  // Not applied here: zod shares the result of a schema between all properties that have it.
  if (properties !== undefined) jsonSchema[docsKey] = Object.fromEntries(properties);
}

/** Puts a docstring in front of the description of a schema. */
function describe(schema: JsonSchema, docs: string | undefined): JsonSchema {
  const { description: rules, ...rest } = schema;
  if (docs === undefined) return schema;
  if (rules === undefined) return { description: docs, ...rest };
  return { description: `${docs.replace(/(?<!\.)$/, '.')} ${rules}`, ...rest };
}

/** Applies the docstrings of properties. */
function withDescriptions(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (value?.[docsKey] === undefined) return value;
    const { [docsKey]: docs, properties, ...rest } = value;
    for (const [key, text] of Object.entries(docs)) {
      properties[key] = describe(properties[key], String(text));
    }
    return { ...rest, properties };
  });
}
