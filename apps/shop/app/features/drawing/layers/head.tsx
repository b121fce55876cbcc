import type { BuildShape } from '../builds/build-shape.ts';
import { smoothPath } from '../geometry/smooth-path.ts';
import { Shape, Stroke } from './shape.tsx';

const NOSE_COLOR = '#2B2320';

/** Head in profile: muzzle, nose, eye and the near ear. */
export function Head({ shape, idPrefix }: { readonly shape: BuildShape; readonly idPrefix: string }) {
  const { fur, eye, nose } = shape;
  return (
    <g>
      <clipPath id={`${idPrefix}-head`}>
        <path d={smoothPath(shape.head, 'closed')} />
      </clipPath>
      <Shape points={shape.head} fill={fur.base} />
      <g clipPath={`url(#${idPrefix}-head)`}>
        <Shape points={shape.muzzlePatch} fill={fur.light} />
      </g>
      <Stroke points={shape.mouth} stroke={fur.line} strokeOpacity="0.75" strokeWidth="2.4" />
      <ellipse
        cx={nose[0]}
        cy={nose[1]}
        rx="11"
        ry="8.5"
        fill={NOSE_COLOR}
        transform={`rotate(18 ${nose[0]} ${nose[1]})`}
      />
      <ellipse cx={nose[0] + 2} cy={nose[1] - 4} rx="3.4" ry="1.6" fill="#FFFFFF" fillOpacity="0.45" />
      <circle cx={eye[0]} cy={eye[1]} r="9" fill={fur.light} fillOpacity="0.4" />
      <circle cx={eye[0]} cy={eye[1]} r="6.6" fill={NOSE_COLOR} />
      <circle cx={eye[0] + 2.2} cy={eye[1] - 2.2} r="2" fill="#FFFFFF" />
      <Shape points={shape.ear} fill={fur.ear} />
      <Stroke
        points={[...shape.ear.slice(-1), ...shape.ear]}
        stroke={fur.line}
        strokeOpacity="0.25"
        strokeWidth="1.5"
      />
    </g>
  );
}
