import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { narrowSiblingRules } from './narrow-sibling-rules.ts';

const banner = createRequire(import.meta.url).resolve('vanilla-cookieconsent/dist/cookieconsent.css');

test("The cookie banner's rules keep their meaning, and rules for any sibling are removed", async () => {
  expect(readFileSync(banner, 'utf8')).toContain('.cm__link-group>*+*{margin-left:1.3rem}');
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    plugins: [narrowSiblingRules()],
    build: { write: false, cssMinify: false, rolldownOptions: { input: banner } },
  });
  const files = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  const css = files.map((file) => ('source' in file ? String(file.source) : '')).join('');
  expect(css).toContain('.cm__link-group>:not(:first-child){margin-left:1.3rem}');
  expect(css).not.toContain('+*{');
});
