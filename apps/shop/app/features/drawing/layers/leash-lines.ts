import type { BuildShape } from '../builds/build-shape.ts';
import type { Point } from '../geometry/point.ts';
import { collarRing } from './collar.tsx';

/** Returns the lines of a leash: the hand loop at the left, and from it down to the collar. */
export function leashLines(shape: BuildShape): readonly [loop: readonly Point[], line: readonly Point[]] {
  const ring = collarRing(shape);
  const hand: Point = [150, 74];
  return [
    [hand, [96, 62], [48, 84], [40, 122], [74, 138], [118, 112], [150, 80]],
    [[ring[0] - 4, ring[1] + 14], [ring[0] - 46, ring[1] + 34], [ring[0] - 130, ring[1] - 20], [300, 96], hand],
  ];
}
