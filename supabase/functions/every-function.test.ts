import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { handlers } from '../local/functions-host.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));

it('every function is served here too, and asks its callers itself who they are on a hosted project', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(names.toSorted());
  const config = parse(readFileSync(new URL('../config.toml', folder), 'utf8'));
  expect(config.functions).toEqual(Object.fromEntries(names.map((name) => [name, { verify_jwt: false }])));
});
