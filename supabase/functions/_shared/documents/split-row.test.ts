import { expect, it } from 'vitest';
import { splitRow } from './split-row.ts';

it('A row of short cells is returned unchanged', () => {
  expect(splitRow(['Name', 'Anna\nBeispiel', ''])).toEqual([['Name', 'Anna\nBeispiel', '']]);
});

it('A cell with many lines is split after 20 lines, and the label is in the first row', () => {
  const lines = Array.from({ length: 41 }, (_, index) => `Zeile ${index}`);
  expect(splitRow(['Artikel', lines.join('\n')])).toEqual([
    ['Artikel', lines.slice(0, 20).join('\n')],
    ['', lines.slice(20, 40).join('\n')],
    ['', 'Zeile 40'],
  ]);
});

it('A long text is split between words, and a long word between characters', () => {
  const text = 'Wort '.repeat(300).trim();
  const rows = splitRow([text]).flat();
  expect(rows.map(({ length }) => length)).toEqual([999, 499]);
  expect(rows.join(' ')).toBe(text);
  const dogs = `x${'🐕'.repeat(1_200)}`;
  const pieces = splitRow([dogs]).flat();
  expect(pieces.join('')).toBe(dogs);
  expect(pieces.every((piece) => !/\p{Surrogate}/u.test(piece) && piece.length <= 1_000)).toBe(true);
});

it('A text of line breaks only is split', () => {
  expect(splitRow(['\n'.repeat(250_000)])).toHaveLength(12_501);
});
