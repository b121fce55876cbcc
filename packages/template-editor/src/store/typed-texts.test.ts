import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !/\.stories\.|^testing\//.test(file));
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

/** Text inputs of modal dialogs, which are discarded by closing the dialog. */
const inDialogs = [
  'commands/command-palette.tsx',
  'inspector/paste-options.tsx',
  'preview/record-scenario-dialog.tsx',
  'price-table/cell-editor.tsx',
  'price-table/table-toolbar.tsx',
  'start/form-source.tsx',
  'start/start-dialog.tsx',
  'start/table-source.tsx',
];

/** Inputs whose text is kept by another module: the caller of the search field, and the store for the JSON view. */
const keptElsewhere = ['json/json-view.tsx', 'logic/search-field.tsx'];

/** Whether a file renders an input for text. */
function hasTextInput(code: string): boolean {
  const inputs = code.match(/<(?:input|textarea)\b[\s\S]*?\/>/g) ?? [];
  return inputs.some((input) => !/type="(?:checkbox|radio|file|color)"/.test(input));
}

describe('a text typed in the editor', () => {
  it('A text typed in the editor outlives its panel, unless it is in a dialog', () => {
    const lost = files.filter(
      (file) => hasTextInput(textOf(file)) && !/useDraft\(|useTypedText\(|\btyped\./.test(textOf(file)),
    );
    expect(lost.filter((file) => !inDialogs.includes(file) && !keptElsewhere.includes(file))).toEqual([]);
  });

  it('A text typed in the editor is no plain state of a panel', () => {
    const plain = files.filter((file) => /useState(?:<string>)?\(''\)/.test(textOf(file)));
    // The language of the preview is chosen, not typed.
    expect(plain.filter((file) => !inDialogs.includes(file))).toEqual(['preview/preview-view.tsx']);
  });

  it('A text typed in the editor is searched for in every file that renders text inputs', () => {
    const found = files.filter((file) => hasTextInput(textOf(file)));
    expect(found).toEqual(expect.arrayContaining(['comments/comment-form.tsx', 'controls/text-control.tsx']));
  });
});
