import type { BuildShape } from '../builds/build-shape.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';

/** Distance of the fabric from the body, user units. */
const THICKNESS = 7;

/** The cut of the coat on one build. */
export interface CoatOutline {
  readonly spine: readonly Point[];
  readonly backPart: readonly Point[];
  /** Flank, belly and chest in one piece; the back part lies over its upper half. */
  readonly bellyPart: readonly Point[];
  readonly bellyEdge: readonly Point[];
}

/** Cuts the coat to a build: along the outline where it hugs the body, by the build's own hem elsewhere. */
export function coatOutline(shape: BuildShape): CoatOutline {
  const { coat, topline, underline, throat } = shape;
  const spine = offsetPoints(topline.slice(coat.toplineStart), THICKNESS);
  const bellyEdge = offsetPoints([...underline, ...throat.slice(0, 4)], THICKNESS - 2);
  return {
    spine,
    backPart: [...spine, ...coat.rearEdge, ...coat.hem, ...coat.frontSeam],
    bellyPart: [...bellyEdge, ...[...coat.hem.slice(1, -1), ...coat.frontSeam].reverse().map(tuckUnder)],
    bellyEdge,
  };
}

/** The back part overlaps here, so that no fur shows through the seam. */
function tuckUnder(point: Point): Point {
  return [point[0] - 26, point[1] - 20];
}
