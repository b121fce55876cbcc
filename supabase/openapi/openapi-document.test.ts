import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument, operations } from './openapi-document.ts';
import { commonErrors } from './operation.ts';
import { documentValidator } from './testing/document-validator.ts';
import { sourceCodes } from './testing/reachable-codes.ts';
import { unstatedRules } from './unstated-rules.ts';

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
const folder = new URL('../functions/', import.meta.url);
const functions = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));
const document = openApiDocument();

it('docs/openapi.json is generated from the contracts; update it with `vitest -u`', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(file);
});

it('The document is valid OpenAPI 3.1, and its schemas are valid JSON Schemas', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => documentValidator(document).compileAll()).not.toThrow();
});

it('The document has every function of the folder with its purpose, and no other', () => {
  const paths = functions.map((name) => `/${name}`);
  expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
  for (const path of Object.values(document.paths)) {
    for (const { description } of Object.values(path)) expect(description).toMatch(/^.+\.\n\n.+ call it/);
  }
});

it.each(functions)('The error codes of %s are in its source, and those of its folder in the document', (name) => {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`${name} is not in the document`);
  const declared = [...operation.errors, ...commonErrors(operation)];
  const { own, reachable } = sourceCodes(name);
  expect(declared.filter((code) => !reachable.has(code))).toEqual([]);
  expect([...own].filter((code) => code !== 'method_not_allowed' && !declared.some((one) => one === code))).toEqual([]);
});

it('A rule that the document cannot express fails without a sentence', () => {
  const even = (number: number) => number % 2 === 0;
  expect(() => unstatedRules(z.number().check(z.refine(even)))).toThrow('"even" needs a sentence');
  expect(() => unstatedRules(z.string().check(z.overwrite((text) => `${text}!`)))).toThrow('needs a sentence');
  expect(() => unstatedRules(z.string().check(z.regex(/^[a-z]$/i)))).toThrow('JSON Schema has no flags');
  expect(unstatedRules(z.string().check(z.trim(), z.toLowerCase()))).toEqual([
    'White space at both ends is removed.',
    'Converted to lower case.',
  ]);
});
