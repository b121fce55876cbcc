import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findMissingNotices } from './find-missing-notices.ts';
import { noticesOf } from './third-party-notices.ts';

const root = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Installs a package and returns the path of its module. */
function installed(name: string, files: Readonly<Record<string, string>>, license: unknown = 'MIT'): string {
  const folder = join(root, 'node_modules/.pnpm', `${name.replace('/', '+')}@1.0.0`, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, 'dist/index.js');
}

describe('notices of bundled packages', () => {
  it('A notice has name, version, licence and text, once per package and sorted', () => {
    const b = installed('b', { 'LICENSE.md': 'Copyright B' });
    const a = installed('@scope/a', { 'licence.txt': 'Copyright A' }, 'ISC');
    const text = noticesOf([
      b,
      a,
      b.replace('index', 'other'),
      '/packages/configurator-core/src/index.ts',
      '\0virtual',
    ]);
    expect(text).toContain('@scope/a 1.0.0\nLicence: ISC\n\nCopyright A\n');
    expect(text.split('\n').filter((line) => / 1\.0\.0$/.test(line))).toEqual(['@scope/a 1.0.0', 'b 1.0.0']);
  });

  it('A package without a licence or its text stops the build', () => {
    expect(() => noticesOf([installed('silent', {})])).toThrow('silent is bundled, but has no licence text');
    expect(() => noticesOf([installed('unnamed', { LICENSE: 'Text' }, null)])).toThrow('unnamed is bundled');
  });

  it('A package that the element or the worker contains must have one', () => {
    const names = (name: Parameters<typeof findMissingNotices>[0]) =>
      findMissingNotices(name, '').map((finding) => /contains (\S+) /.exec(finding)?.[1]);
    expect(names('configurator-core')).toEqual([]);
    expect(names('template-editor').sort()).toEqual(['json-logic-js', 'zod']);
    expect(names('configurator-react')).toEqual(expect.arrayContaining(['xstate', 'dompurify', 'react', 'zod']));
  });

  it('A file without code of others has a notice that says so', () => {
    expect(noticesOf(['/packages/configurator-core/src/index.ts'])).toMatch(/^No file of this package contains code/);
  });
});
