import type { Build } from './drawing-props.ts';

/** Back length (shoulder to tail) over chest girth of a dog that looks like the build as drawn. */
const drawnRatio: Readonly<Record<Build, number>> = { 'short-legged': 0.95, medium: 0.8, 'long-legged': 0.85 };
/** Beyond this the drawing would look wrong before the measure does. */
const MOST = 0.12;

/**
 * How much longer (above 1) or shorter (below 1) than drawn the back is, seen against the chest.
 * @param backCm shoulder to tail
 * @returns 1 while either measure is missing or not positive; otherwise 0.88 to 1.12
 */
export function backStretchOfDog(build: Build, backCm: number | null, chestCm: number | null): number {
  if (backCm === null || chestCm === null || backCm <= 0 || chestCm <= 0) return 1;
  const stretch = backCm / chestCm / drawnRatio[build];
  return Math.min(Math.max(stretch, 1 - MOST), 1 + MOST);
}
