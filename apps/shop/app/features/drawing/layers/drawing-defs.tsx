/** Returns the reference to a pattern or gradient, with the same ids as the definitions. */
export function paint(idPrefix: string, name: 'fabric' | 'weave' | 'rib' | 'shade' | 'ground'): string {
  return `url(#${idPrefix}-${name})`;
}

/** Size of a tile of fabric, user units. */
const TILE = 88;

interface DrawingDefsProps {
  readonly idPrefix: string;
  /** Picture of the fabric; null without one. */
  readonly fabricUrl: string | null;
  /** Whether the drawing has a garment; without one, weave and ribs are left out. */
  readonly hasGarment: boolean;
}

/** Definitions of fabric, weave, ribbed knit, the soft shade at the underside and the shadow on the ground. */
export function DrawingDefs({ idPrefix, fabricUrl, hasGarment }: DrawingDefsProps) {
  return (
    <defs>
      {fabricUrl !== null && (
        <pattern
          id={`${idPrefix}-fabric`}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-6)"
        >
          <image href={fabricUrl} width={TILE} height={TILE} preserveAspectRatio="xMidYMid slice" />
        </pattern>
      )}
      {hasGarment && (
        <>
          <pattern
            id={`${idPrefix}-weave`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(38)"
          >
            <path d="M0 1.5H8" stroke="#FFFFFF" strokeOpacity="0.06" strokeWidth="2" />
            <path d="M1.5 0V8" stroke="#22302B" strokeOpacity="0.05" strokeWidth="1.6" />
          </pattern>
          <pattern id={`${idPrefix}-rib`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M1.5 0V6" stroke="#22302B" strokeOpacity="0.22" strokeWidth="1.4" />
            <path d="M4 0V6" stroke="#FFFFFF" strokeOpacity="0.16" strokeWidth="1.4" />
          </pattern>
        </>
      )}
      <linearGradient id={`${idPrefix}-shade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.55" stopColor="#22302B" stopOpacity="0" />
        <stop offset="1" stopColor="#22302B" stopOpacity="0.2" />
      </linearGradient>
      <radialGradient id={`${idPrefix}-ground`}>
        <stop offset="0" stopColor="#22302B" stopOpacity="0.22" />
        <stop offset="0.6" stopColor="#22302B" stopOpacity="0.12" />
        <stop offset="1" stopColor="#22302B" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
