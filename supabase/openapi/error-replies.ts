import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import {
  type ErrorCode,
  errorReplySchema,
  errorStatus,
  priceChangedParamsSchema,
  templateFaultsSchema,
} from '../contracts/index.ts';
import { type JsonSchema, referenceTo } from './component-schemas.ts';
import { parseSource } from './parsed-source.ts';

/** The contracts of params; those of other codes are in the description of the code. */
const paramsSchemas: Partial<Record<ErrorCode, z.ZodMiniType>> = {
  price_changed: priceChangedParamsSchema,
  template_broken: templateFaultsSchema,
};

/** Header of every reply. */
export const referenceHeader = {
  'x-reference': { $ref: '#/components/headers/Reference' },
} as const;

/** Returns the replies of an operation for its error codes, by status. */
export function errorReplies(codes: readonly ErrorCode[]): Readonly<Record<string, unknown>> {
  const meanings = readMeanings();
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = [...new Set(codes)].filter((code) => errorStatus[code] === status).toSorted();
      const lines = ofStatus.map((code) => [`\`${code}\``, meanings.get(code)].filter(Boolean).join(': '));
      const headers = {
        ...referenceHeader,
        ...(status === 429 && { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }),
      };
      const content = { 'application/json': { schema: errorSchema(ofStatus) } };
      return [String(status), { description: lines.join('\n\n'), headers, content }];
    }),
  );
}

function errorSchema(codes: readonly ErrorCode[]): JsonSchema {
  const inError = (properties: Record<string, JsonSchema>) => ({ properties: { error: { properties } } });
  const params = codes.flatMap((code) => {
    const schema = paramsSchemas[code];
    if (schema === undefined) return [];
    // Means "if the code is this, then the params are these".
    return [{ anyOf: [inError({ code: { not: { const: code } } }), inError({ params: referenceTo(schema) })] }];
  });
  return { allOf: [referenceTo(errorReplySchema), inError({ code: { enum: [...codes] } }), ...params] };
}

/** Reads the docstrings of the error codes. */
function readMeanings(): ReadonlyMap<string, string | undefined> {
  const file = 'contracts/error-codes.ts';
  const source = parseSource(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const table = source.constants.get('errorStatus')?.init;
  const codes = table?.type === 'TSAsExpression' ? table.expression : table;
  if (codes?.type !== 'ObjectExpression') throw new Error(`${file} has no table of error codes`);
  return new Map(
    codes.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, source.docsAt(property.start)] as const]
        : [],
    ),
  );
}
