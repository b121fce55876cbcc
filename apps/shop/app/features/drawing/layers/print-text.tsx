import type { Print } from '../drawing-props.ts';
import type { Point } from '../geometry/point.ts';

interface PrintTextProps {
  readonly print: Print;
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  /** Degrees clockwise. */
  readonly angle?: number;
}

/** The printed text, centred at a point; a reflective print gets a fine dark edge so that it reads as foil. */
export function PrintText({ print, text, at, size, angle = 0 }: PrintTextProps) {
  return (
    <text
      x={at[0]}
      y={at[1]}
      fill={print.color}
      fontFamily="'Figtree Variable', Figtree, 'Liberation Sans', sans-serif"
      fontSize={size}
      fontWeight="800"
      letterSpacing="3"
      textAnchor="middle"
      dominantBaseline="central"
      stroke={print.isReflective ? '#5B6468' : 'none'}
      strokeWidth={print.isReflective ? 1 : 0}
      transform={`rotate(${angle} ${at[0]} ${at[1]})`}
    >
      {text}
    </text>
  );
}
