import { useId } from 'react';
import { shapeOf } from './builds/shape-of.ts';
import { describeDrawing } from './describe-drawing.ts';
import { DogFigure } from './dog-figure.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { FarSide } from './layers/far-side.tsx';
import { MeasurementMark } from './measurements/measurement-mark.tsx';

/** The visible part of the drawing, user units. */
const FRAME = { left: 8, top: 6, width: 792, height: 554 } as const;

/**
 * The dog in profile with its garment, as one picture with a German description.
 * While a measurement is highlighted, the garment is hidden and a tape shows where to measure.
 */
export function DogDrawing(drawing: DrawingProps) {
  // React's ids may contain characters that are not safe inside url(#…).
  const idPrefix = `dog${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const { title, description } = describeDrawing(drawing);
  const { highlightedMeasurement } = drawing;
  return (
    <svg viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`} role="img">
      <title>{title}</title>
      <desc>{description}</desc>
      <DogFigure
        drawing={highlightedMeasurement === null ? drawing : { ...drawing, garment: 'none' }}
        idPrefix={idPrefix}
      />
      {highlightedMeasurement === null ? (
        <FarSide drawing={drawing} idPrefix={idPrefix} />
      ) : (
        <MeasurementMark
          measurement={highlightedMeasurement}
          measuredCm={drawing.measuredCm}
          shape={shapeOf(drawing)}
          frame={{ left: FRAME.left, right: FRAME.left + FRAME.width }}
        />
      )}
    </svg>
  );
}
