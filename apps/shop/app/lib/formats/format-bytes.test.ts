import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [1, '1 kB', '1 kB'],
  [1025, '2 kB', '2 kB'],
  [1024 * 1024 - 1, '1.024 kB', '1,024 kB'],
  [1024 * 1024, '1 MB', '1 MB'],
  [2_200_000, '2,1 MB', '2.1 MB'],
])('%i bytes are %s in German and %s in English', (bytes, de, en) => {
  expect([formatBytes(bytes, 'de'), formatBytes(bytes, 'en')].map((text) => text.replace('\u00a0', ' '))).toEqual([
    de,
    en,
  ]);
});
