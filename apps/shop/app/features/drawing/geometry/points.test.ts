import { expect, it } from 'vitest';
import { points } from './points.ts';

it('reads pairs and corners', () => {
  expect(points('1,2 -3,4.5!')).toEqual([
    [1, 2],
    [-3, 4.5, 'corner'],
  ]);
});

it('throws for an invalid point', () => {
  expect(() => points('1,2 3')).toThrow(RangeError);
  expect(() => points('1,x')).toThrow(RangeError);
});
