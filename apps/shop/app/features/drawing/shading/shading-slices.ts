import type { BuildShape } from '../builds/build-shape.ts';
import { shadingFrame } from './shading-frame.ts';

/** A vertical slice of the shading and where it is drawn, user units. */
interface ShadingSlice {
  readonly from: { readonly x: number; readonly width: number };
  readonly to: { readonly x: number; readonly width: number };
}

/** Neighbours overlap by this much, so that no line of light shows between them. */
const OVERLAP = 1;

/**
 * Cuts the shading of a build for a longer or shorter back: the front end is kept in place, the hind end is moved, and
 * the part between them is stretched. Returns one slice if the back is as drawn.
 */
export function shadingSlices(drawn: BuildShape, stretched: BuildShape): readonly ShadingSlice[] {
  const { left, width } = shadingFrame;
  const shift = drawn.landmarks.tailBase[0] - stretched.landmarks.tailBase[0];
  if (shift === 0) return [{ from: { x: left, width }, to: { x: left, width } }];
  const hind = Math.max(...drawn.hindLeg.map(([x]) => x));
  const front = drawn.landmarks.girthTop[0];
  const right = left + width;
  const middle = { from: { x: hind, width: front - hind }, to: { x: hind - shift, width: front - hind + shift } };
  return [
    middle,
    {
      from: { x: left, width: hind - left + OVERLAP },
      to: { x: left - shift, width: hind - left + OVERLAP },
    },
    {
      from: { x: front - OVERLAP, width: right - front + OVERLAP },
      to: { x: front - OVERLAP, width: right - front + OVERLAP },
    },
  ];
}
