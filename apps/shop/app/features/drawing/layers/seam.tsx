import { mixColors } from '../geometry/mix-colors.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';
import { Stroke } from './shape.tsx';

/** Color of reflective thread in daylight. */
export const REFLECTIVE = '#EEF1F2';

interface SeamProps {
  readonly points: readonly Point[];
  /** Color of the cloth. */
  readonly color: string;
  readonly isReflective?: boolean;
}

/** A seam: the groove between two pieces with its soft shadow, and a row of stitches beside it. */
export function Seam({ points, color, isReflective = false }: SeamProps) {
  return (
    <g>
      <SoftShadow points={points} width={9} />
      <Stroke points={points} stroke="#14100E" strokeOpacity="0.3" strokeWidth="1.4" />
      <Stitches points={offsetPoints(points, -5)} color={color} isReflective={isReflective} />
    </g>
  );
}

/** A row of stitches: thread, and the dent that it pulls into the cloth. */
export function Stitches({ points, color, isReflective = false }: SeamProps) {
  if (isReflective) {
    return (
      <g>
        <Stroke points={points} stroke="#14100E" strokeOpacity="0.25" strokeWidth="6" />
        <Stroke points={points} stroke="#AEB7BA" strokeWidth="4.4" />
        <Stroke points={points} stroke={REFLECTIVE} strokeWidth="3.4" strokeDasharray="2.2 0.8" strokeLinecap="butt" />
      </g>
    );
  }
  const thread = mixColors(color, '#FFFFFF', 0.45);
  return (
    <g>
      <Stroke points={points} stroke="#14100E" strokeOpacity="0.16" strokeWidth="3.6" />
      <Stroke points={points} stroke={thread} strokeWidth="1.5" strokeDasharray="4.2 3.2" strokeLinecap="butt" />
    </g>
  );
}

/** A shadow with a soft edge along a line, made of three lines, which browsers draw faster than a filter. */
export function SoftShadow({
  points,
  width,
  opacity = 0.09,
}: {
  points: readonly Point[];
  width: number;
  opacity?: number;
}) {
  return (
    <g stroke="#14100E" strokeOpacity={opacity}>
      <Stroke points={points} strokeWidth={width} />
      <Stroke points={points} strokeWidth={width * 0.66} />
      <Stroke points={points} strokeWidth={width * 0.33} />
    </g>
  );
}
