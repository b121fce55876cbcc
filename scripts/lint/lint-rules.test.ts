import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const plugins = ['number-type', 'number-input', 'number-text', 'table-text', 'value-text'].map((name) =>
    join(import.meta.dirname, `${name}.grit`),
  );
  const linter = { rules: { preset: 'none' } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins, linter }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the messages of the rules for a file. */
function messagesFor(source: string): string {
  writeFileSync(join(folder, 'component.tsx'), source);
  const biome = join(workspaceRoot, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['lint', 'component.tsx'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

it.each([
  ['type="number"', 'export const a = <input type="number" />;', 'the type text'],
  ['type={…} with number', "export const a = <input type={'number'} />;", 'the type text'],
  ['a decimal input mode', 'export const a = <input inputMode="decimal" />;', 'the shared number input'],
  [
    'a decimal input mode by condition',
    "export const a = (is: boolean) => <input inputMode={is ? 'decimal' : 'text'} />;",
    'the shared number input',
  ],
  [
    'a comma replaced by a point',
    "export const a = (text: string) => Number(text.trim().replace(',', '.'));",
    'parseNumberText',
  ],
  ['cells split at semicolons', "export const a = (line: string) => line.split(';');", 'readTable'],
  ['cells split at tabs', "export const a = (line: string) => line.split('\\t');", 'readTable'],
  ['cells split at both', 'export const a = (line: string) => line.split(/[;\\t]/);', 'readTable'],
  ['a decoder of spreadsheets', "export const a = new TextDecoder('windows-1252');", 'decodeText'],
  ['a number in a locale', "export const a = (value: number) => value.toLocaleString('de');", 'formatFieldValue'],
  [
    'a number with decimals in a locale',
    "export const a = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 2 });",
    'formatFieldValue',
  ],
  ['a number format', "export const a = new Intl.NumberFormat('de');", 'formatFieldValue'],
  ['words for yes and no', "export const a = (is: boolean) => (is ? 'Ja' : 'Nein');", 'formatFieldValue'],
])('The linter rejects %s', (_, source, message) => {
  expect(messagesFor(source)).toContain(message);
});

it.each([
  ['a whole number as text', 'export const a = <input type="text" inputMode="numeric" />;'],
  ['a date in a locale', "export const a = (at: Date) => at.toLocaleString('de', { dateStyle: 'medium' });"],
  ['a rate', "export const a = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });"],
])('The linter accepts %s', (_, source) => {
  expect(messagesFor(source)).toBe('');
});
