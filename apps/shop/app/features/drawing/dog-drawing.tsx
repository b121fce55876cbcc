import { Suspense, useId } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { shapeOf } from './builds/shape-of.ts';
import { describeDrawing } from './describe-drawing.ts';
import { DogFigure } from './dog-figure.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { FarSide } from './layers/far-side.tsx';
import { NIGHT } from './layers/night-color.ts';
import { MeasurementMark } from './measurements/measurement-mark.tsx';
import { shadingFrame as FRAME } from './shading/shading-frame.ts';

// Loaded when it is switched on.
const Night = lazyPart(async () => (await import('./layers/night.tsx')).Night);

/**
 * The dog in profile with its garment, as one picture with a German description.
 * While a measurement is highlighted, the garment is hidden and a tape shows where to measure.
 */
export function DogDrawing(drawing: DrawingProps) {
  // React's ids may contain characters that are not safe inside url(#…).
  const idPrefix = `dog${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const { title, description } = describeDrawing(drawing);
  const { highlightedMeasurement } = drawing;
  const isNight = drawing.isNight === true && highlightedMeasurement === null;
  return (
    <svg viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`} role="img">
      <title>{title}</title>
      <desc>{description}</desc>
      {isNight && <rect x={FRAME.left} y={FRAME.top} width={FRAME.width} height={FRAME.height} rx="10" fill={NIGHT} />}
      <DogFigure
        drawing={highlightedMeasurement === null ? drawing : { ...drawing, garment: 'none' }}
        idPrefix={idPrefix}
      />
      {isNight && (
        <Suspense>
          <Night drawing={drawing} />
        </Suspense>
      )}
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
