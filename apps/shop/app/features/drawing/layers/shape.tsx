import type { SVGProps } from 'react';
import type { Point } from '../geometry/point.ts';
import { smoothPath } from '../geometry/smooth-path.ts';

interface ShapeProps extends Omit<SVGProps<SVGPathElement>, 'points' | 'd'> {
  readonly points: readonly Point[];
}

/** A filled area with a smooth closed outline. */
export function Shape({ points, ...rest }: ShapeProps) {
  return <path d={smoothPath(points, 'closed')} {...rest} />;
}

/** A smooth open line. */
export function Stroke({ points, ...rest }: ShapeProps) {
  return <path d={smoothPath(points)} fill="none" strokeLinecap="round" strokeLinejoin="round" {...rest} />;
}
