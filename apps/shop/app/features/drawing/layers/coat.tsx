import type { BuildShape } from '../builds/build-shape.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { mixColors } from '../geometry/mix-colors.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import { coatOutline } from './coat-outline.ts';
import { paint } from './drawing-defs.tsx';
import { PrintText } from './print-text.tsx';
import { Shape, Stroke } from './shape.tsx';
import { Zipper } from './zipper.tsx';

const REFLECTIVE = '#EEF1F2';

interface CoatProps {
  readonly shape: BuildShape;
  readonly drawing: DrawingProps;
  readonly idPrefix: string;
}

/** Belly and chest of the coat; lies under the near legs. */
export function CoatBelly({ shape, drawing, idPrefix }: CoatProps) {
  const { bellyPart, bellyEdge } = coatOutline(shape);
  return (
    <g>
      {drawing.lining === 'complete' && <Stroke points={bellyEdge} stroke={drawing.liningColor} strokeWidth="8" />}
      <Shape points={bellyPart} fill={drawing.bellyColor} />
      <Shape points={bellyPart} fill={paint(idPrefix, 'weave')} />
      <Stroke
        points={offsetPoints(bellyEdge, -7)}
        stroke={stitch(drawing.bellyColor)}
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
    </g>
  );
}

/** Sleeve and cuff of the leg on the far side. */
export function CoatFarSleeve({ shape, drawing, idPrefix }: CoatProps) {
  const [x, y] = shape.farFrontOffset;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape points={shape.coat.sleeve} fill={mixColors(drawing.backColor, '#22302B', 0.35)} />
      <Shape points={shape.coat.cuff} fill={mixColors(drawing.cuffColor, '#22302B', 0.3)} />
      <Shape points={shape.coat.cuff} fill={paint(idPrefix, 'rib')} />
    </g>
  );
}

/** Back part, near sleeve, cuff and collar of the coat, with everything sewn on. */
export function CoatBack({ shape, drawing, idPrefix }: CoatProps) {
  const { coat } = shape;
  const { spine, backPart } = coatOutline(shape);
  const lowerEdge = [...coat.rearEdge, ...coat.hem];
  const seam = drawing.hasReflectiveSeams ? REFLECTIVE : stitch(drawing.backColor);
  const seamWidth = drawing.hasReflectiveSeams ? 4 : 1.6;
  const seamDashes = drawing.hasReflectiveSeams ? undefined : '5 4';
  return (
    <g>
      {drawing.lining !== 'none' && <Stroke points={lowerEdge} stroke={drawing.liningColor} strokeWidth="12" />}
      <Shape points={backPart} fill={drawing.backColor} />
      <Shape points={backPart} fill={paint(idPrefix, 'weave')} />
      <Shape points={backPart} fill={paint(idPrefix, 'shade')} />
      <Stroke
        points={offsetPoints(spine.slice(1), -13)}
        stroke={seam}
        strokeWidth={seamWidth}
        strokeDasharray={seamDashes}
      />
      <Stroke
        points={offsetPoints(lowerEdge.slice(0, 4), -10)}
        stroke={seam}
        strokeWidth={seamWidth}
        strokeDasharray={seamDashes}
      />
      <Zipper points={coat.hem.slice(2)} />
      <Shape points={coat.sleeve} fill={drawing.backColor} />
      <Shape points={coat.sleeve} fill={paint(idPrefix, 'weave')} />
      <Stroke
        points={[...coat.sleeve.slice(6), ...coat.sleeve.slice(0, 3)]}
        stroke={seam}
        strokeWidth={seamWidth}
        strokeDasharray={seamDashes}
      />
      <Shape points={coat.cuff} fill={drawing.cuffColor} />
      <Shape points={coat.cuff} fill={paint(idPrefix, 'rib')} />
      <Shape points={coat.collar} fill={drawing.collarColor} />
      <Shape points={coat.collar} fill={paint(idPrefix, 'weave')} />
      {drawing.lining === 'complete' && (
        <Stroke points={coat.collarEdge} stroke={drawing.liningColor} strokeWidth="7" />
      )}
      {drawing.print !== null && <PrintText print={drawing.print} text={drawing.print.text} {...coat.print} />}
    </g>
  );
}

function stitch(color: string): string {
  return mixColors(color, '#FFFFFF', 0.4);
}
