import { formatMeasure, formatNumber } from 'configurator-core';
import { measurementLabels } from 'configurator-core/templates';
import type { BuildShape } from '../builds/build-shape.ts';
import type { Measurement } from '../drawing-props.ts';
import type { Point } from '../geometry/point.ts';
import { Stroke } from '../layers/shape.tsx';
import { measurementShape } from './measurement-shape.ts';
import { TAPE, TAPE_INK } from './tape-colors.ts';
import { TapeLabel } from './tape-label.tsx';

interface MeasurementMarkProps {
  readonly measurement: Measurement;
  readonly measuredCm: number | null;
  readonly shape: BuildShape;
  /** Visible part of the drawing, which limits the position of the label. */
  readonly frame: { readonly left: number; readonly right: number };
}

/** A measuring tape along a measurement, with its name. */
export function MeasurementMark({ measurement, measuredCm, shape, frame }: MeasurementMarkProps) {
  const { near, far, label: place } = measurementShape(measurement, shape);
  const name = measurementLabels[measurement];
  const label = measuredCm === null ? name : `${name}: ${formatMeasure(formatNumber(measuredCm, 'de'), 'cm')}`;
  const ends = [near[0], near.at(-1)].filter((point) => point !== undefined);
  return (
    <g data-measurement={measurement}>
      {far.length > 0 && <Stroke points={far} stroke={TAPE_INK} strokeWidth="4" strokeDasharray="3 9" />}
      <Stroke points={near} stroke={TAPE_INK} strokeWidth="15" />
      <Stroke points={near} stroke={TAPE} strokeWidth="11" />
      <Stroke points={near} stroke={TAPE_INK} strokeWidth="6" strokeDasharray="1.6 8.4" strokeLinecap="butt" />
      {far.length === 0 && ends.map((end) => <EndMark key={String(end)} at={end} />)}
      <TapeLabel place={place} label={label} frame={frame} />
    </g>
  );
}

/** One end of a tape. */
export function EndMark({ at }: { readonly at: Point }) {
  return <circle cx={at[0]} cy={at[1]} r="9" fill={TAPE} stroke={TAPE_INK} strokeWidth="3" />;
}
