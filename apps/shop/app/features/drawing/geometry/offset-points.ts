import type { Point } from './point.ts';

/** Moves an open line sideways by `distance` user units, to the right of its direction if positive. */
export function offsetPoints(points: readonly Point[], distance: number): readonly Point[] {
  return points.map((point, index) => {
    const before = points[Math.max(index - 1, 0)] ?? point;
    const after = points[Math.min(index + 1, points.length - 1)] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normalX = (before[1] - after[1]) / length;
    const normalY = (after[0] - before[0]) / length;
    return [point[0] + normalX * distance, point[1] + normalY * distance, point[2]];
  });
}
