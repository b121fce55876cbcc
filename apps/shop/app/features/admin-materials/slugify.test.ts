import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Wolle Grün', 'wolle-gruen'],
  ['  Größe & Weiß!  ', 'groesse-weiss'],
  ['Crêpe №5', 'crepe-5'],
  ['—', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('A key is derived from the name %j', (name, key) => {
  expect(slugify(name)).toBe(key);
});
