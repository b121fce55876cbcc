import { expect, it } from 'vitest';
import { points } from './points.ts';

it('Pairs and corners are read', () => {
  expect(points('1,2 -3,4.5!')).toEqual([
    [1, 2],
    [-3, 4.5, 'corner'],
  ]);
});

it('An invalid point throws', () => {
  expect(() => points('1,2 3')).toThrow(RangeError);
  expect(() => points('1,x')).toThrow(RangeError);
});
