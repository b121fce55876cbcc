import { expect, it } from 'vitest';
import { findStiltedWords } from './find-stilted-words.ts';

it.each([
  ['a line comment', 'a.ts', '// Whoever calls it', 'Whoever'],
  ['a block comment', 'a.ts', '/** The page where it stands. */', 'stands'],
  ['a continued comment', 'a.ts', ' * Loads the list anew.', 'anew'],
  ['a comment behind code', 'a.ts', 'close(); // deleted for good', 'for good'],
  ['a test title', 'a.test.ts', "  it('[BEY-01] tells the caller', () => {", 'tells'],
  ['a title of a table of tests', 'a.test.ts', "])('stands in %s', () => {", 'stands'],
  ['a story title', 'a.stories.tsx', "  name: '[BEY-65] Somebody else saved first',", 'Somebody'],
  ['a document', 'docs/a.md', 'Amounts are worked out in cents.', 'worked out'],
  ['a comment of SQL', 'a.sql', '-- the number it bears', 'bears'],
  ['a comment behind SQL', 'a.sql', '  email text, -- where nobody reads', 'nobody'],
  ['a description of SQL', 'a.sql', "comment on function f(text) is 'Customer''s address, told once.';", 'told'],
])('A stilted word is found in %s', (_, file, line, word) => {
  expect(findStiltedWords(file, `\n${line}`)).toEqual([{ line: 2, word, instead: expect.any(String) }]);
});

it('A stilted word is found in a title on a line of its own', () => {
  const text = "test.each(rows)(\n  '[BEY-01] is heard',";
  expect(findStiltedWords('a.e2e.ts', `it(\n  '[BEY-01] is heard',\n${text}`)).toMatchObject([
    { line: 2, word: 'heard' },
  ]);
});

it('A stilted word is found on the second line of a description of SQL', () => {
  expect(findStiltedWords('a.sql', "comment on table t is\n  'Rows of\n  nobody.';\n")).toMatchObject([
    { line: 3, word: 'nobody' },
  ]);
});

it.each([
  ['text of SQL that is no description', 'a.sql', "raise exception 'nobody';"],
  ['code', 'a.ts', 'const nobody = 1;'],
  ['a part of a word', 'a.ts', '// understands and withstands'],
  ['the term "stand-in"', 'a.ts', '// a stand-in for PayPal'],
  ['a code block', 'a.md', '```ts\n// whoever\n```'],
  ['an accessible name', 'a.e2e.ts', "getByRole('button', { name: 'Aktuellen Stand laden' })"],
])('A stilted word is ignored: %s', (_, file, line) => {
  expect(findStiltedWords(file, line)).toEqual([]);
});

it('A title of more than 100 characters is found, without counting its IDs', () => {
  const title = 'x'.repeat(100);
  expect(findStiltedWords('a.test.ts', `it('[BEY-01] [SF-CART-02] ${title}', () => {`)).toEqual([]);
  expect(findStiltedWords('a.stories.tsx', `  name: '[BEY-01, CFG-MODEL-02] ${title}',`)).toEqual([]);
  expect(findStiltedWords('a.test.ts', `it('[BEY-01] ${title}x', () => {`)).toMatchObject([{ line: 1 }]);
});
