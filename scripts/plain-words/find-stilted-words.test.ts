import { expect, it } from 'vitest';
import { findStiltedWords } from './find-stilted-words.ts';

it.each([
  ['a line comment', 'a.ts', '// Whoever calls it', 'Whoever'],
  ['a block comment', 'a.ts', '/** The page where it stands. */', 'stands'],
  ['a continued comment', 'a.ts', ' * Loads the list anew.', 'anew'],
  ['a test title', 'a.test.ts', "  it('[BEY-01] tells nobody', () => {", 'nobody'],
  ['a story title', 'a.stories.tsx', "  name: '[BEY-65] Somebody else saved first',", 'Somebody'],
  ['a document', 'docs/a.md', 'Amounts are worked out in cents.', 'worked out'],
  ['SQL', 'a.sql', '-- the number it bears', 'bears'],
])('finds a stilted word in %s', (_, file, line, word) => {
  expect(findStiltedWords(file, `\n${line}`)).toEqual([{ line: 2, word, instead: expect.any(String) }]);
});

it.each([
  ['code', 'a.ts', 'const nobody = 1;'],
  ['a part of a word', 'a.ts', '// understands and withstands'],
])('ignores %s', (_, file, line) => {
  expect(findStiltedWords(file, line)).toEqual([]);
});
