import { expect, it } from 'vitest';
import { readPieces } from './workshop-load.ts';

it.each([
  ['', null],
  [' 12 ', 12],
  ['1.250', 1250],
  ['10.000', 10_000],
  ['10.001', undefined],
  ['0', undefined],
  ['2,5', undefined],
  ['1e3', undefined],
  ['viele', undefined],
])('The weekly pieces %j are read as %j', (typed, pieces) => {
  expect(readPieces(typed, 'de-DE')).toBe(pieces);
});
