import { globSync, readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import * as z from 'zod/mini';
import { type ParsedSource, parseSource } from './parsed-source.ts';

/** The docstrings of the contracts. */
export interface ContractDocs {
  /** By the name of a component, such as `PlaceOrderRequest`. */
  readonly schemas: ReadonlyMap<string, string>;
  /** By an object schema and the name of its property. */
  readonly properties: ReadonlyMap<z.core.$ZodType, ReadonlyMap<string, string>>;
}

const folder = new URL('../', import.meta.url);
const files = ['contracts/**/*.ts', 'functions/mail-events/*.schema.ts', 'functions/_shared/paypal/*.schema.ts'];

/**
 * Reads the docstrings of exported schemas and of their properties, which exist in the source only.
 * @param named the exported schemas by name
 */
export function readContractDocs(named: Readonly<Record<string, unknown>>): ContractDocs {
  const schemas = new Map<string, string>();
  const properties = new Map<z.core.$ZodType, Map<string, string>>();
  for (const file of globSync(files, { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()) {
    const source = parseSource(file, readFileSync(new URL(file, folder), 'utf8'));
    for (const [name, { init, docs }] of source.constants) {
      const schema = named[name];
      if (!(schema instanceof z.ZodMiniType) || !name.endsWith('Schema')) continue;
      if (docs !== undefined) schemas.set(name[0]?.toUpperCase() + name.slice(1, -'Schema'.length), docs);
      readProperties(source, init, schema, properties);
    }
  }
  return { schemas, properties };
}

type Found = Map<z.core.$ZodType, Map<string, string>>;

/** Walks through the source of a schema and the schema itself. Both have the same shape. */
function readProperties(source: ParsedSource, node: ESTree.Node, schema: z.core.$ZodType, found: Found): void {
  if (node.type === 'Identifier') {
    const constant = source.constants.get(node.name);
    if (constant !== undefined) readProperties(source, constant.init, schema, found);
    return;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
  const { object, property } = node.callee;
  const name = property.type === 'Identifier' ? property.name : '';
  const [first, second] = node.arguments;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (name === 'check') readProperties(source, object, schema, found);
  else if (first === undefined) return;
  else if (def.type === 'object')
    readObject(source, name === 'extend' ? second : first, { schema, shape: def.shape }, found);
  else if (def.type === 'optional' && name === 'nullish') readProperties(source, node, def.innerType, found);
  else if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    readProperties(source, first, def.innerType, found);
  else if (def.type === 'array') readProperties(source, first, def.element, found);
  else if (def.type === 'union') {
    const options = name === 'discriminatedUnion' ? second : first;
    if (options?.type !== 'ArrayExpression') return;
    for (const [index, option] of def.options.entries()) {
      const element = options.elements[index];
      if (element) readProperties(source, element, option, found);
    }
  }
}

function readObject(
  source: ParsedSource,
  node: ESTree.Node | undefined,
  { schema, shape }: { schema: z.core.$ZodType; shape: Readonly<Record<string, z.core.$ZodType>> },
  found: Found,
): void {
  const literal = node?.type === 'Identifier' ? source.constants.get(node.name)?.init : node;
  if (literal?.type !== 'ObjectExpression') return;
  for (const property of literal.properties) {
    if (property.type === 'SpreadElement') readObject(source, property.argument, { schema, shape }, found);
    else if (property.key.type === 'Identifier') {
      const docs = source.docsAt(property.start);
      const value = shape[property.key.name];
      if (docs !== undefined) found.set(schema, (found.get(schema) ?? new Map()).set(property.key.name, docs));
      if (value !== undefined) readProperties(source, property.value, value, found);
    }
  }
}
