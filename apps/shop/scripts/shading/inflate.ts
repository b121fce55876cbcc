import { emptyGrid, type Grid, height, width } from './grid.ts';

const ITERATIONS = 420;
/** Over-relaxation of the solver, below 2. */
const RELAXATION = 1.96;

/**
 * Inflates a silhouette like a balloon: returns the height of its surface, user units; 0 outside. A strip becomes a
 * half cylinder as deep as it is wide.
 * Source: the Poisson equation with a constant right side, whose solution on a strip is a parabola; its root is round.
 */
export function inflate(mask: Grid): Grid {
  const solution = emptyGrid();
  const inside: number[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) if ((mask[y * width + x] ?? 0) > 0.5) inside.push(y * width + x);
  }
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    for (const cell of inside) {
      const around =
        (solution[cell - 1] ?? 0) +
        (solution[cell + 1] ?? 0) +
        (solution[cell - width] ?? 0) +
        (solution[cell + width] ?? 0);
      const known = solution[cell] ?? 0;
      solution[cell] = known + RELAXATION * ((around + 1) / 4 - known);
    }
  }
  return solution.map((value) => Math.sqrt(Math.max(2 * value, 0)));
}
