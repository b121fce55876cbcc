import type { BuildShape } from '../builds/build-shape.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { mixColors } from '../geometry/mix-colors.ts';
import { offsetPoints } from '../geometry/offset-points.ts';
import { Cloth } from './cloth.tsx';
import { coatOutline } from './coat-outline.ts';
import { coatSeams } from './coat-seams.ts';
import { PrintText } from './print-text.tsx';
import { Seam, SoftShadow, Stitches } from './seam.tsx';
import { type ShadedOutline, shadedClip } from './shading.tsx';
import { Stroke } from './shape.tsx';
import { Zipper } from './zipper.tsx';

interface CoatProps {
  readonly shape: BuildShape;
  readonly drawing: DrawingProps;
  readonly idPrefix: string;
}

/** Outlines of everything that is drawn of a coat. */
export function coatShadedOutlines(shape: BuildShape): readonly ShadedOutline[] {
  const { coat, farFrontOffset: offset } = shape;
  const { backPart, bellyPart } = coatOutline(shape);
  return [
    ...[backPart, bellyPart, coat.sleeve, coat.cuff, coat.collar].map((points) => ({ points })),
    ...[coat.sleeve, coat.cuff].map((points) => ({ points, offset })),
  ];
}

/** Belly and chest of the coat, drawn under the near legs. */
export function CoatBelly({ shape, drawing, idPrefix }: CoatProps) {
  const { bellyPart, bellyEdge, chestPart } = coatOutline(shape);
  const cloth = { color: drawing.bellyColor, idPrefix, fabric: drawing.fabric };
  return (
    <g>
      {drawing.lining === 'complete' && <Stroke points={bellyEdge} stroke={drawing.liningColor} strokeWidth="7" />}
      <Cloth points={bellyPart} part="belly" {...cloth} />
      <Cloth points={chestPart} part="chest" {...cloth} />
      <Stitches points={offsetPoints(bellyEdge, -7)} color={drawing.bellyColor} />
    </g>
  );
}

/** Sleeve and cuff of the leg on the far side. */
export function CoatFarSleeve({ shape, drawing, idPrefix }: CoatProps) {
  const [x, y] = shape.farFrontOffset;
  const { fabric } = drawing;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cloth
        points={shape.coat.sleeve}
        color={drawing.backColor}
        part="sleeve"
        shadow={0.3}
        {...{ idPrefix, fabric }}
      />
      <Cloth points={shape.coat.cuff} color={drawing.cuffColor} part="rib" shadow={0.3} {...{ idPrefix, fabric }} />
    </g>
  );
}

/** Back part, near sleeve, cuff and collar of the coat, with seams, zipper and print. */
export function CoatBack({ shape, drawing, idPrefix }: CoatProps) {
  const { coat } = shape;
  const { backPart } = coatOutline(shape);
  const { backColor, fabric, hasReflectiveSeams: isReflective } = drawing;
  const lowerEdge = [...coat.rearEdge, ...coat.hem];
  const cloth = { idPrefix, fabric };
  const clip = shadedClip(idPrefix, 'dog');
  const [backSeam, sleeveSeam] = coatSeams(shape);
  return (
    <g>
      <g clipPath={clip}>
        <SoftShadow points={lowerEdge} width={26} opacity={0.07} />
      </g>
      {drawing.lining !== 'none' && (
        <>
          <Stroke points={lowerEdge} stroke={mixColors(drawing.liningColor, '#14100E', 0.3)} strokeWidth="9" />
          <Stroke points={lowerEdge} stroke={drawing.liningColor} strokeWidth="7.5" />
        </>
      )}
      <Cloth points={backPart} color={backColor} part="back" {...cloth} />
      <Seam points={coat.frontSeam} color={backColor} />
      <Stitches points={backSeam} color={backColor} isReflective={isReflective} />
      <Zipper points={coat.hem.slice(2)} />
      <g clipPath={clip}>
        <SoftShadow points={coat.sleeve} width={14} opacity={0.06} />
        <SoftShadow points={coat.collar.slice(4)} width={18} opacity={0.07} />
      </g>
      <Cloth points={coat.sleeve} color={backColor} part="sleeve" {...cloth} />
      <Stitches points={sleeveSeam} color={backColor} isReflective={isReflective} />
      <SoftShadow points={coat.cuff.slice(0, 3)} width={7} />
      <Cloth points={coat.cuff} color={drawing.cuffColor} part="rib" {...cloth} />
      <Cloth points={coat.collar} color={drawing.collarColor} part="collar" {...cloth} />
      <g clipPath={clip}>
        <CollarRoll shape={shape} drawing={drawing} />
      </g>
      {drawing.print !== null && <PrintText print={drawing.print} text={drawing.print.text} {...coat.print} />}
    </g>
  );
}

/** The fold of the rolled collar, and its lining above. */
function CollarRoll({ shape: { coat }, drawing }: Pick<CoatProps, 'shape' | 'drawing'>) {
  const roll = offsetPoints(coat.collarEdge, 17);
  return (
    <g>
      <SoftShadow points={roll} width={8} opacity={0.08} />
      <Stitches points={offsetPoints(coat.collarEdge, 25)} color={drawing.collarColor} />
      {drawing.lining === 'complete' && (
        <Stroke points={coat.collarEdge} stroke={drawing.liningColor} strokeWidth="7" />
      )}
    </g>
  );
}
