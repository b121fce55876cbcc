import type { BuildShape, FurColors } from './builds/build-shape.ts';
import { shapeOf } from './builds/shape-of.ts';
import type { DrawingProps } from './drawing-props.ts';
import { mixColors } from './geometry/mix-colors.ts';
import { isNapped } from './layers/cloth.tsx';
import { CoatBack, CoatBelly, CoatFarSleeve, coatShadedOutlines } from './layers/coat.tsx';
import { Collar } from './layers/collar.tsx';
import { DrawingDefs, paint } from './layers/drawing-defs.tsx';
import { Harness, HarnessBreastStrap } from './layers/harness.tsx';
import { Eye, Head } from './layers/head.tsx';
import { Leash } from './layers/leash.tsx';
import { Leg } from './layers/leg.tsx';
import { type ShadedOutline, Shading, ShadingDefs } from './layers/shading.tsx';
import { Shape } from './layers/shape.tsx';
import { Torso } from './layers/torso.tsx';
import { torsoOutline } from './layers/torso-outline.ts';

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
      <DrawingDefs
        {...{ idPrefix, shape }}
        fabricUrl={garment === 'dog-coat' ? (drawing.fabric?.pictureUrl ?? null) : null}
        isNapped={garment === 'dog-coat' && isNapped(drawing.fabric?.finish)}
        hasGarment={garment !== 'none'}
      />
      <ShadingDefs idPrefix={idPrefix} drawing={drawing} />
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
      {garment === 'dog-coat' && <CoatBack {...coat} />}
      {garment === 'dog-harness' && <Harness {...harness} />}
      {(garment === 'dog-collar' || garment === 'dog-leash') && (
        <Collar shape={shape} color={drawing.collarColor} stitchColor={stitchColor} />
      )}
      <Head shape={shape} idPrefix={idPrefix} />
      <Shading
        {...{ idPrefix, drawing }}
        name="dog"
        outlines={garment === 'dog-coat' ? [...bodyOutlines(shape), ...coatShadedOutlines(shape)] : bodyOutlines(shape)}
        isCloth={garment === 'dog-coat'}
      />
      <Eye shape={shape} />
      {garment === 'dog-leash' && <Leash shape={shape} drawing={drawing} />}
    </g>
  );
}

/** Outlines of everything that is drawn of the dog itself. */
function bodyOutlines(shape: BuildShape): readonly ShadedOutline[] {
  return [
    { points: shape.hindLeg, offset: shape.farHindOffset },
    { points: shape.frontLeg, offset: shape.farFrontOffset },
    ...[shape.tail, torsoOutline(shape), shape.frontLeg, shape.hindLeg, shape.head, shape.ear].map((points) => ({
      points,
    })),
  ];
}
