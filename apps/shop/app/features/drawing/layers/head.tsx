import type { BuildShape } from '../builds/build-shape.ts';
import { mixColors } from '../geometry/mix-colors.ts';
import { smoothPath } from '../geometry/smooth-path.ts';
import { Shape, Stroke } from './shape.tsx';

const NOSE_COLOR = '#2B2320';

/** Head in profile: muzzle, nose and the near ear. */
export function Head({ shape, idPrefix }: { readonly shape: BuildShape; readonly idPrefix: string }) {
  const { fur, nose } = shape;
  return (
    <g>
      <clipPath id={`${idPrefix}-head`}>
        <path d={smoothPath(shape.head, 'closed')} />
      </clipPath>
      <Shape points={shape.head} fill={fur.base} />
      <g clipPath={`url(#${idPrefix}-head)`}>
        <Shape points={shape.muzzlePatch} fill={fur.light} fillOpacity="0.85" />
      </g>
      <Stroke points={shape.mouth} stroke={fur.line} strokeOpacity="0.75" strokeWidth="2.2" />
      <g transform={`rotate(18 ${nose[0]} ${nose[1]})`}>
        <ellipse cx={nose[0]} cy={nose[1]} rx="11" ry="8.5" fill={NOSE_COLOR} />
        <ellipse cx={nose[0] + 4} cy={nose[1] + 1} rx="3" ry="2" fill="#0B0807" />
        <ellipse cx={nose[0]} cy={nose[1] - 4.5} rx="5" ry="1.8" fill="#FFFFFF" fillOpacity="0.35" />
      </g>
      <Shape points={shape.ear} fill={fur.ear} stroke={mixColors(fur.ear, fur.line, 0.6)} strokeWidth="1.2" />
    </g>
  );
}

/** The eye, drawn over the shading, so that it stays bright. */
export function Eye({ shape: { eye, fur } }: { readonly shape: BuildShape }) {
  const [x, y] = eye;
  return (
    <g>
      <path
        d={`M${x - 10} ${y + 1}Q${x - 2} ${y - 11} ${x + 10} ${y + 2}Q${x} ${y + 10} ${x - 10} ${y + 1}Z`}
        fill={fur.line}
      />
      <circle cx={x + 0.5} cy={y - 0.5} r="5.6" fill="#4A2A14" />
      <circle cx={x + 0.8} cy={y - 0.6} r="3.4" fill="#0B0807" />
      <circle cx={x + 2.4} cy={y - 2.6} r="1.7" fill="#FFFFFF" />
      <path
        d={`M${x - 11} ${y + 1}Q${x - 2} ${y - 12} ${x + 11} ${y + 2}`}
        fill="none"
        stroke="#14100E"
        strokeWidth="1.8"
      />
    </g>
  );
}
