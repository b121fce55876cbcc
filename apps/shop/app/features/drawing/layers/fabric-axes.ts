import type { BuildShape } from '../builds/build-shape.ts';
import type { Point } from '../geometry/point.ts';

/** A part of the coat that is cut from the fabric on its own. */
export type FabricPart = 'back' | 'belly' | 'chest' | 'sleeve' | 'collar';

/** Width of the pictured piece of fabric, cm. */
const TILE_CM = 11;
/** Below this width, user units, ribs and threads are too fine to see. */
const MIN_TILE = 62;

/** Width of the pictured piece of fabric on a build, user units. */
export function tileWidth(shape: BuildShape): number {
  return Math.max(TILE_CM * shape.unitsPerCm, MIN_TILE);
}

/**
 * Returns the placement of the fabric on each part, as an SVG transform: the grain follows the part, and is shortened
 * where the part turns away from the viewer.
 */
export function fabricAxes({ landmarks, coat }: BuildShape): Readonly<Record<FabricPart, string>> {
  const { withers, waistTop, waistBottom, girthBottom } = landmarks;
  const [neck, chestFoot] = [coat.frontSeam.at(-1) ?? withers, coat.frontSeam[0] ?? girthBottom];
  const [sleeveTop, sleeveFoot] = [middle(coat.sleeve.at(-1), coat.sleeve[0]), middle(coat.cuff[0], coat.cuff[2])];
  const [collarTop, collarEnd] = [coat.collarEdge[0] ?? withers, coat.collarEdge.at(-1) ?? withers];
  return {
    back: along(waistTop, withers, 1, 1),
    belly: along(waistBottom, girthBottom, 1, 0.78),
    // Ribs run down the chest and the sleeve, as they run down the flank.
    chest: along(chestFoot, neck, 0.8, 1, 90),
    sleeve: along(sleeveTop, sleeveFoot, 0.86, 1, -90),
    collar: along(collarTop, collarEnd, 0.94, 0.86),
  };
}

function along(from: Point, to: Point, scaleX: number, scaleY: number, turn = 0): string {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + turn;
  return `translate(${round(from[0])} ${round(from[1])}) rotate(${round(degrees)}) scale(${scaleX} ${scaleY})`;
}

function middle(one: Point = [0, 0], other: Point = [0, 0]): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
