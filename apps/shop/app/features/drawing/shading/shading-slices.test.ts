import { expect, it } from 'vitest';
import { buildShapes } from '../builds/shape-of.ts';
import { stretchBack } from '../builds/stretch-back.ts';
import { shadingSlices } from './shading-slices.ts';

it('The shading of a build as drawn is one slice', () => {
  expect(shadingSlices(buildShapes.medium, buildShapes.medium)).toHaveLength(1);
});

it.each([0.88, 1.12])('The shading of a back of %s times the length follows the outline without gaps', (stretch) => {
  const drawn = buildShapes.medium;
  const stretched = stretchBack(drawn, stretch);
  const slices = shadingSlices(drawn, stretched);
  /** Where a column of the shading is drawn; the last slice covers the others. */
  const drawnAt = (x: number) => {
    const slice = slices.findLast(({ from }) => x >= from.x && x <= from.x + from.width);
    return slice && slice.to.x + ((x - slice.from.x) * slice.to.width) / slice.from.width;
  };
  expect(drawnAt(drawn.hindLeg[0]?.[0] ?? 0)).toBeCloseTo(stretched.hindLeg[0]?.[0] ?? 0);
  expect(drawnAt(drawn.eye[0])).toBeCloseTo(stretched.eye[0]);
  const ordered = slices.map(({ to }) => to).toSorted((one, other) => one.x - other.x);
  for (const [index, next] of ordered.slice(1).entries()) {
    const before = ordered[index];
    expect(next.x).toBeLessThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  }
});
