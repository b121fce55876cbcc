import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { requestLimits } from '../contracts/index.ts';
import { callers, securitySchemes } from './callers.ts';
import { componentSchemas, inlineSchema, type JsonSchema, referenceTo } from './component-schemas.ts';
import { errorReplies, referenceHeader } from './error-replies.ts';
import { commonErrors, type Operation } from './operation.ts';
import { adminOperations, serviceOperations } from './other-operations.ts';
import { shopOperations } from './shop-operations.ts';
import { usedSchemas } from './used-schemas.ts';

/** All functions of the shop's backend as operations. */
export const operations: Readonly<Record<string, Operation>> = {
  ...shopOperations,
  ...adminOperations,
  ...serviceOperations,
};

const description = `The functions of the shop's backend: orders, payments, files and maintenance. Generated from \`supabase/contracts\`.

Another method than the one of a function is refused with status 405 and \`method_not_allowed\`. A JSON body may have ${requestLimits.functionBytes} bytes (\`mail-events\`: ${requestLimits.mailEventBytes}) and ${requestLimits.jsonDepth} levels of nesting. Numbers beyond 2^53, NUL characters and lone surrogates are refused. Texts are normalized to NFC, except passwords. Unknown properties are ignored. Amounts are EUR cents, gross.`;

/** Returns the OpenAPI 3.1 document of the functions. */
export function openApiDocument() {
  const purposes = readPurposes();
  const paths = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      `/${name}`,
      { [operation.method]: operationObject(name, operation, purposes.get(name)) },
    ]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Functions of the made-to-measure shop',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description,
    },
    servers: [
      { url: 'http://127.0.0.1:54321/functions/v1', description: 'The embedded host of this repository' },
      {
        url: 'https://{project}.supabase.co/functions/v1',
        description: 'A hosted Supabase project',
        variables: { project: { default: 'project', description: 'Reference of the project' } },
      },
    ],
    tags: [
      { name: 'shop', description: 'Called by the shop for shoppers and customers' },
      { name: 'administration', description: 'Called by the administration' },
      { name: 'services', description: 'Called by PayPal, the mail provider, the scheduler and monitors' },
    ],
    paths,
    components: {
      schemas: usedSchemas(paths, componentSchemas()),
      headers: {
        Reference: {
          description: 'Identifies the entry of the request in the server log.',
          schema: { type: 'string' },
        },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
      securitySchemes,
    },
  };
}

function operationObject(name: string, operation: Operation, purpose: string | undefined) {
  const { caller, access, tag, query, body, reply, errors } = operation;
  const { description: who, security, headers = [] } = callers[caller];
  const parameters = [
    ...Object.entries(query?._zod.def.shape ?? {}).map(([key, schema]) => ({
      name: key,
      in: 'query',
      required: true,
      schema: inlineSchema(schema as z.ZodMiniType),
    })),
    ...headers.map((header) => ({ name: header, in: 'header', required: true, schema: { type: 'string' } })),
  ];
  return {
    operationId: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    description: [purpose, who, access].filter((text) => text !== undefined).join('\n\n'),
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: requestBody(body) }),
    responses: {
      '200': { description: 'Success', headers: referenceHeader, ...replyContent(reply) },
      ...errorReplies([...errors, ...commonErrors(operation)]),
    },
  };
}

function requestBody(body: NonNullable<Operation['body']>) {
  if ('json' in body) return { required: true, content: { 'application/json': { schema: anyOf(body.json) } } };
  const content = Object.fromEntries(body.mediaTypes.map((type) => [type, {}]));
  return { required: true, description: body.description, content };
}

function replyContent(reply: Operation['reply']) {
  if (reply === 'empty') return {};
  if (reply === 'pdf') return { content: { 'application/pdf': {} } };
  return { content: { 'application/json': { schema: anyOf(reply.json) } } };
}

function anyOf(schemas: readonly z.ZodMiniType[]): JsonSchema {
  const [only, ...others] = schemas.map(referenceTo);
  return others.length === 0 && only !== undefined ? only : { anyOf: schemas.map(referenceTo) };
}

/** Reads what each function does from the table in `supabase/functions/README.md`. */
function readPurposes(): ReadonlyMap<string, string> {
  const page = readFileSync(new URL('../functions/README.md', import.meta.url), 'utf8');
  return new Map(
    [...page.matchAll(/^\| `([a-z-]+)` *\|[^|]*\| ([^|]*?) *\|$/gm)].map(([, name = '', does = '']) => [
      name,
      `${does[0]?.toUpperCase()}${does.slice(1)}.`,
    ]),
  );
}
