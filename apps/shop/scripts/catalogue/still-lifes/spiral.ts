import type { Point } from '#app/features/drawing/geometry/point.ts';

interface Spiral {
  readonly center: Point;
  readonly innerRadius: number;
  readonly outerRadius: number;
  readonly turns: number;
  /** Angle of the inner end, degrees clockwise from the right. */
  readonly startAngle: number;
}

/** Points of a flat coil from the inside out, clockwise. */
export function spiralPoints({ center, innerRadius, outerRadius, turns, startAngle }: Spiral): readonly Point[] {
  const steps = Math.round(turns * 16);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    const radius = innerRadius + (outerRadius - innerRadius) * share;
    const angle = (startAngle / 180) * Math.PI + share * turns * 2 * Math.PI;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}
