import { expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

it.each([
  [0, '0 kB', '0 kB'],
  [1, '1 kB', '1 kB'],
  [1001, '2 kB', '2 kB'],
  [999_000, '999 kB', '999 kB'],
  [999_001, '1 MB', '1 MB'],
  [2_200_000, '2,2 MB', '2.2 MB'],
  [2_255_000, '2,26 MB', '2.26 MB'],
  [5_000_000, '5 MB', '5 MB'],
  [1_234_000_000, '1.234 MB', '1,234 MB'],
])('A file of %i bytes has %s in German and %s in English', (bytes, de, en) => {
  const texts = ['de', 'en'].map((locale) => formatFileSize(bytes, locale).replace('\u00a0', ' '));
  expect(texts).toEqual([de, en]);
});
