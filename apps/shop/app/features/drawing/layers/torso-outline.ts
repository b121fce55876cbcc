import type { BuildShape } from '../builds/build-shape.ts';
import type { Point } from '../geometry/point.ts';

/** Returns the outline of trunk and neck. */
export function torsoOutline({ topline, rear, underline, throat }: BuildShape): readonly Point[] {
  return [...topline, ...rear, ...underline, ...throat];
}
