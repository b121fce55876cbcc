import type { Point } from './point.ts';

const known = new WeakMap<readonly Point[], readonly Point[]>();

/** Returns the points of a closed outline in clockwise order. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  const ordered = known.get(points) ?? (area(points) < 0 ? [...points].reverse() : points);
  known.set(points, ordered);
  return ordered;
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
