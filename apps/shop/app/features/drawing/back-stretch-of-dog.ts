import type { Build } from './drawing-props.ts';

/** Ratio of back length (shoulder to tail) to chest girth of each build as drawn. */
const drawnRatio: Readonly<Record<Build, number>> = { 'short-legged': 0.95, medium: 0.8, 'long-legged': 0.85 };
/** Maximum stretch. More would make the drawing look wrong. */
const MOST = 0.12;

/**
 * Returns how much longer (above 1) or shorter (below 1) than drawn the back is, relative to the chest.
 * @param backCm shoulder to tail
 * @returns 1 if either measurement is missing or not positive, else 0.88 to 1.12
 */
export function backStretchOfDog(build: Build, backCm: number | null, chestCm: number | null): number {
  if (backCm === null || chestCm === null || backCm <= 0 || chestCm <= 0) return 1;
  const stretch = backCm / chestCm / drawnRatio[build];
  return Math.min(Math.max(stretch, 1 - MOST), 1 + MOST);
}
