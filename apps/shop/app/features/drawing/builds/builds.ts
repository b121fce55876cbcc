import type { Build } from '../drawing-props.ts';
import type { BuildShape } from './build-shape.ts';
import { longLeggedBuild } from './long-legged.ts';
import { mediumBuild } from './medium.ts';
import { shortLeggedBuild } from './short-legged.ts';

/** The outline of each build. */
export const builds = {
  'short-legged': shortLeggedBuild,
  medium: mediumBuild,
  'long-legged': longLeggedBuild,
} as const satisfies Record<Build, BuildShape>;
