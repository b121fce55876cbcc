import { mixColors } from '../geometry/mix-colors.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';
import { Stroke } from './shape.tsx';

interface StrapProps {
  readonly points: readonly Point[];
  readonly color: string;
  readonly stitchColor?: string;
  readonly width: number;
  readonly isReflective?: boolean;
  readonly ends?: 'butt' | 'round';
}

/** A sewn strap along a line: fabric with a darker edge and two rows of stitches, or one reflective tape. */
export function Strap({ points, color, stitchColor, width, isReflective = false, ends = 'butt' }: StrapProps) {
  const stitches = stitchColor ?? mixColors(color, '#FFFFFF', 0.45);
  const inset = width / 2 - 3.4;
  return (
    <g>
      <Stroke
        points={points}
        stroke={mixColors(color, '#22302B', 0.35)}
        strokeWidth={width + 2.5}
        strokeLinecap={ends}
      />
      <Stroke points={points} stroke={color} strokeWidth={width} strokeLinecap={ends} />
      {isReflective && <Stroke points={points} stroke="#EEF1F2" strokeWidth={width / 4} strokeLinecap="butt" />}
      {[inset, -inset].map((distance) => (
        <Stroke
          key={distance}
          points={offsetPoints(points, distance)}
          stroke={stitches}
          strokeWidth="1.5"
          strokeDasharray="4.5 3.5"
          strokeLinecap="butt"
        />
      ))}
    </g>
  );
}
