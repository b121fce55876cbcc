import type { Point } from '../geometry/point.ts';

const BRASS = '#C79A3B';
const BRASS_DARK = '#8F6A20';

/** A brass ring around a point. */
export function Ring({ at, radius = 9 }: { readonly at: Point; readonly radius?: number }) {
  return (
    <g fill="none">
      <circle cx={at[0]} cy={at[1]} r={radius} stroke={BRASS_DARK} strokeWidth="5" />
      <circle cx={at[0]} cy={at[1]} r={radius} stroke={BRASS} strokeWidth="3.2" />
    </g>
  );
}

/** A brass buckle centred at a point, rotated by an angle in degrees. */
export function Buckle({
  at,
  angle,
  size = 24,
}: {
  readonly at: Point;
  readonly angle: number;
  readonly size?: number;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}>
      <rect
        x={-size * 0.36}
        y={-size / 2}
        width={size * 0.72}
        height={size}
        rx={size / 6}
        fill="none"
        stroke={BRASS_DARK}
        strokeWidth="5.4"
      />
      <rect
        x={-size * 0.36}
        y={-size / 2}
        width={size * 0.72}
        height={size}
        rx={size / 6}
        fill="none"
        stroke={BRASS}
        strokeWidth="3.4"
      />
      <path d={`M${-size * 0.36} 0H${size * 0.42}`} stroke={BRASS} strokeWidth="3.2" strokeLinecap="round" />
    </g>
  );
}
