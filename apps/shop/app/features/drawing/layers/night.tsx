import { shapeOf } from '../builds/shape-of.ts';
import type { DrawingProps } from '../drawing-props.ts';
import type { Point } from '../geometry/point.ts';
import { shadingFrame } from '../shading/shading-frame.ts';
import { coatSeams } from './coat-seams.ts';
import { leashLines } from './leash-lines.ts';
import { NIGHT } from './night-color.ts';
import { PrintText } from './print-text.tsx';
import { Stroke } from './shape.tsx';

const { left: x, top: y, width, height } = shadingFrame;
const BEAM = '#EAF6FF';

/** The dark over a drawing, and what shines in the light of a lamp: reflective seams, print and tape. */
export function Night({ drawing }: { readonly drawing: DrawingProps }) {
  const shape = shapeOf(drawing);
  const { garment, print, hasReflectiveSeams } = drawing;
  const lines = garment === 'dog-coat' ? coatSeams(shape) : garment === 'dog-leash' ? leashLines(shape) : [];
  return (
    <g>
      <rect {...{ x, y, width, height }} rx="10" fill={NIGHT} fillOpacity="0.8" />
      {hasReflectiveSeams && lines.map((line) => <Shine key={String(line[0])} points={line} />)}
      {garment === 'dog-coat' && print?.isReflective && print.text !== '' && (
        <g>
          <g stroke={BEAM} strokeOpacity="0.16" strokeWidth="14" strokeLinejoin="round">
            <PrintText print={{ ...print, color: BEAM }} text={print.text} {...shape.coat.print} />
          </g>
          <PrintText print={{ ...print, color: '#FFFFFF' }} text={print.text} {...shape.coat.print} />
        </g>
      )}
    </g>
  );
}

/** A line that throws the light back, with a glow of widening lines. */
function Shine({ points }: { readonly points: readonly Point[] }) {
  return (
    <g>
      {[22, 15, 9].map((strokeWidth) => (
        <Stroke key={strokeWidth} points={points} stroke={BEAM} strokeOpacity="0.13" strokeWidth={strokeWidth} />
      ))}
      <Stroke points={points} stroke="#FFFFFF" strokeWidth="4" />
    </g>
  );
}
