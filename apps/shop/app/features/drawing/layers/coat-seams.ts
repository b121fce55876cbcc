import type { BuildShape } from '../builds/build-shape.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';
import { coatOutline } from './coat-outline.ts';

/** Returns the seams of the coat that may have reflective thread: along the hem of the back, and along the sleeve. */
export function coatSeams(shape: BuildShape): readonly [back: readonly Point[], sleeve: readonly Point[]] {
  const { coat } = shape;
  const { spine } = coatOutline(shape);
  return [
    offsetPoints([...spine.slice(1), ...coat.rearEdge, ...coat.hem.slice(0, 3)], -11),
    offsetPoints([...coat.sleeve.slice(4), ...coat.sleeve.slice(0, 4)], -6),
  ];
}
