import type { Point } from './point.ts';

/** Length of a handle as a share of the distance to the next point: 0 draws straight lines, 0.4 is round. */
const HANDLE_SHARE = 0.36;

/** Paths by their points: most outlines are the same in every drawing, and a server draws them for each page. */
const computed = { open: new WeakMap<readonly Point[], string>(), closed: new WeakMap<readonly Point[], string>() };

/**
 * Returns a smooth curve through all points, as the `d` of an SVG path.
 * Handles have the direction from the previous to the next point and are shorter for short distances,
 * so that the outline does not overshoot at close points.
 * Source: Catmull-Rom spline with chord-length handles
 */
export function smoothPath(points: readonly Point[], closing: 'open' | 'closed' = 'open'): string {
  const known = computed[closing].get(points);
  if (known !== undefined) return known;
  const path = computePath(points, closing);
  computed[closing].set(points, path);
  return path;
}

function computePath(points: readonly Point[], closing: 'open' | 'closed'): string {
  const count = points.length;
  const isClosed = closing === 'closed';
  const at = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const parts = [`M${format(at(0))}`];
  const segments = isClosed ? count : count - 1;
  for (let index = 0; index < segments; index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const length = distance(from, to) * HANDLE_SHARE;
    const leave = tangent(at(index - 1), from, to, 'leave');
    const arrive = tangent(from, to, at(index + 2), 'arrive');
    const firstHandle: Point = [from[0] + leave[0] * length, from[1] + leave[1] * length];
    const secondHandle: Point = [to[0] - arrive[0] * length, to[1] - arrive[1] * length];
    parts.push(`C${format(firstHandle)} ${format(secondHandle)} ${format(to)}`);
  }
  return isClosed ? `${parts.join('')}Z` : parts.join('');
}

function tangent(before: Point, at: Point, after: Point, side: 'leave' | 'arrive'): Point {
  if (at[2] !== 'corner') return unit(before, after);
  return side === 'leave' ? unit(at, after) : unit(before, at);
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to);
  return length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function format(point: Point): string {
  return `${round(point[0])} ${round(point[1])}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
