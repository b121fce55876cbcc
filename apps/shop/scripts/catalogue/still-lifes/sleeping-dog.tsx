import { shortLeggedBuild } from '#app/features/drawing/builds/short-legged.ts';
import { points } from '#app/features/drawing/geometry/points.ts';
import { Shape, Stroke } from '#app/features/drawing/layers/shape.tsx';
import { furs } from '../furs.ts';

const fur = furs.chestnut;
const body = points('214,372 232,322 278,284 344,266 410,274 462,300 500,344 512,396 460,430 340,436 240,420');
const thigh = points('236,412 228,372 246,334 284,318 322,334 338,372 334,420');

/** The curled-up part of a sleeping dachshund that shows above the rim of a bed. */
export function SleepingBody() {
  return (
    <g>
      <Shape points={body} fill={fur.base} />
      <Shape points={points('440,300 482,330 506,380 500,420 452,420 440,360')} fill={fur.shade} fillOpacity="0.35" />
      <Stroke points={thigh} stroke={fur.shade} strokeOpacity="0.7" strokeWidth="4" />
      <Stroke
        points={points('404,284 428,318 434,360 426,400')}
        stroke={fur.shade}
        strokeOpacity="0.6"
        strokeWidth="4"
      />
    </g>
  );
}

/** Its head, the chin on the rim. */
export function SleepingHead() {
  const { head, ear, eye, mouth, muzzlePatch, nose } = shortLeggedBuild;
  return (
    <g transform="translate(-118 176) scale(0.88) rotate(4 680 230)">
      <Shape points={head} fill={fur.shade} fillOpacity="0.55" transform="translate(-9 -7)" />
      <Shape points={head} fill={fur.base} />
      <Shape points={muzzlePatch} fill={fur.light} transform="translate(0 -2)" />
      <Stroke points={mouth} stroke={fur.line} strokeOpacity="0.75" strokeWidth="2.4" />
      <ellipse cx={nose[0]} cy={nose[1]} rx="11" ry="8.5" fill="#2B2320" />
      <path
        d={`M${eye[0] - 10} ${eye[1] + 1}q10 8 19 1`}
        fill="none"
        stroke="#2B2320"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <Shape points={ear} fill={fur.ear} />
    </g>
  );
}
