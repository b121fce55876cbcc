const TAPE = '#E2A93B';
const INK = '#22302B';
const FOREST = '#1F4D3F';

/**
 * The shop's mark: a paw inside a loop of tape measure. Decorative, because the wordmark is beside it.
 * @param size edge length in px
 */
export function LogoMark({ size = 40, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false" className={className}>
      <LogoMarkShapes />
    </svg>
  );
}

/** The shapes of the mark in a 64 × 64 box, without an SVG element, for use in other pictures. */
export function LogoMarkShapes() {
  return (
    <g>
      <circle cx="32" cy="31" r="25.5" fill="none" stroke={TAPE} strokeWidth="9" />
      <circle cx="32" cy="31" r="28" fill="none" stroke={INK} strokeWidth="4" strokeDasharray="1.5 5.83" />
      <path d="M32 56.500H61" stroke={TAPE} strokeWidth="9" />
      <path d="M35.3 59H57" stroke={INK} strokeWidth="4" strokeDasharray="1.5 5.83" />
      <path d="M60.5 51.500V61.5" stroke={INK} strokeWidth="2.6" />
      <g fill={FOREST} transform="translate(0 -2.5)">
        <path d="M32 31c5.6 0 10.6 5 10.6 9.4 0 3.3-2.6 4.9-5.4 4.4-2-.3-3.4-.9-5.2-.9s-3.2.6-5.2.9c-2.8.5-5.4-1.1-5.4-4.4C21.4 36 26.4 31 32 31Z" />
        <ellipse cx="20.4" cy="29.6" rx="3.3" ry="4.5" transform="rotate(-24 20.4 29.6)" />
        <ellipse cx="27.7" cy="23.2" rx="3.5" ry="5" transform="rotate(-7 27.7 23.2)" />
        <ellipse cx="36.3" cy="23.2" rx="3.5" ry="5" transform="rotate(7 36.3 23.2)" />
        <ellipse cx="43.6" cy="29.6" rx="3.3" ry="4.5" transform="rotate(24 43.6 29.6)" />
      </g>
    </g>
  );
}
