import type { Point } from '#app/features/drawing/geometry/point.ts';
import { smoothPath } from '#app/features/drawing/geometry/smooth-path.ts';
import { Strap } from '#app/features/drawing/layers/strap.tsx';
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
  const line: readonly Point[] = [[24, 2], [32, 46], ...coil, [end[0] - 60, end[1] + 3], [end[0] - 118, end[1] + 2]];
  const loopX = end[0] - 120;
  const loopY = end[1] - 2;
  const loop: readonly Point[] = [
    [loopX + 60, loopY + 5],
    [loopX, loopY - 2],
    [loopX - 62, loopY - 34],
    [loopX - 118, loopY - 30],
    [loopX - 128, loopY + 16],
    [loopX - 84, loopY + 34],
    [loopX - 20, loopY + 14],
    [loopX + 50, loopY + 6],
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
          [loopX + 40, loopY + 6],
          [loopX - 4, loopY + 4],
        ]}
        color={color}
        stitchColor={stitches}
        width={34}
      />
      <Carabiner x={23} y={-4} angle={172} />
    </g>
  );
}
