import { builds } from '../builds/builds.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { coatOutline } from './coat-outline.ts';
import { paint } from './drawing-defs.tsx';
import { PrintText } from './print-text.tsx';
import { Shape } from './shape.tsx';
import { Zipper } from './zipper.tsx';

/** Centre line of the whole drawing; the far side is the near one mirrored at it. */
const MIRROR_X = 400;

/** A small view of the coat's other side, where it differs from what the profile shows. */
export function FarSide({ drawing, idPrefix }: { readonly drawing: DrawingProps; readonly idPrefix: string }) {
  const farText = drawing.print?.farText ?? null;
  const isShown = drawing.garment === 'dog-coat' && (farText !== null || drawing.zipperCount === 2);
  if (!isShown) return null;
  const { coat } = builds[drawing.build];
  const { backPart, bellyPart } = coatOutline(builds[drawing.build]);
  const { at, size } = coat.print;
  return (
    <g>
      <rect x="30" y="30" width="210" height="150" rx="12" fill="#E8EFEA" stroke="#D9D2C5" />
      <text
        x="135"
        y="164"
        fill="#22302B"
        fontFamily="'Figtree Variable', Figtree, 'Liberation Sans', sans-serif"
        fontSize="17"
        textAnchor="middle"
      >
        Andere Seite
      </text>
      <g transform={`translate(135 92) scale(0.42) translate(${-(2 * MIRROR_X - at[0] - 10)} ${-at[1] - 14})`}>
        <g transform={`translate(${2 * MIRROR_X} 0) scale(-1 1)`}>
          <Shape points={bellyPart} fill={drawing.bellyColor} />
          <Shape points={backPart} fill={drawing.backColor} />
          <Shape points={backPart} fill={paint(idPrefix, 'shade')} />
          {drawing.zipperCount === 2 && <Zipper points={coat.hem.slice(2)} />}
          <Shape points={coat.sleeve} fill={drawing.backColor} />
          <Shape points={coat.cuff} fill={drawing.cuffColor} />
          <Shape points={coat.collar} fill={drawing.collarColor} />
        </g>
        {drawing.print !== null && farText !== null && (
          <PrintText print={drawing.print} text={farText} at={[2 * MIRROR_X - at[0], at[1]]} size={size} angle={0} />
        )}
      </g>
    </g>
  );
}
