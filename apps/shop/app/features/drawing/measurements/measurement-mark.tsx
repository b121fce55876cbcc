import type { BuildShape } from '../builds/build-shape.ts';
import type { Measurement } from '../drawing-props.ts';
import type { Point } from '../geometry/point.ts';
import { Stroke } from '../layers/shape.tsx';
import { measurementNames } from './measurement-names.ts';
import { measurementShape } from './measurement-shape.ts';

const INK = '#22302B';
const TAPE = '#E2A93B';
const LABEL_HEIGHT = 46;
/** Average glyph width at the label's size; the label has room to spare where it is off. */
const GLYPH_WIDTH = 13;

interface MeasurementMarkProps {
  readonly measurement: Measurement;
  readonly measuredCm: number | null;
  readonly shape: BuildShape;
  /** Visible part of the drawing, so that the label stays inside. */
  readonly frame: { readonly left: number; readonly right: number };
}

/** A measuring tape laid along one measurement, with its name. */
export function MeasurementMark({ measurement, measuredCm, shape, frame }: MeasurementMarkProps) {
  const { near, far, label: place } = measurementShape(measurement, shape);
  const name = measurementNames[measurement];
  const label = measuredCm === null ? name : `${name}: ${measuredCm.toLocaleString('de-DE')} cm`;
  const width = label.length * GLYPH_WIDTH + 44;
  const wanted = place.anchor === 'right' ? place.at[0] - width / 2 : place.at[0];
  const x = Math.min(Math.max(wanted, frame.left + width / 2 + 8), frame.right - width / 2 - 8);
  const y = place.at[1];
  const ends = [near[0], near.at(-1)].filter((point) => point !== undefined);
  return (
    <g data-measurement={measurement}>
      {far.length > 0 && <Stroke points={far} stroke={INK} strokeWidth="4" strokeDasharray="3 9" />}
      <Stroke points={near} stroke={INK} strokeWidth="15" />
      <Stroke points={near} stroke={TAPE} strokeWidth="11" />
      <Stroke points={near} stroke={INK} strokeWidth="6" strokeDasharray="1.6 8.4" strokeLinecap="butt" />
      {far.length === 0 && ends.map((end) => <EndMark key={String(end)} at={end} />)}
      <rect
        x={x - width / 2}
        y={y - LABEL_HEIGHT / 2}
        width={width}
        height={LABEL_HEIGHT}
        rx="8"
        fill={TAPE}
        stroke={INK}
        strokeWidth="2"
      />
      <text
        x={x}
        y={y + 1}
        fill={INK}
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

function EndMark({ at }: { readonly at: Point }) {
  return <circle cx={at[0]} cy={at[1]} r="9" fill={TAPE} stroke={INK} strokeWidth="3" />;
}
