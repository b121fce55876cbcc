import type { BuildShape } from '../builds/build-shape.ts';
import { smoothPath } from '../geometry/smooth-path.ts';
import { Shape } from './shape.tsx';
import { torsoOutline } from './torso-outline.ts';

/** Trunk and neck, with the lighter chest. */
export function Torso({ shape, idPrefix }: { readonly shape: BuildShape; readonly idPrefix: string }) {
  const outline = torsoOutline(shape);
  return (
    <g>
      <clipPath id={`${idPrefix}-torso`}>
        <path d={smoothPath(outline, 'closed')} />
      </clipPath>
      <Shape points={outline} fill={shape.fur.base} />
      <g clipPath={`url(#${idPrefix}-torso)`}>
        <Shape points={shape.chestPatch} fill={shape.fur.light} fillOpacity="0.75" />
      </g>
    </g>
  );
}
