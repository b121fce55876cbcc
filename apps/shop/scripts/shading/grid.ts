import sharp from 'sharp';
import type { Point } from '#app/features/drawing/geometry/point.ts';
import { smoothPath } from '#app/features/drawing/geometry/smooth-path.ts';
import { shadingFrame } from '#app/features/drawing/shading/shading-frame.ts';

/** One number per user unit of the drawing's frame, row by row. */
export type Grid = Float32Array;

export const { width, height } = shadingFrame;

/** A grid of zeros, or of `value`. */
export function emptyGrid(value = 0): Grid {
  return new Float32Array(width * height).fill(value);
}

/** Returns a grid with the result of `value` for each cell. */
export function gridOf(value: (cell: number, x: number, y: number) => number): Grid {
  const grid = emptyGrid();
  for (let y = 0, cell = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, cell += 1) grid[cell] = value(cell, x, y);
  }
  return grid;
}

/** The value at a column and row; those outside of the frame have the value of its edge. */
export function at(grid: Grid, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), width - 1);
  const row = Math.min(Math.max(y, 0), height - 1);
  return grid[row * width + column] ?? 0;
}

/** Coverage, 0 to 1, of each cell by a smooth closed outline in user units. */
export async function coverage(points: readonly Point[], [moveX, moveY]: Point = [0, 0]): Promise<Grid> {
  const { left, top } = shadingFrame;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" transform="translate(${moveX - left} ${moveY - top})" d="${smoothPath(points, 'closed')}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return gridOf((cell) => (pixels[cell] ?? 0) / 255);
}

/** Blurs by three box averages, which is close to a Gaussian of this standard deviation. */
export function blur(grid: Grid, deviation: number): Grid {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2));
  let result = grid;
  for (let pass = 0; pass < 3; pass += 1) result = boxBlur(boxBlur(result, radius, 'rows'), radius, 'columns');
  return result;
}

function boxBlur(grid: Grid, radius: number, along: 'rows' | 'columns'): Grid {
  const [lines, length] = along === 'rows' ? [height, width] : [width, height];
  const read = (line: number, step: number) => (along === 'rows' ? at(grid, step, line) : at(grid, line, step));
  const result = emptyGrid();
  for (let line = 0; line < lines; line += 1) {
    let sum = 0;
    for (let step = -radius; step <= radius; step += 1) sum += read(line, step);
    for (let step = 0; step < length; step += 1) {
      result[along === 'rows' ? line * width + step : step * width + line] = sum / (2 * radius + 1);
      sum += read(line, step + radius + 1) - read(line, step - radius);
    }
  }
  return result;
}

/** Blurs within a mask. Outside of it, as far as the blur reaches, the result continues that inside. */
export function averageOn(mask: Grid, grid: Grid, deviation: number): { average: Grid; weights: Grid } {
  const weights = blur(mask, deviation);
  const weighted = blur(
    gridOf((cell) => (grid[cell] ?? 0) * (mask[cell] ?? 0)),
    deviation,
  );
  return { average: gridOf((cell) => (weighted[cell] ?? 0) / Math.max(weights[cell] ?? 0, 0.0001)), weights };
}
