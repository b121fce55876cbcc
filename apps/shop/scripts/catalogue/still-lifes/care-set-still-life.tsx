import { LogoMarkShapes } from '#app/features/drawing/logo-mark.tsx';

/** Brush, wool wash and a cloth bag. */
export function CareSetStillLife() {
  return (
    <g>
      <ellipse cx="300" cy="498" rx="150" ry="20" fill="#22302B" fillOpacity="0.13" />
      <ellipse cx="520" cy="500" rx="120" ry="18" fill="#22302B" fillOpacity="0.13" />
      <Bag />
      <Bottle />
      <Brush />
    </g>
  );
}

function Bag() {
  return (
    <g>
      <path
        d="M196 262C182 330 166 420 176 486C180 500 236 504 300 504S414 500 420 486C430 420 414 330 398 262Z"
        fill="#D9C7A3"
      />
      <path
        d="M340 262C352 340 356 430 350 503C392 501 418 496 420 486C430 420 414 330 398 262Z"
        fill="#22302B"
        fillOpacity="0.08"
      />
      <path
        d="M196 262C180 236 176 214 186 196C220 206 252 190 298 198C340 190 376 206 410 196C418 214 414 236 398 262C340 272 254 272 196 262Z"
        fill="#E6D8BA"
      />
      <path d="M194 258C254 270 340 270 400 258" fill="none" stroke="#1F4D3F" strokeWidth="8" strokeLinecap="round" />
      <path d="M398 260C424 276 430 306 422 340" fill="none" stroke="#1F4D3F" strokeWidth="6" strokeLinecap="round" />
      <path d="M396 262C410 284 408 312 396 334" fill="none" stroke="#1F4D3F" strokeWidth="6" strokeLinecap="round" />
      <g fill="none" stroke="#22302B" strokeOpacity="0.16" strokeWidth="4" strokeLinecap="round">
        <path d="M232 274C228 306 224 330 220 350" />
        <path d="M286 278C286 296 285 312 283 326" />
        <path d="M350 276C354 300 358 318 361 334" />
        <path d="M228 204C232 222 230 240 226 254M300 200V258M364 204C360 222 362 240 368 254" />
      </g>
      <g transform="translate(252 356) scale(1.5)">
        <LogoMarkShapes />
      </g>
    </g>
  );
}

function Bottle() {
  return (
    <g>
      <rect x="466" y="168" width="64" height="58" rx="8" fill="#A8481F" />
      <path
        d="M476 172V222M488 172V222M500 172V222M512 172V222"
        stroke="#22302B"
        strokeOpacity="0.18"
        strokeWidth="3"
      />
      <path
        d="M476 226H520C522 246 568 254 570 292V482C570 496 560 504 546 504H450C436 504 426 496 426 482V292C428 254 474 246 476 226Z"
        fill="#1F4D3F"
      />
      <path
        d="M540 262C560 270 569 278 570 292V482C570 496 560 504 546 504H528C540 460 546 330 540 262Z"
        fill="#22302B"
        fillOpacity="0.25"
      />
      <path d="M442 290V420" stroke="#FFFFFF" strokeOpacity="0.2" strokeWidth="8" strokeLinecap="round" />
      <path d="M426 330H570V446H426Z" fill="#FBF7F0" />
      <path d="M426 338H570M426 438H570" stroke="#E2A93B" strokeWidth="4" />
      <path d="M498 352c12 20 24 32 24 46a24 24 0 0 1-48 0c0-14 12-26 24-46Z" fill="#6C8EAD" />
      <path
        d="M486 400a13 13 0 0 0 9 13"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity="0.8"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Brush() {
  const rows = Array.from({ length: 15 }, (_, index) => 566 + index * 9);
  return (
    <g transform="translate(-6 12) rotate(-8 640 470)">
      <path
        d="M560 512C620 520 700 520 762 508"
        stroke="#22302B"
        strokeOpacity="0.12"
        strokeWidth="18"
        fill="none"
        strokeLinecap="round"
      />
      {rows.map((x) => (
        <path key={x} d={`M${x} 466V498`} stroke="#8A6C45" strokeWidth="4.5" strokeLinecap="round" />
      ))}
      <path
        d="M552 452C552 426 590 416 630 418C690 420 742 410 764 424C786 438 778 462 752 466C700 474 640 474 590 474C566 474 552 466 552 452Z"
        fill="#C58A52"
      />
      <path
        d="M566 444C572 432 600 428 630 429C680 430 728 422 752 430"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity="0.35"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="754" cy="444" r="6" fill="#F3E9D6" />
    </g>
  );
}
