import { mixColors } from '#app/features/drawing/geometry/mix-colors.ts';

interface CollarStillLifeProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: string;
  readonly lining: string;
  readonly stitches: string;
}

/** A closed collar on a table, its buckle to the front; drawn about its centre. */
export function CollarStillLife({ x, y, scale, color, lining, stitches }: CollarStillLifeProps) {
  const dark = mixColors(color, '#22302B', 0.3);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="6" cy="78" rx="178" ry="44" fill="#22302B" fillOpacity="0.12" />
      <path d="M-160 -20A160 62 0 0 1 160 -20V34A160 62 0 0 0 -160 34Z" fill={lining} />
      <path d="M-160 -20A160 62 0 0 1 160 -20V34A160 62 0 0 0 -160 34Z" fill="#22302B" fillOpacity="0.16" />
      <path
        d="M-152 -8A160 62 0 0 1 152 -8"
        fill="none"
        stroke={mixColors(lining, '#FFFFFF', 0.4)}
        strokeWidth="2"
        strokeDasharray="7 5"
      />
      <path d="M-160 -20A160 62 0 0 0 160 -20V34A160 62 0 0 1 -160 34Z" fill={color} />
      <path d="M60 37.5A160 62 0 0 0 160 -20V34A160 62 0 0 1 60 91.5Z" fill="#22302B" fillOpacity="0.13" />
      <path
        d="M-160 -20A160 62 0 0 0 160 -20"
        fill="none"
        stroke={mixColors(color, '#FFFFFF', 0.25)}
        strokeWidth="2.5"
      />
      <path d="M-158 -10A160 62 0 0 0 158 -10" fill="none" stroke={stitches} strokeWidth="2.4" strokeDasharray="8 5" />
      <path d="M-158 25A160 62 0 0 0 158 25" fill="none" stroke={stitches} strokeWidth="2.4" strokeDasharray="8 5" />
      <g transform="rotate(4)">
        {[34, 62, 90].map((hole) => (
          <ellipse key={hole} cx={hole} cy={62 - hole * 0.13} rx="4" ry="4.6" fill={dark} />
        ))}
      </g>
      <g fill="none" strokeLinejoin="round">
        <rect x="-48" y="30" width="48" height="68" rx="10" stroke="#8F6A20" strokeWidth="11" />
        <rect x="-48" y="30" width="48" height="68" rx="10" stroke="#C79A3B" strokeWidth="7.5" />
        <rect x="-48" y="30" width="48" height="68" rx="10" stroke="#E8C878" strokeWidth="2" />
        <path d="M-46 64H8" stroke="#8F6A20" strokeWidth="8" strokeLinecap="round" />
        <path d="M-46 63H8" stroke="#C79A3B" strokeWidth="5.5" strokeLinecap="round" />
      </g>
      <path d="M-92 34L-76 36.5L-76 94L-92 91.5Z" fill={dark} />
      <circle cx="-116" cy="92" r="19" fill="none" stroke="#8F6A20" strokeWidth="9" />
      <circle cx="-116" cy="92" r="19" fill="none" stroke="#C79A3B" strokeWidth="6" />
      <path d="M-127 26L-107 30.5L-107 84L-127 80Z" fill={dark} />
    </g>
  );
}
