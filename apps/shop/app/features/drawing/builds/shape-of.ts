import type { Build, DrawingProps } from '../drawing-props.ts';
import type { BuildShape } from './build-shape.ts';
import { longLeggedBuild } from './long-legged.ts';
import { mediumBuild } from './medium.ts';
import { shortLeggedBuild } from './short-legged.ts';
import { stretchBack } from './stretch-back.ts';

/** The outline of each build as drawn. */
export const buildShapes = {
  'short-legged': shortLeggedBuild,
  medium: mediumBuild,
  'long-legged': longLeggedBuild,
} as const satisfies Readonly<Record<Build, BuildShape>>;

/** Returns the outline of the dog in a drawing. */
export function shapeOf({ build, backStretch }: Pick<DrawingProps, 'build' | 'backStretch'>): BuildShape {
  return stretchBack(buildShapes[build], backStretch);
}
