import { mediumBuild } from '#app/features/drawing/builds/medium.ts';
import { coatOutline } from '#app/features/drawing/layers/coat-outline.ts';
import { Shape, Stroke } from '#app/features/drawing/layers/shape.tsx';
import { measurementShape } from '#app/features/drawing/measurements/measurement-shape.ts';

const PENCIL = '#5B6468';
const INK = '#22302B';
const columns = Array.from({ length: 18 }, (_, index) => index * 40);

/** A pencil sketch of a dog on pattern paper, with a tape round its chest and the pencil beside it. */
export function SketchStillLife() {
  const shape = mediumBuild;
  const { backPart } = coatOutline(shape);
  const outline = { fill: '#FFFDF8', stroke: PENCIL, strokeWidth: 3, strokeLinejoin: 'round' } as const;
  const torso = [...shape.topline, ...shape.rear, ...shape.underline, ...shape.throat];
  const chest = measurementShape('chestCircumference', shape).near;
  return (
    <g>
      <rect width="800" height="600" fill="#F3E9D6" />
      <g transform="rotate(-2 400 300)">
        <rect x="62" y="42" width="690" height="530" fill="#22302B" fillOpacity="0.08" />
        <rect x="52" y="32" width="690" height="530" fill="#FFFDF8" />
        <g transform="translate(52 32)" stroke="#6C8EAD" strokeOpacity="0.2" strokeWidth="1.4">
          {columns.map((x) => (
            <path key={x} d={`M${x} 0V530`} />
          ))}
          {columns
            .filter((y) => y < 530)
            .map((y) => (
              <path key={y} d={`M0 ${y}H690`} />
            ))}
        </g>
        <g transform="translate(-28 22)">
          <Shape points={shape.hindLeg} {...outline} transform="translate(60 -5)" />
          <Shape points={shape.frontLeg} {...outline} transform="translate(40 -5)" />
          <Shape points={shape.tail} {...outline} />
          <Shape points={torso} {...outline} />
          <Shape points={shape.frontLeg.slice(1, -2)} {...outline} stroke="none" />
          <Stroke points={shape.frontLeg.slice(2, -3)} stroke={PENCIL} strokeWidth="3" />
          <Shape points={shape.hindLeg.slice(1, -2)} {...outline} stroke="none" />
          <Stroke points={shape.hindLeg.slice(1, -2)} stroke={PENCIL} strokeWidth="3" />
          <Shape
            points={backPart}
            fill="#1F4D3F"
            fillOpacity="0.1"
            stroke="#1F4D3F"
            strokeWidth="3.5"
            strokeDasharray="11 8"
          />
          <Shape points={shape.head} {...outline} />
          <Shape points={shape.ear} fill="#EFE6D4" stroke={PENCIL} strokeWidth="3" />
          <Stroke points={shape.mouth} stroke={PENCIL} strokeWidth="2.5" />
          <circle cx={shape.eye[0]} cy={shape.eye[1]} r="6" fill={INK} />
          <ellipse cx={shape.nose[0]} cy={shape.nose[1]} rx="10" ry="8" fill={INK} />
          <Stroke points={chest} stroke={INK} strokeWidth="17" />
          <Stroke points={chest} stroke="#E2A93B" strokeWidth="13" />
          <Stroke points={chest} stroke={INK} strokeWidth="7" strokeDasharray="1.8 8.2" strokeLinecap="butt" />
        </g>
      </g>
      <Pencil />
    </g>
  );
}

function Pencil() {
  return (
    <g transform="translate(706 330) rotate(28)">
      <path d="M-13 8V236L5 262L23 236V8Z" fill="#22302B" fillOpacity="0.12" transform="translate(8 8)" />
      <rect x="-16" y="-22" width="32" height="26" rx="6" fill="#D98E77" />
      <rect x="-16" y="0" width="32" height="16" fill="#C9CED3" />
      <path d="M-16 16H16V220H-16Z" fill="#1F4D3F" />
      <path d="M-5 16H5V220H-5Z" fill="#FFFFFF" fillOpacity="0.14" />
      <path d="M-16 220L0 270L16 220Q8 228 5.3 220Q0 230 -5.3 220Q-8 228 -16 220Z" fill="#EAD2A8" />
      <path d="M-5 254L0 270L5 254Z" fill="#22302B" />
    </g>
  );
}
