import type { BuildShape } from '../builds/build-shape.ts';
import { type FabricPart, fabricAxes, tileWidth } from './fabric-axes.ts';

/** Returns the reference to a pattern or gradient, with the same ids as the definitions. */
export function paint(idPrefix: string, name: `fabric-${FabricPart}` | 'weave' | 'nap' | 'rib' | 'ground'): string {
  return `url(#${idPrefix}-${name})`;
}

interface DrawingDefsProps {
  readonly idPrefix: string;
  readonly shape: BuildShape;
  /** Picture of the fabric; null without one. */
  readonly fabricUrl: string | null;
  readonly isNapped: boolean;
  /** Whether the drawing has a garment; without one, weave and ribs are left out. */
  readonly hasGarment: boolean;
}

/** Definitions of the fabric per part, weave, ribbed knit and the shadow on the ground. */
export function DrawingDefs({ idPrefix, shape, fabricUrl, isNapped, hasGarment }: DrawingDefsProps) {
  return (
    <defs>
      {fabricUrl !== null && <FabricPatterns idPrefix={idPrefix} shape={shape} fabricUrl={fabricUrl} />}
      {isNapped && <Nap idPrefix={idPrefix} />}
      {hasGarment && (
        <>
          <pattern
            id={`${idPrefix}-weave`}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(38)"
          >
            <path d="M0 1H4" stroke="#FFFFFF" strokeOpacity="0.08" strokeWidth="1.4" />
            <path d="M1 0V4" stroke="#14100E" strokeOpacity="0.1" strokeWidth="1.2" />
          </pattern>
          <pattern id={`${idPrefix}-rib`} width="5.5" height="8" patternUnits="userSpaceOnUse">
            <path d="M1 0V8" stroke="#14100E" strokeOpacity="0.38" strokeWidth="1.5" />
            <path d="M2.300 0V8" stroke="#14100E" strokeOpacity="0.16" strokeWidth="1.2" />
            <path d="M3.900 0V8" stroke="#FFFFFF" strokeOpacity="0.22" strokeWidth="1.6" />
          </pattern>
        </>
      )}
      <radialGradient id={`${idPrefix}-ground`}>
        <stop offset="0" stopColor="#22302B" stopOpacity="0.3" />
        <stop offset="0.55" stopColor="#22302B" stopOpacity="0.14" />
        <stop offset="1" stopColor="#22302B" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

interface FabricPatternsProps {
  readonly idPrefix: string;
  readonly shape: BuildShape;
  readonly fabricUrl: string;
}

/** Matt flecks of a nap, on a tile that is too large to be noticed. */
function Nap({ idPrefix }: { readonly idPrefix: string }) {
  return (
    <pattern id={`${idPrefix}-nap`} width="26" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
      <path
        d="M2 3q2-2 4 0M14 1q2 2 4 1M9 8q2-1 3 1M21 6q2 1 3-1M3 13q1 2 4 1M16 12q2-2 4 0M10 18q2 1 4-1M22 17q1 2 3 1M5 20q2-1 3 0"
        fill="none"
        stroke="#14100E"
        strokeOpacity="0.24"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path
        d="M7 2q2 1 3-1M19 3q2-1 4 1M4 8q2 2 3 0M14 6q2-1 4 1M11 13q2 2 4 0M22 12q1-2 3-1M2 17q2 1 3-1M16 19q2-2 4-1"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity="0.16"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </pattern>
  );
}

/** The picture of the fabric, and one pattern per part that places it along the part. */
function FabricPatterns({ idPrefix, shape, fabricUrl }: FabricPatternsProps) {
  const width = tileWidth(shape);
  return (
    <>
      <pattern id={`${idPrefix}-fabric`} width={width} height={width} patternUnits="userSpaceOnUse">
        <image href={fabricUrl} width={width} height={width} preserveAspectRatio="xMidYMid slice" />
      </pattern>
      {Object.entries(fabricAxes(shape)).map(([part, placement]) => (
        <pattern
          key={part}
          id={`${idPrefix}-fabric-${part}`}
          href={`#${idPrefix}-fabric`}
          patternTransform={placement}
        />
      ))}
    </>
  );
}
