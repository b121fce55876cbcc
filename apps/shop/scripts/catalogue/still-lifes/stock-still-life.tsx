import { LogoMarkShapes } from '#app/features/drawing/logo-mark.tsx';

/** The fallback picture for articles without one: the logo on a plain background. */
export function StockStillLife() {
  return (
    <g>
      <rect width="800" height="600" fill="#E8EFEA" />
      <circle cx="400" cy="300" r="210" fill="#F7F3E9" />
      <g transform="translate(272 172) scale(4)">
        <LogoMarkShapes />
      </g>
    </g>
  );
}
