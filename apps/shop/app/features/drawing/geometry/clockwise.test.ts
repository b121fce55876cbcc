import { expect, it } from 'vitest';
import { clockwise } from './clockwise.ts';
import { points } from './points.ts';

it('An outline is reversed only if it runs counterclockwise on the screen', () => {
  const square = points('0,0 10,0 10,10 0,10');
  expect(clockwise(square)).toBe(square);
  expect(clockwise([...square].reverse())).toEqual(square);
});
