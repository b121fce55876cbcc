import type { Point } from '../../../app/features/drawing/geometry/point.ts';
import { smoothPath } from '../../../app/features/drawing/geometry/smooth-path.ts';
import { Strap } from '../../../app/features/drawing/layers/strap.tsx';
import { Carabiner } from './carabiner.tsx';
import { spiralPoints } from './spiral.ts';

interface LeashStillLifeProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: string;
  readonly stitches?: string;
  readonly turns: number;
  readonly isReflective?: boolean;
}

/** A leash rolled up on a table: hook inside, hand loop outside; drawn about the coil's centre. */
export function LeashStillLife({ x, y, scale, color, stitches, turns, isReflective }: LeashStillLifeProps) {
  const outerRadius = 64 + turns * 30;
  const coil = spiralPoints({ center: [0, 0], innerRadius: 64, outerRadius, turns, startAngle: 90 });
  const end = coil.at(-1) ?? [0, 0];
  const line: readonly Point[] = [[-34, 10], [-22, 52], ...coil];
  const loop: readonly Point[] = [
    end,
    [end[0] - 90, end[1] + 8],
    [end[0] - 150, end[1] + 40],
    [end[0] - 206, end[1] + 20],
    [end[0] - 200, end[1] - 28],
    [end[0] - 146, end[1] - 34],
    [end[0] - 84, end[1] - 2],
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g transform="translate(6 12)" fill="none" stroke="#22302B" strokeOpacity="0.13" strokeWidth="26">
        <path d={smoothPath(line)} />
        <path d={smoothPath(loop)} />
      </g>
      <Strap points={loop} color={color} stitchColor={stitches} width={24} isReflective={isReflective} />
      <Strap points={line} color={color} stitchColor={stitches} width={24} isReflective={isReflective} />
      <Strap
        points={[
          [end[0] - 40, end[1] + 3],
          [end[0] - 92, end[1] + 2],
        ]}
        color={color}
        stitchColor={stitches}
        width={34}
      />
      <Carabiner x={-36} y={4} angle={205} />
    </g>
  );
}
