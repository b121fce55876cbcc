import { mixColors } from '#app/features/drawing/geometry/mix-colors.ts';
import { SleepingBody, SleepingHead } from './sleeping-dog.tsx';

interface BedStillLifeProps {
  readonly rim: string;
  readonly cushion: string;
  readonly hasDog?: boolean;
}

const INSIDE = 'M170 352C170 300 270 268 400 268S630 300 630 352S530 436 400 436S170 404 170 352Z';
const CUSHION = 'M186 358C186 316 282 296 400 296S614 316 614 358S530 440 400 440S186 400 186 358Z';

/** A round dog bed: padded rim with a low entrance, cushion with piping. */
export function BedStillLife({ rim, cushion, hasDog = false }: BedStillLifeProps) {
  const rimShade = mixColors(rim, '#22302B', 0.14);
  const rimDark = mixColors(rim, '#22302B', 0.26);
  const piping = mixColors(cushion, '#FFFFFF', 0.35);
  return (
    <g>
      <defs>
        <pattern id="bed-weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
          <path d="M0 2H9" stroke="#FFFFFF" strokeOpacity="0.07" strokeWidth="2.4" />
          <path d="M2 0V9" stroke="#22302B" strokeOpacity="0.06" strokeWidth="2" />
        </pattern>
        <linearGradient id="bed-rim" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FFFFFF" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="#FFFFFF" stopOpacity="0" />
          <stop offset="1" stopColor="#22302B" stopOpacity="0.2" />
        </linearGradient>
        <radialGradient id="bed-hollow" cx="0.5" cy="0.42" r="0.6">
          <stop offset="0" stopColor="#FFFFFF" stopOpacity="0.1" />
          <stop offset="0.7" stopColor="#22302B" stopOpacity="0" />
          <stop offset="1" stopColor="#22302B" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <ellipse cx="400" cy="484" rx="338" ry="46" fill="#22302B" fillOpacity="0.13" />
      <path d="M92 352C84 258 230 206 400 206S716 258 708 352C712 440 640 496 400 496S88 440 92 352Z" fill={rimShade} />
      <path
        d="M92 352C84 258 230 206 400 206S716 258 708 352C712 440 640 496 400 496S88 440 92 352Z"
        fill="url(#bed-rim)"
      />
      <path d={INSIDE} fill={rimDark} />
      <path d={CUSHION} fill={cushion} />
      <path d={CUSHION} fill="url(#bed-weave)" />
      <path d={CUSHION} fill="url(#bed-hollow)" />
      <path d="M186 358C186 316 282 296 400 296S614 316 614 358" fill="none" stroke={piping} strokeWidth="5" />
      <g fill="none" stroke="#22302B" strokeOpacity="0.22" strokeWidth="4" strokeLinecap="round">
        <path d="M398 362C360 352 322 352 292 360" />
        <path d="M404 362C444 350 482 352 510 360" />
        <path d="M400 366C396 384 384 398 366 408" />
        <path d="M402 366C410 386 424 398 442 406" />
      </g>
      <ellipse cx="400" cy="362" rx="9" ry="6" fill={piping} />
      {hasDog && <SleepingBody />}
      <path
        d="M100 366C92 330 128 316 156 340C196 372 250 392 290 400C330 392 470 392 510 400C550 392 604 372 644 340C672 316 708 330 700 366C704 440 640 494 400 494S96 440 100 366Z"
        fill={rim}
      />
      <path
        d="M100 366C92 330 128 316 156 340C196 372 250 392 290 400C330 392 470 392 510 400C550 392 604 372 644 340C672 316 708 330 700 366C704 440 640 494 400 494S96 440 100 366Z"
        fill="url(#bed-rim)"
      />
      <path
        d="M112 390C150 440 262 462 400 462S650 440 688 390"
        fill="none"
        stroke={rimDark}
        strokeWidth="2.4"
        strokeDasharray="9 6"
      />
      <g fill="none" stroke={rimDark} strokeOpacity="0.7" strokeWidth="3" strokeLinecap="round">
        <path d="M214 216C222 236 232 252 246 264" />
        <path d="M586 216C578 236 568 252 554 264" />
        <path d="M400 206V252" />
        <path d="M108 292C134 300 158 312 174 330" />
        <path d="M692 292C666 300 642 312 626 330" />
      </g>
      {hasDog && <SleepingHead />}
      <g transform="translate(380 446)">
        <rect width="40" height="26" rx="4" fill="#E2A93B" />
        <path d="M6 26V17M13 26V20M20 26V17M27 26V20M34 26V17" stroke="#22302B" strokeWidth="1.8" />
      </g>
    </g>
  );
}
