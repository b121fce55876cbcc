import type { BuildShape } from '../builds/build-shape.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { mixColors } from '../geometry/mix-colors.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import type { Point } from '../geometry/point.ts';
import { Cloth } from './cloth.tsx';
import { coatOutline } from './coat-outline.ts';
import { PrintText } from './print-text.tsx';
import { Stroke } from './shape.tsx';
import { Zipper } from './zipper.tsx';

const REFLECTIVE = '#EEF1F2';
const SHADOW = '#22302B';

interface CoatProps {
  readonly shape: BuildShape;
  readonly drawing: DrawingProps;
  readonly idPrefix: string;
}

/** Whether a picture of the fabric covers the coat. */
export function hasPicture({ fabric }: DrawingProps): boolean {
  return fabric !== null && fabric.pictureUrl !== null;
}

/** Belly and chest of the coat, drawn under the near legs. */
export function CoatBelly({ shape, drawing, idPrefix }: CoatProps) {
  const { bellyPart, bellyEdge } = coatOutline(shape);
  return (
    <g>
      {drawing.lining === 'complete' && <Stroke points={bellyEdge} stroke={drawing.liningColor} strokeWidth="8" />}
      <Cloth points={bellyPart} color={drawing.bellyColor} idPrefix={idPrefix} hasPicture={hasPicture(drawing)} />
      <Seam points={offsetPoints(bellyEdge, -7)} color={drawing.bellyColor} />
    </g>
  );
}

/** Sleeve and cuff of the leg on the far side. */
export function CoatFarSleeve({ shape, drawing, idPrefix }: CoatProps) {
  const [x, y] = shape.farFrontOffset;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cloth
        points={shape.coat.sleeve}
        color={mixColors(drawing.backColor, SHADOW, 0.35)}
        idPrefix={idPrefix}
        hasPicture={hasPicture(drawing)}
        shadow={0.35}
      />
      <Cloth
        points={shape.coat.cuff}
        color={mixColors(drawing.cuffColor, SHADOW, 0.3)}
        idPrefix={idPrefix}
        surface="rib"
      />
    </g>
  );
}

/** Back part, near sleeve, cuff and collar of the coat, with seams, zipper and print. */
export function CoatBack({ shape, drawing, idPrefix }: CoatProps) {
  const { coat } = shape;
  const { spine, backPart } = coatOutline(shape);
  const { backColor, hasReflectiveSeams: isReflective } = drawing;
  const lowerEdge = [...coat.rearEdge, ...coat.hem];
  const backSeam = offsetPoints([...spine.slice(1), ...coat.rearEdge, ...coat.hem.slice(0, 3)], -11);
  const sleeveSeam = offsetPoints([...coat.sleeve.slice(4), ...coat.sleeve.slice(0, 4)], -6);
  return (
    <g>
      {drawing.lining !== 'none' && <Stroke points={lowerEdge} stroke={drawing.liningColor} strokeWidth="12" />}
      <Cloth points={backPart} color={backColor} idPrefix={idPrefix} hasPicture={hasPicture(drawing)} isShaded />
      <Seam points={backSeam} color={backColor} isReflective={isReflective} />
      <Zipper points={coat.hem.slice(2)} />
      <Cloth points={coat.sleeve} color={backColor} idPrefix={idPrefix} hasPicture={hasPicture(drawing)} />
      <Seam points={sleeveSeam} color={backColor} isReflective={isReflective} />
      <Cloth points={coat.cuff} color={drawing.cuffColor} idPrefix={idPrefix} surface="rib" />
      <Cloth
        points={coat.collar}
        color={drawing.collarColor}
        idPrefix={idPrefix}
        hasPicture={hasPicture(drawing)}
        shadow={0.2}
      />
      {drawing.lining === 'complete' && (
        <Stroke points={coat.collarEdge} stroke={drawing.liningColor} strokeWidth="7" />
      )}
      {drawing.print !== null && <PrintText print={drawing.print} text={drawing.print.text} {...coat.print} />}
    </g>
  );
}

interface SeamProps {
  readonly points: readonly Point[];
  readonly color: string;
  readonly isReflective?: boolean;
}

function Seam({ points, color, isReflective = false }: SeamProps) {
  return isReflective ? (
    <Stroke points={points} stroke={REFLECTIVE} strokeWidth="4" />
  ) : (
    <Stroke points={points} stroke={mixColors(color, '#FFFFFF', 0.4)} strokeWidth="1.6" strokeDasharray="5 4" />
  );
}
