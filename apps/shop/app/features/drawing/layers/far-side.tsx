import { shapeOf } from '../builds/shape-of.ts';
import type { DrawingProps } from '../drawing-props.ts';
import type { Point } from '../geometry/point.ts';
import { Cloth } from './cloth.tsx';
import { coatOutline } from './coat-outline.ts';
import { PrintText } from './print-text.tsx';
import { Stitches } from './seam.tsx';
import { Shading } from './shading.tsx';
import { Zipper } from './zipper.tsx';

/** Position of the card in user units: below the head, where no build has a leg. */
const CARD = { x: 628, y: 392, width: 166, height: 138 } as const;
const LABEL_Y = CARD.y + 120;
const COAT_WIDTH = 148;
const COAT_HEIGHT = 88;

/** A small view of the coat's far side, if it differs from the side shown. */
export function FarSide({ drawing, idPrefix }: { readonly drawing: DrawingProps; readonly idPrefix: string }) {
  const farText = drawing.print?.farText ?? null;
  const isShown = drawing.garment === 'dog-coat' && (farText !== null || drawing.zipperCount === 2);
  if (!isShown) return null;
  const shape = shapeOf(drawing);
  const { coat } = shape;
  const cloth = { idPrefix, fabric: drawing.fabric };
  const { backPart, bellyPart } = coatOutline(shape);
  const { left, right, top, bottom } = bounds([...backPart, ...coat.collar, ...coat.cuff]);
  const scale = Math.min(COAT_WIDTH / (right - left), COAT_HEIGHT / (bottom - top));
  const centerX = (left + right) / 2;
  const centerY = (top + bottom) / 2;
  return (
    <g>
      <rect x={CARD.x} y={CARD.y} width={CARD.width} height={CARD.height} rx="10" fill="#E8EFEA" stroke="#D9D2C5" />
      <text
        x={CARD.x + CARD.width / 2}
        y={LABEL_Y}
        fill="#22302B"
        fontFamily="'Figtree Variable', Figtree, 'Liberation Sans', sans-serif"
        fontSize="20"
        textAnchor="middle"
      >
        Andere Seite
      </text>
      <g transform={`translate(${CARD.x + CARD.width / 2} ${CARD.y + 54}) scale(${scale})`}>
        <g transform={`scale(-1 1) translate(${-centerX} ${-centerY})`}>
          <Cloth points={bellyPart} color={drawing.bellyColor} part="belly" {...cloth} />
          <Cloth points={backPart} color={drawing.backColor} part="back" {...cloth} />
          <Stitches points={coat.frontSeam} color={drawing.backColor} />
          {drawing.zipperCount === 2 && <Zipper points={coat.hem.slice(2)} />}
          <Cloth points={coat.sleeve} color={drawing.backColor} part="sleeve" {...cloth} />
          <Cloth points={coat.cuff} color={drawing.cuffColor} part="rib" {...cloth} />
          <Cloth points={coat.collar} color={drawing.collarColor} part="collar" {...cloth} />
          <Shading
            {...{ idPrefix, drawing }}
            name="far-side"
            outlines={[bellyPart, backPart, coat.sleeve, coat.cuff, coat.collar].map((points) => ({ points }))}
            isCloth
          />
        </g>
        {drawing.print !== null && farText !== null && (
          <PrintText
            print={drawing.print}
            text={farText}
            at={[centerX - coat.print.at[0], coat.print.at[1] - centerY]}
            size={coat.print.size}
          />
        )}
      </g>
    </g>
  );
}

function bounds(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
