import { useId } from 'react';

/** Visible part of the macro picture, user units. */
const frame = { width: 480, height: 360 } as const;
/** Width of one repeat of a drawn fabric, as wide as two fifths of the picture. */
const repeat = 190;

interface FabricMacroProps {
  /** The picture of the material; null shows plain cloth. */
  pictureUrl: string | null;
  /** Accessible name. */
  label: string;
}

/**
 * A fabric from close up, lit from the left, with a soft fold. Drawn fabrics are tiles and are repeated; a photograph
 * of the owner fills the picture.
 */
export function FabricMacro({ pictureUrl, label }: FabricMacroProps) {
  // React's ids may contain characters that are not safe inside url(#…).
  const id = `cloth${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  // Without the focus of its crop.
  const [address = ''] = (pictureUrl ?? '').split('#');
  const isTile = address.endsWith('.svg');
  const { width, height } = frame;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className="block size-full bg-line"
    >
      <defs>
        {isTile && (
          <pattern
            id={`${id}-tile`}
            width={repeat}
            height={repeat}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-7) translate(-40 -20)"
          >
            {/* Slightly larger than its tile, so that no seam shows. */}
            <image href={address} x={-0.5} y={-0.5} width={repeat + 1} height={repeat + 1} preserveAspectRatio="none" />
          </pattern>
        )}
        <linearGradient id={`${id}-fold`} x1="0" y1="0" x2="1" y2="0.35">
          <stop offset="0" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.22" stopColor="#000" stopOpacity="0.04" />
          <stop offset="0.4" stopColor="#000" stopOpacity="0.24" />
          <stop offset="0.5" stopColor="#000" stopOpacity="0.12" />
          <stop offset="0.62" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.78" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </linearGradient>
        <radialGradient id={`${id}-light`} cx="0.3" cy="0.2" r="0.95">
          <stop offset="0" stopColor="#fff" stopOpacity="0.14" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      {isTile && <rect width={width} height={height} fill={`url(#${id}-tile)`} />}
      {!isTile && pictureUrl !== null && (
        <image href={address} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
      )}
      {(isTile || pictureUrl === null) && (
        <>
          <rect width={width} height={height} fill={`url(#${id}-fold)`} />
          <rect width={width} height={height} fill={`url(#${id}-light)`} />
        </>
      )}
    </svg>
  );
}
