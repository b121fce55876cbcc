import type { BuildShape } from '../builds/build-shape.ts';
import type { Point } from '../geometry/point.ts';
import { Buckle, Ring } from './hardware.tsx';
import { Strap } from './strap.tsx';

interface CollarProps {
  readonly shape: BuildShape;
  readonly color: string;
  readonly stitchColor?: string;
}

/** Returns the line of a collar around the neck, from the nape to the throat. */
export function collarLine(shape: BuildShape): readonly Point[] {
  const { neckBack, neckFront } = shape.landmarks;
  const along: Point = [neckFront[0] - neckBack[0], neckFront[1] - neckBack[1]];
  return [
    [neckBack[0] - along[0] * 0.04, neckBack[1] - along[1] * 0.04],
    [neckBack[0] + along[0] * 0.42 - 5, neckBack[1] + along[1] * 0.42 + 9],
    [neckFront[0] + along[0] * 0.02, neckFront[1] + along[1] * 0.02],
  ];
}

/** Returns the position of the ring for the leash. */
export function collarRing(shape: BuildShape): Point {
  const { neckFront } = shape.landmarks;
  return [neckFront[0] - 8, neckFront[1] + 14];
}

/** A collar with buckle and ring. */
export function Collar({ shape, color, stitchColor }: CollarProps) {
  const line = collarLine(shape);
  const middle = line[1] ?? [0, 0];
  return (
    <g>
      <Ring at={collarRing(shape)} />
      <Strap points={line} color={color} stitchColor={stitchColor} width={20} />
      <Buckle at={middle} angle={42} size={27} />
    </g>
  );
}
