import { offsetPoints } from '#app/features/drawing/geometry/offset-points.ts';
import type { Point } from '#app/features/drawing/geometry/point.ts';
import { smoothPath } from '#app/features/drawing/geometry/smooth-path.ts';
import { Stroke } from '#app/features/drawing/layers/shape.tsx';
import { spiralPoints } from './spiral.ts';

const TAPE = '#E2A93B';
const INK = '#22302B';
const WIDTH = 38;

/** A tailor's tape measure, loosely rolled, its end lying free. */
export function TapeStillLife({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  const coil = spiralPoints({ center: [0, 0], innerRadius: 46, outerRadius: 178, turns: 3.25, startAngle: 0 });
  const [endX, endY] = coil.at(-1) ?? [0, 0];
  const tail: readonly Point[] = [
    [endX - 110, endY + 14],
    [endX - 210, endY - 26],
    [endX - 290, endY - 6],
  ];
  const line = [...coil, ...tail];
  const tip = tail.at(-1) ?? [0, 0];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={smoothPath(line)}
        transform="translate(7 13)"
        fill="none"
        stroke={INK}
        strokeOpacity="0.14"
        strokeWidth={WIDTH}
      />
      <Stroke points={line} stroke="#B98422" strokeWidth={WIDTH + 3} strokeLinecap="butt" />
      <Stroke points={line} stroke={TAPE} strokeWidth={WIDTH} strokeLinecap="butt" />
      <Stroke
        points={offsetPoints(line, 12)}
        stroke={INK}
        strokeWidth="11"
        strokeDasharray="1.8 8.2"
        strokeLinecap="butt"
      />
      <Stroke
        points={offsetPoints(line, 7)}
        stroke={INK}
        strokeWidth="21"
        strokeDasharray="2.4 47.6"
        strokeLinecap="butt"
      />
      <Stroke
        points={offsetPoints(line, -12)}
        stroke="#F4D795"
        strokeWidth="3"
        strokeOpacity="0.8"
        strokeLinecap="butt"
      />
      <rect
        x={tip[0] - 16}
        y={tip[1] - 22}
        width="24"
        height="44"
        rx="4"
        fill="#C9CED3"
        stroke="#7D868A"
        strokeWidth="2"
        transform={`rotate(-14 ${tip[0]} ${tip[1]})`}
      />
    </g>
  );
}
