import type { BuildShape } from '#app/features/drawing/builds/build-shape.ts';
import type { Point } from '#app/features/drawing/geometry/point.ts';
import { coatOutline } from '#app/features/drawing/layers/coat-outline.ts';
import { torsoOutline } from '#app/features/drawing/layers/torso-outline.ts';
import { foldHeights } from './folds.ts';
import { averageOn, coverage, emptyGrid, type Grid, gridOf } from './grid.ts';
import { inflate } from './inflate.ts';

/** Height of the ground behind the dog. */
const BEHIND = -150;
/** Radius of the crease where two round parts meet, user units. */
const CREASE = 9;

/** The surface of a drawn dog: height toward the viewer per cell, and how much cloth or fur covers the cell. */
export interface Relief {
  readonly heights: Grid;
  readonly cloth: Grid;
  readonly body: Grid;
}

interface Part {
  readonly outline: readonly Point[];
  /** Height of the outline. */
  readonly lift: number;
  /** Depth relative to a round body. */
  readonly depth: number;
  /** Hides what is behind it, or grows out of it. */
  readonly joint: 'cover' | 'grow';
  readonly moved?: Point;
}

/** Coverage of everything that is drawn of a dog, and of its coat. */
export async function silhouetteOf(shape: BuildShape, isDressed: boolean): Promise<Grid> {
  const { coat, farFrontOffset, farHindOffset } = shape;
  const { backPart, bellyPart } = coatOutline(shape);
  const body = [shape.tail, torsoOutline(shape), shape.frontLeg, shape.hindLeg, shape.head, shape.ear];
  const cloth = isDressed ? [backPart, bellyPart, coat.sleeve, coat.cuff, coat.collar] : [];
  const parts = [...body, ...cloth].map((outline) => coverage(outline));
  const far = [coverage(shape.frontLeg, farFrontOffset), coverage(shape.hindLeg, farHindOffset)];
  return union(...(await Promise.all([...parts, ...far])));
}

/** Inflates the parts of a drawn dog in the order in which they are drawn. */
export async function reliefOf(shape: BuildShape, isDressed: boolean): Promise<Relief> {
  let heights = emptyGrid(BEHIND);
  let body = emptyGrid();
  const add = async ({ outline, lift, depth, joint, moved }: Part): Promise<void> => {
    const mask = await coverage(outline, moved);
    const round = inflate(mask);
    const known = heights;
    heights = gridOf((cell) => {
      const share = mask[cell] ?? 0;
      const before = known[cell] ?? 0;
      const own = lift + depth * (round[cell] ?? 0);
      const joined = joint === 'cover' || before === BEHIND ? own : smoothMax(before, own);
      if (share === 0) return before;
      // At an outer edge there is nothing to blend with.
      return before === BEHIND ? own : mix(before, joined, share);
    });
    body = body.map((value, cell) => Math.max(value, mask[cell] ?? 0));
  };
  await add({ outline: shape.hindLeg, lift: -60, depth: 0.9, joint: 'cover', moved: shape.farHindOffset });
  await add({ outline: shape.frontLeg, lift: -60, depth: 0.9, joint: 'cover', moved: shape.farFrontOffset });
  await add({ outline: shape.tail, lift: 0, depth: 1, joint: 'cover' });
  await add({ outline: torsoOutline(shape), lift: 0, depth: 0.74, joint: 'cover' });
  if (isDressed) {
    const { bellyPart } = coatOutline(shape);
    await add({ outline: bellyPart, lift: 4, depth: 0.74, joint: 'grow' });
  }
  await add({ outline: shape.frontLeg, lift: 24, depth: 0.95, joint: 'grow' });
  await add({ outline: shape.hindLeg, lift: 22, depth: 0.95, joint: 'grow' });
  let cloth = emptyGrid();
  if (isDressed) {
    ({ heights, cloth } = await dress(shape, heights));
    body = body.map((value, cell) => Math.max(value, cloth[cell] ?? 0));
  }
  await add({ outline: shape.head, lift: isDressed ? 34 : 24, depth: 0.9, joint: 'grow' });
  await add({ outline: shape.ear, lift: 66, depth: 0.42, joint: 'cover' });
  return { heights, cloth, body };
}

/** Lays the coat over a body: it spans hollows, and has the thickness of cloth, folds and a rolled collar. */
async function dress(shape: BuildShape, bare: Grid): Promise<{ heights: Grid; cloth: Grid }> {
  const { coat } = shape;
  const { backPart, bellyPart } = coatOutline(shape);
  const [back, belly, sleeve, cuff, collar] = await Promise.all(
    [backPart, bellyPart, coat.sleeve, coat.cuff, coat.collar].map((outline) => coverage(outline)),
  );
  if (!back || !belly || !sleeve || !cuff || !collar) throw new Error('A coat has five parts');
  const [dressed, roundBack, roundSleeve, roundCuff, roundCollar] = [
    union(back, belly, sleeve, cuff),
    inflate(union(back, belly)),
    inflate(union(sleeve, cuff)),
    inflate(cuff),
    inflate(collar),
  ];
  const folds = foldHeights(shape);
  const limb = gridOf((cell) => smoothMax(bare[cell] ?? 0, 24 + 1.02 * (roundSleeve[cell] ?? 0)));
  const under = gridOf((cell) => {
    if ((dressed[cell] ?? 0) === 0) return bare[cell] ?? 0;
    const hull = 4 + 0.74 * (roundBack[cell] ?? 0);
    const onLimb = (sleeve[cell] ?? 0) + (cuff[cell] ?? 0) > 0 ? (limb[cell] ?? 0) : (bare[cell] ?? 0);
    return smoothMax(onLimb, hull);
  });
  // Cloth does not follow every hollow of the body.
  const { average: tight } = averageOn(dressed, under, 5);
  const heights = gridOf((cell) => {
    const onBack = Math.max(back[cell] ?? 0, sleeve[cell] ?? 0);
    const cloth = Math.max(onBack, dressed[cell] ?? 0);
    const draped = (under[cell] ?? 0) * 0.35 + (tight[cell] ?? 0) * 0.65 + (folds[cell] ?? 0) + 5 * onBack;
    const ribbed = draped + (cuff[cell] ?? 0) * (3 + 0.2 * (roundCuff[cell] ?? 0));
    const onCollar = collar[cell] ?? 0;
    const before = bare[cell] ?? 0;
    const covered = before === BEHIND && cloth > 0 ? ribbed : mix(before, ribbed, cloth);
    if (onCollar === 0) return covered;
    const rolled = 26 + 1.05 * (roundCollar[cell] ?? 0);
    return covered === BEHIND ? rolled : mix(covered, smoothMax(covered, rolled), onCollar);
  });
  return { heights, cloth: union(dressed, collar) };
}

function union(...masks: readonly Grid[]): Grid {
  return gridOf((cell) => Math.max(...masks.map((mask) => mask[cell] ?? 0)));
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The larger of two heights, rounded where they are nearly equal. */
function smoothMax(one: number, other: number): number {
  const share = Math.max(CREASE - Math.abs(one - other), 0) / CREASE;
  return Math.max(one, other) + (share * share * CREASE) / 4;
}
