import type { Point } from '../geometry/point.ts';
import { Stroke } from './shape.tsx';

/** A zipper along a line, with the slider near its last point. */
export function Zipper({ points }: { readonly points: readonly Point[] }) {
  const slider = points.at(-1) ?? [0, 0];
  return (
    <g>
      <Stroke points={points} stroke="#2A2F2E" strokeWidth="9" strokeLinecap="butt" />
      <Stroke points={points} stroke="#C9CED3" strokeWidth="5" strokeDasharray="2.4 2.4" strokeLinecap="butt" />
      <rect x={slider[0] - 22} y={slider[1] - 12} width="9" height="12" rx="2.5" fill="#9AA3A6" />
      <rect x={slider[0] - 20.5} y={slider[1] - 2} width="6" height="15" rx="3" fill="#C9CED3" />
    </g>
  );
}
