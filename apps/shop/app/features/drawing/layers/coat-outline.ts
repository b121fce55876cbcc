import type { BuildShape } from '../builds/build-shape.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';

/** Distance of the fabric from the body, user units. */
const THICKNESS = 7;

/** Outlines of the coat's parts on one build. */
export interface CoatOutline {
  readonly spine: readonly Point[];
  readonly backPart: readonly Point[];
  /** Flank, belly and chest in one piece. The back part covers its upper half. */
  readonly bellyPart: readonly Point[];
  /** The front of the belly part, from the front legs up to the neck. */
  readonly chestPart: readonly Point[];
  readonly bellyEdge: readonly Point[];
  /** From the breastbone up to the neck. */
  readonly chestEdge: readonly Point[];
}

const outlines = new WeakMap<BuildShape, CoatOutline>();

/** Returns the outlines of the coat on a build: parallel to the body's outline, and along the build's hem and seams. */
export function coatOutline(shape: BuildShape): CoatOutline {
  const known = outlines.get(shape);
  if (known !== undefined) return known;
  const outline = computeOutline(shape);
  outlines.set(shape, outline);
  return outline;
}

function computeOutline(shape: BuildShape): CoatOutline {
  const { coat, topline, underline, throat } = shape;
  const spine = offsetPoints(topline.slice(coat.toplineStart), THICKNESS);
  const bellyEdge = offsetPoints([...underline, ...throat.slice(0, 4)], THICKNESS - 2);
  const chestEdge = bellyEdge.slice(underline.length - 1);
  return {
    spine,
    backPart: [...spine, ...coat.rearEdge, ...coat.hem, ...coat.frontSeam],
    bellyPart: [...bellyEdge, ...[...coat.hem.slice(1, -1), ...coat.frontSeam].reverse().map(tuckUnder)],
    chestPart: [...chestEdge, ...[...coat.frontSeam].reverse().map(tuckUnder)],
    bellyEdge,
    chestEdge,
  };
}

/** Moves a point below the back part, so that no fur shows through the seam. */
function tuckUnder(point: Point): Point {
  return [point[0] - 26, point[1] - 20];
}
