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

/** Size of the frame relative to the font size, for a wide print of five letters. */
const PLACE = { width: 4.2, height: 1.4 } as const;

/**
 * The printed text, centred at a point. A reflective print has a fine dark edge, so that it looks like foil. Without a
 * text, a dashed frame in the print's colour is shown instead.
 */
export function PrintText({ print, text, at, size, angle = 0 }: PrintTextProps) {
  const transform = `rotate(${angle} ${at[0]} ${at[1]})`;
  if (text === '') {
    const [width, height] = [size * PLACE.width, size * PLACE.height];
    return (
      <rect
        x={at[0] - width / 2}
        y={at[1] - height / 2}
        width={width}
        height={height}
        rx="6"
        fill="none"
        stroke={print.color}
        strokeWidth="2.5"
        strokeDasharray="8 6"
        transform={transform}
      />
    );
  }
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
      transform={transform}
    >
      {text}
    </text>
  );
}
