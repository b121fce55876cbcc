import type { LabelPlace } from './measurement-shape.ts';
import { TAPE, TAPE_INK } from './tape-colors.ts';

const HEIGHT = 46;
/** Average glyph width at the label's font size. The label has padding for deviations. */
const GLYPH_WIDTH = 13;

interface TapeLabelProps {
  readonly place: LabelPlace;
  readonly label: string;
  /** Visible part of the drawing, which limits the position of the label. */
  readonly frame: { readonly left: number; readonly right: number };
  /** 0 to 1 */
  readonly opacity?: number;
}

/** A label beside a measuring tape. */
export function TapeLabel({ place, label, frame, opacity }: TapeLabelProps) {
  const width = label.length * GLYPH_WIDTH + 44;
  const preferredX = place.anchor === 'right' ? place.at[0] - width / 2 : place.at[0];
  const x = Math.min(Math.max(preferredX, frame.left + width / 2 + 8), frame.right - width / 2 - 8);
  const y = place.at[1];
  return (
    <g opacity={opacity}>
      <rect
        x={x - width / 2}
        y={y - HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx="8"
        fill={TAPE}
        stroke={TAPE_INK}
        strokeWidth="2"
      />
      <text
        x={x}
        y={y + 1}
        fill={TAPE_INK}
        fontFamily="'Figtree Variable', Figtree, 'Liberation Sans', sans-serif"
        fontSize="26"
        fontWeight="600"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </g>
  );
}
