import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from './point.ts';
import { smoothPath } from './smooth-path.ts';

it('A straight line is drawn between two points', () => {
  expect(
    smoothPath([
      [0, 0],
      [10, 0],
    ]),
  ).toBe('M0 0C3.6 0 6.4 0 10 0');
});

it('The handles at a corner stay on the straight line to its neighbours', () => {
  const path = smoothPath([
    [0, 0],
    [10, 0, 'corner'],
    [10, 10],
  ]);
  expect(path).toContain('6.4 0 10 0C10 3.6');
});

it('The path passes through every point with finite numbers only', () => {
  const coordinate = fc.integer({ min: -1000, max: 1000 });
  const outline = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 30 });
  fc.assert(
    fc.property(outline, (points: readonly Point[]) => {
      const path = smoothPath(points, 'closed');
      expect(path).not.toMatch(/NaN|Infinity/);
      for (const [x, y] of points) expect(path).toContain(`${x} ${y}`);
    }),
  );
});
