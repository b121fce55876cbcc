import { expect, it } from 'vitest';
import { offsetPoints } from './offset-points.ts';

it('A line is moved to its right: a leftward line up, a rightward line down', () => {
  expect(
    offsetPoints(
      [
        [10, 0],
        [0, 0],
      ],
      5,
    ).map(([, y]) => y),
  ).toEqual([-5, -5]);
  expect(
    offsetPoints(
      [
        [0, 0],
        [10, 0],
      ],
      5,
    ).map(([, y]) => y),
  ).toEqual([5, 5]);
});
