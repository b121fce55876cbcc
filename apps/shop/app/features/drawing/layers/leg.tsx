import type { Point } from '../geometry/point.ts';
import { Shape, Stroke } from './shape.tsx';

interface LegProps {
  readonly outline: readonly Point[];
  readonly toes: readonly (readonly Point[])[];
  readonly color: string;
  readonly lineColor: string;
}

/** One leg with its toes. */
export function Leg({ outline, toes, color, lineColor }: LegProps) {
  return (
    <g>
      <Shape points={outline} fill={color} />
      {toes.map((toe) => (
        <Stroke key={String(toe[0])} points={toe} stroke={lineColor} strokeOpacity="0.5" strokeWidth="1.8" />
      ))}
    </g>
  );
}
