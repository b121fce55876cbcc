import type { FurColors } from './builds/build-shape.ts';
import { shapeOf } from './builds/shape-of.ts';
import type { DrawingProps } from './drawing-props.ts';
import { mixColors } from './geometry/mix-colors.ts';
import { CoatBack, CoatBelly, CoatFarSleeve } from './layers/coat.tsx';
import { Collar } from './layers/collar.tsx';
import { DrawingDefs, paint } from './layers/drawing-defs.tsx';
import { Harness, HarnessBreastStrap } from './layers/harness.tsx';
import { Head } from './layers/head.tsx';
import { Leash } from './layers/leash.tsx';
import { Leg } from './layers/leg.tsx';
import { Shape, Stroke } from './layers/shape.tsx';
import { Torso } from './layers/torso.tsx';

interface DogFigureProps {
  readonly drawing: DrawingProps;
  /** Prefix of the ids of patterns and gradients, unique within the page. */
  readonly idPrefix: string;
  readonly fur?: FurColors;
  readonly stitchColor?: string;
}

/** The dog and its garment as an SVG group, from back to front, without frame and title. */
export function DogFigure({ drawing, idPrefix, fur, stitchColor }: DogFigureProps) {
  const build = shapeOf(drawing);
  const shape = fur === undefined ? build : { ...build, fur };
  const coat = { shape, drawing, idPrefix };
  const harness = {
    shape,
    backColor: drawing.backColor,
    neckColor: drawing.collarColor,
    bellyColor: drawing.bellyColor,
    stitchColor,
  };
  const { garment } = drawing;
  const farColor = shape.fur.shade;
  const groundWidth = (shape.landmarks.sternum[0] - shape.landmarks.tailBase[0]) * 0.72;
  const groundX = (shape.landmarks.sternum[0] + shape.landmarks.tailBase[0]) / 2;
  const [frontX, frontY] = shape.farFrontOffset;
  const [hindX, hindY] = shape.farHindOffset;
  return (
    <g>
      <DrawingDefs idPrefix={idPrefix} fabricUrl={drawing.fabric?.pictureUrl ?? null} hasGarment={garment !== 'none'} />
      <ellipse cx={groundX} cy="521" rx={groundWidth} ry="17" fill={paint(idPrefix, 'ground')} />
      <g transform={`translate(${hindX} ${hindY})`}>
        <Leg outline={shape.hindLeg} toes={shape.hindToes} color={farColor} lineColor={shape.fur.line} />
      </g>
      <g transform={`translate(${frontX} ${frontY})`}>
        <Leg outline={shape.frontLeg} toes={shape.frontToes} color={farColor} lineColor={shape.fur.line} />
      </g>
      {garment === 'dog-coat' && <CoatFarSleeve {...coat} />}
      <Shape points={shape.tail} fill={mixColors(shape.fur.base, shape.fur.shade, 0.25)} />
      <Torso shape={shape} idPrefix={idPrefix} />
      {garment === 'dog-coat' && <CoatBelly {...coat} />}
      {garment === 'dog-harness' && <HarnessBreastStrap {...harness} />}
      <Leg outline={shape.frontLeg} toes={shape.frontToes} color={shape.fur.base} lineColor={shape.fur.line} />
      <Leg outline={shape.hindLeg} toes={shape.hindToes} color={shape.fur.base} lineColor={shape.fur.line} />
      {shape.creases.map((crease) => (
        <Stroke
          key={String(crease[0])}
          points={crease}
          stroke={shape.fur.shade}
          strokeOpacity="0.55"
          strokeWidth="3.5"
        />
      ))}
      {garment === 'dog-coat' && <CoatBack {...coat} />}
      {garment === 'dog-harness' && <Harness {...harness} />}
      {(garment === 'dog-collar' || garment === 'dog-leash') && (
        <Collar shape={shape} color={drawing.collarColor} stitchColor={stitchColor} />
      )}
      <Head shape={shape} idPrefix={idPrefix} />
      {garment === 'dog-leash' && <Leash shape={shape} drawing={drawing} />}
    </g>
  );
}
