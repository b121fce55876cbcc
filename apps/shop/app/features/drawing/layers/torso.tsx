import type { BuildShape } from '../builds/build-shape.ts';
import { smoothPath } from '../geometry/smooth-path.ts';
import { paint } from './drawing-defs.tsx';
import { Shape } from './shape.tsx';

/** Trunk and neck, with the lighter chest. */
export function Torso({ shape, idPrefix }: { readonly shape: BuildShape; readonly idPrefix: string }) {
  const outline = [...shape.topline, ...shape.rear, ...shape.underline, ...shape.throat];
  return (
    <g>
      <clipPath id={`${idPrefix}-torso`}>
        <path d={smoothPath(outline, 'closed')} />
      </clipPath>
      <Shape points={outline} fill={shape.fur.base} />
      <g clipPath={`url(#${idPrefix}-torso)`}>
        <Shape points={shape.chestPatch} fill={shape.fur.light} />
      </g>
      <Shape points={outline} fill={paint(idPrefix, 'shade')} />
    </g>
  );
}
