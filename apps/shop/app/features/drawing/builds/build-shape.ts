import type { Point } from '../geometry/point.ts';

/** Colours of a dog, hex. `line` is the darkest. */
export interface FurColors {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly ear: string;
  readonly line: string;
}

/** Lines of the coat on one build, inside the outline unless noted. */
export interface CoatShape {
  /** Number of points of the topline before the coat begins. */
  readonly toplineStart: number;
  /** Around the buttock, from the tail base down. */
  readonly rearEdge: readonly Point[];
  /** Lower edge of the back part, from the buttock to the front leg. */
  readonly hem: readonly Point[];
  /** Seam between back part and chest, from the front leg up to the neck. */
  readonly frontSeam: readonly Point[];
  readonly sleeve: readonly Point[];
  readonly cuff: readonly Point[];
  readonly collar: readonly Point[];
  /** Upper edge of the collar, where the lining shows. */
  readonly collarEdge: readonly Point[];
  /** Centre and font size of the print, user units. */
  readonly print: { readonly at: Point; readonly size: number };
}

/** Points of the body used to draw harness, collar and measurements. */
export interface Landmarks {
  readonly withers: Point;
  readonly sternum: Point;
  readonly girthTop: Point;
  readonly girthBottom: Point;
  readonly waistTop: Point;
  readonly waistBottom: Point;
  readonly bellyEnd: Point;
  readonly hip: Point;
  readonly knee: Point;
  readonly tailBase: Point;
  readonly neckBack: Point;
  readonly neckFront: Point;
  readonly forehead: Point;
  readonly jaw: Point;
}

/** Outline of one dog in profile, facing right, on the ground line y = 522; user units. */
export interface BuildShape {
  readonly fur: FurColors;
  /** Scale of a typical dog of this build, user units per cm. */
  readonly unitsPerCm: number;
  /** From the nape along the back to the tail base. */
  readonly topline: readonly Point[];
  /** From the tail base down the buttock to the flank. */
  readonly rear: readonly Point[];
  /** From the flank along the belly to the point of the forechest. */
  readonly underline: readonly Point[];
  /** From the forechest up to the throat. */
  readonly throat: readonly Point[];
  readonly head: readonly Point[];
  readonly ear: readonly Point[];
  readonly tail: readonly Point[];
  readonly frontLeg: readonly Point[];
  readonly hindLeg: readonly Point[];
  readonly farFrontOffset: Point;
  readonly farHindOffset: Point;
  readonly eye: Point;
  readonly nose: Point;
  readonly mouth: readonly Point[];
  /** Lighter fur, drawn over its part of the outline. */
  readonly muzzlePatch: readonly Point[];
  readonly chestPatch: readonly Point[];
  readonly frontToes: readonly (readonly Point[])[];
  readonly hindToes: readonly (readonly Point[])[];
  readonly landmarks: Landmarks;
  readonly coat: CoatShape;
}
