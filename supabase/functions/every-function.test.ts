import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { handlers } from '../local/functions-host.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));

const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

it('supabase/local/functions-host.ts serves every function', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(names.toSorted());
});

it('supabase/config.toml names the import map of every function, which checks its callers itself', () => {
  expect(parse(read('../config.toml')).functions).toEqual(
    Object.fromEntries(names.map((name) => [name, { verify_jwt: false, import_map: './functions/deno.json' }])),
  );
});

it('supabase/functions/README.md describes every function', () => {
  const described = read('README.md').matchAll(/^\| `([a-z-]+)`/gm);
  expect([...described].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});
