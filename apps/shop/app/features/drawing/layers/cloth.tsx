import type { DrawingProps, Finish } from '../drawing-props.ts';
import { mixColors } from '../geometry/mix-colors.ts';
import type { Point } from '../geometry/point.ts';
import { paint } from './drawing-defs.tsx';
import type { FabricPart } from './fabric-axes.ts';
import { Shape } from './shape.tsx';

interface ClothProps {
  readonly points: readonly Point[];
  readonly color: string;
  readonly idPrefix: string;
  /** The part of the coat, whose piece of the fabric's picture covers the color; ribbed knit without one. */
  readonly part: FabricPart | 'rib';
  readonly fabric: DrawingProps['fabric'];
  /** Opacity of a shadow on the whole piece, 0 to 1. */
  readonly shadow?: number;
}

const DARK = '#14100E';

/** A piece of the coat: color, fabric or ribs, and its cut edge. */
export function Cloth({ points, color, idPrefix, part, fabric, shadow = 0 }: ClothProps) {
  const isPictured = part !== 'rib' && fabric !== null && fabric.pictureUrl !== null;
  const surface = isPictured ? (`fabric-${part}` as const) : part === 'rib' ? 'rib' : 'weave';
  return (
    <g>
      <Shape points={points} fill={color} />
      <Shape points={points} fill={paint(idPrefix, surface)} />
      {isPictured && isNapped(fabric.finish) && <Shape points={points} fill={paint(idPrefix, 'nap')} />}
      {shadow > 0 && <Shape points={points} fill={DARK} fillOpacity={shadow} />}
      {part !== 'rib' && <Pile points={points} color={color} finish={fabric?.finish ?? 'plain'} />}
    </g>
  );
}

/** Whether a cloth has a nap: a soft, matt surface of fine hairs. */
export function isNapped(finish: Finish | undefined): finish is 'wool' | 'fleece' {
  return finish === 'wool' || finish === 'fleece';
}

/** Hairs across the edge of a napped cloth: the dashes of a line are short strokes across it. */
const hairs = {
  wool: { strokeWidth: 3.6, strokeDasharray: '0.6 1.9 0.5 2.6 0.7 1.5', strokeOpacity: 0.6 },
  fleece: { strokeWidth: 4.5, strokeDasharray: '0.9 0.8 0.7 1.2 1 0.9', strokeOpacity: 0.6 },
} as const;

function Pile({ points, color, finish }: Pick<ClothProps, 'points' | 'color'> & { finish: Finish }) {
  if (!isNapped(finish)) return null;
  return <Shape points={points} fill="none" stroke={mixColors(color, DARK, 0.3)} {...hairs[finish]} />;
}
