import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/main.ts'), 'const { SHOP_KEY, PORT } = process.env; console.log(SHOP_KEY, PORT);');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the start command in the folder and returns the variables that the server got. */
function startWith(env: Readonly<Record<string, string>>): string {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const options = { cwd: folder, env: { PATH: path, ...env }, stdio: 'pipe' } as const;
  return execSync(manifest.scripts.start, options).toString().trim();
}

it('The start command reads .env, and variables of the environment take precedence', () => {
  writeFileSync(join(folder, '.env'), 'SHOP_KEY=key\nPORT=3000\n');
  expect(startWith({ PORT: '8080' })).toBe('key 8080');
});

it('The start command needs no .env', () => {
  expect(startWith({ SHOP_KEY: 'key', PORT: '8080' })).toBe('key 8080');
});
