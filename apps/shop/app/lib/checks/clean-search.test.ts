import { expect, it } from 'vitest';
import { cleanSearch } from './clean-search.ts';

it.each([
  ['Mu\u0308ller', 'Müller'],
  ['a\0b\tc', 'a b c'],
  ['\0', ' '],
  ['x'.repeat(21), 'x'.repeat(20)],
  [`${'x'.repeat(19)}🐶`, 'x'.repeat(19)],
  ['a%b_*\\"(,', 'a%b_*\\"(,'],
])('The search %j is cleaned to %j', (text, cleaned) => {
  expect(cleanSearch(text, 20)).toBe(cleaned);
});
