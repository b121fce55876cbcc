import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { findLooseTexts } from './find-loose-texts.ts';

/** Source whose texts are all in catalogues. */
const translated =
  /^packages\/template-editor\/src\/|^apps\/shop\/app\/(features\/admin-\w+\/|routes\/admin\/|ui\/(admin|data-table)\/)/;

/** The catalogues themselves, and what is never shipped. */
const exempt = /\/texts\/|\/testing\/|\.(test|stories|fixtures)\.tsx?$/;

/** The same in every language. */
const properNames = new Set(['PayPal']);

/** States of an order as they are stored. */
const stored = new Set(['In Bearbeitung']);

/** In the language of the shop: drafts and library groups become parts of a template. */
const content = new Set([
  'packages/template-editor/src/field-types/registry.ts',
  'packages/template-editor/src/library/field-groups.ts',
]);

const files = listFiles().filter(
  (file) => translated.test(file) && /\.tsx?$/.test(file) && !exempt.test(file) && !content.has(file),
);

it('finds no user-facing text outside the catalogues', () => {
  const found = files.flatMap((file) =>
    findLooseTexts(file, readFileSync(join(workspaceRoot, file), 'utf8'))
      .filter(({ text }) => !properNames.has(text) && !stored.has(text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
