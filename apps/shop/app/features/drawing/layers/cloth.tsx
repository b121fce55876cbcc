import type { Point } from '../geometry/point.ts';
import { paint } from './drawing-defs.tsx';
import { Shape } from './shape.tsx';

interface ClothProps {
  readonly points: readonly Point[];
  readonly color: string;
  readonly idPrefix: string;
  readonly surface?: 'weave' | 'rib';
  readonly isShaded?: boolean;
}

/** A piece of fabric: its colour, its surface and, on large pieces, the soft shade at the lower side. */
export function Cloth({ points, color, idPrefix, surface = 'weave', isShaded = false }: ClothProps) {
  return (
    <g>
      <Shape points={points} fill={color} />
      <Shape points={points} fill={paint(idPrefix, surface)} />
      {isShaded && <Shape points={points} fill={paint(idPrefix, 'shade')} />}
    </g>
  );
}
