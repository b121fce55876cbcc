import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { findHardCodedTexts } from './find-hard-coded-texts.ts';

/** Sources whose texts must all be in catalogues. */
const translated =
  /^packages\/template-editor\/src\/|^apps\/shop\/app\/(features\/admin-\w+\/|routes\/admin\/|ui\/(admin|data-table)\/)/;

/**
 * The catalogues themselves, and files that are not shipped. Each field type of the editor has its texts in both
 * languages beside its definition, which the type check requires.
 */
const exempt = /\/texts\/|\/template-editor\/src\/field-types\/types\/|\/testing\/|\.(test|stories|fixtures)\.tsx?$/;

/** Names that are the same in every language. */
const properNames = new Set(['PayPal']);

/** Stored order states. */
const stored = new Set(['In Bearbeitung']);

/** Texts in the language of the shop: drafts and library groups become parts of a template. */
const content = new Set([
  'packages/template-editor/src/field-types/registry.ts',
  'packages/template-editor/src/library/field-groups.ts',
]);

const files = listFiles().filter(
  (file) => translated.test(file) && /\.tsx?$/.test(file) && !exempt.test(file) && !content.has(file),
);

it('No user-facing text is outside the catalogues', () => {
  const found = files.flatMap((file) =>
    findHardCodedTexts(file, readFileSync(join(workspaceRoot, file), 'utf8'))
      .filter(({ text }) => !properNames.has(text) && !stored.has(text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
