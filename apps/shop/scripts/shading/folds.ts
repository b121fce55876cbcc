import type { BuildShape } from '#app/features/drawing/builds/build-shape.ts';
import type { Point } from '#app/features/drawing/geometry/point.ts';
import { shadingFrame } from '#app/features/drawing/shading/shading-frame.ts';
import { emptyGrid, type Grid, height, width } from './grid.ts';

/** A fold of the cloth along a line; it is highest in its middle. */
interface Fold {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** Half width and height, user units. */
  readonly width: number;
  readonly height: number;
}

/** Height of the folds where the body bends: behind the elbow, at the flank, around the neck and on the sleeve. */
export function foldHeights(shape: BuildShape): Grid {
  const grid = emptyGrid();
  for (const fold of foldsOf(shape)) addFold(grid, fold);
  return grid;
}

function foldsOf({ coat, landmarks }: BuildShape): readonly Fold[] {
  const { withers, girthTop, girthBottom, hip, sternum } = landmarks;
  const elbow = coat.hem.at(-1) ?? girthBottom;
  const flank = coat.hem[1] ?? hip;
  const drop = girthBottom[1] - girthTop[1];
  const sleeveTop = coat.sleeve[0] ?? elbow;
  const toward = (from: Point, [x, y]: readonly [number, number]): Point => [from[0] + x * drop, from[1] + y * drop];
  const rayed = (from: Point, end: readonly [number, number], bend: readonly [number, number], size = 1): Fold => ({
    from,
    bend: toward(from, bend),
    to: toward(from, end),
    width: 8 * size,
    height: 2.4 * size,
  });
  const sleeve = [0.35, 0.6, 0.82].map((share): Fold => {
    const [left, right] = [coat.sleeve[2] ?? elbow, coat.sleeve[5] ?? elbow];
    const y = sleeveTop[1] + ((coat.cuff[0] ?? elbow)[1] - sleeveTop[1]) * share;
    return {
      ...{ from: [left[0] + 4, y + 2], bend: [(left[0] + right[0]) / 2, y + 11], to: [right[0] + 6, y - 5] },
      ...{ width: 5, height: 2.6 },
    };
  });
  const neck = [0.1, 0.24].map((share): Fold => {
    const from: Point = [withers[0] - share * drop + 8, withers[1] + 6];
    const to: Point = [sternum[0] - share * drop * 1.2 - 8, sternum[1] - 20];
    const bend: Point = [(from[0] + to[0]) / 2 - 0.1 * drop, (from[1] + to[1]) / 2 + 0.1 * drop];
    return { from, bend, to, width: 8, height: 3.4 };
  });
  return [
    rayed(toward(elbow, [-0.02, -0.04]), [-0.42, -0.5], [-0.12, -0.32]),
    rayed(toward(elbow, [-0.08, 0.0]), [-0.62, -0.34], [-0.26, -0.28], 1.1),
    rayed(toward(elbow, [-0.1, 0.06]), [-0.72, -0.04], [-0.38, -0.08], 0.8),
    rayed(toward(sleeveTop, [-0.02, 0.1]), [-0.12, -0.56], [-0.16, -0.2], 0.9),
    rayed(toward(flank, [0.1, -0.04]), [0.28, -0.62], [0.08, -0.34], 1.1),
    rayed(toward(flank, [0.3, -0.06]), [0.5, -0.46], [0.3, -0.3], 0.9),
    ...sleeve,
    ...neck,
  ];
}

function addFold(grid: Grid, fold: Fold): void {
  const reach = fold.width * 3;
  const { left, top } = shadingFrame;
  const steps = 60;
  const line = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const along = (axis: 0 | 1) =>
      fold.from[axis] * (1 - share) ** 2 + 2 * fold.bend[axis] * share * (1 - share) + fold.to[axis] * share ** 2;
    return { x: along(0) - left, y: along(1) - top, strength: Math.sin(Math.PI * share) ** 0.8 * (1 - share * 0.35) };
  });
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const rows = [
    Math.max(0, Math.floor(Math.min(...ys) - reach)),
    Math.min(height - 1, Math.ceil(Math.max(...ys) + reach)),
  ] as const;
  const columns = [
    Math.max(0, Math.floor(Math.min(...xs) - reach)),
    Math.min(width - 1, Math.ceil(Math.max(...xs) + reach)),
  ] as const;
  for (let y = rows[0]; y <= rows[1]; y += 1) {
    for (let x = columns[0]; x <= columns[1]; x += 1) {
      let highest = 0;
      for (const point of line) {
        const distance = Math.hypot(point.x - x, point.y - y) / fold.width;
        highest = Math.max(highest, point.strength * Math.exp(-(distance ** 2)));
      }
      grid[y * width + x] = (grid[y * width + x] ?? 0) + fold.height * highest;
    }
  }
}
