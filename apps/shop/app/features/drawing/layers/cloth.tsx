import type { Point } from '../geometry/point.ts';
import { paint } from './drawing-defs.tsx';
import { Shape } from './shape.tsx';

interface ClothProps {
  readonly points: readonly Point[];
  readonly color: string;
  readonly idPrefix: string;
  readonly surface?: 'weave' | 'rib';
  readonly isShaded?: boolean;
  /** Whether the picture of the fabric covers the colour. */
  readonly hasPicture?: boolean;
  /** Opacity of the shadow on the picture, 0 to 1. */
  readonly shadow?: number;
}

/** A piece of fabric: colour, surface and, on large pieces, a soft shade at the lower side. */
export function Cloth({
  points,
  color,
  idPrefix,
  surface = 'weave',
  isShaded = false,
  hasPicture = false,
  shadow = 0,
}: ClothProps) {
  return (
    <g>
      <Shape points={points} fill={color} />
      {hasPicture && <Shape points={points} fill={paint(idPrefix, 'fabric')} />}
      {hasPicture && shadow > 0 && <Shape points={points} fill="#22302B" fillOpacity={shadow} />}
      <Shape points={points} fill={paint(idPrefix, surface)} />
      {isShaded && <Shape points={points} fill={paint(idPrefix, 'shade')} />}
    </g>
  );
}
