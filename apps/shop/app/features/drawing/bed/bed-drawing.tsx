import { useId } from 'react';
import type { DrawnField } from '../drawing-from-configuration.ts';
import { bedFromConfiguration, type CoverTexture, type DrawnBed } from './bed-from-configuration.ts';

const size = { width: 480, height: 280 } as const;
const center = { x: 224, y: 128 } as const;
/** Units of the drawing per cm. The largest bed fills the picture. */
const scale = 1.55;
const rimWidth = 18;
const font = "'Figtree Variable', Figtree, 'Liberation Sans', sans-serif";
const ink = '#22302B';

/** The live drawing of a dog bed from above, to scale: shape, size, cover and embroidery. */
export function BedDrawing({ fields }: { readonly fields: readonly DrawnField[] }) {
  const bed = bedFromConfiguration(fields);
  const id = useId();
  const [width, height] = [bed.lengthCm * scale, bed.widthCm * scale];
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={bed.title}>
      <defs>
        <Texture id={`${id}weave`} texture={bed.texture} />
        <radialGradient id={`${id}hollow`} cx="0.5" cy="0.45" r="0.65">
          <stop offset="0.55" stopColor="#FFFFFF" stopOpacity="0.16" />
          <stop offset="1" stopColor={ink} stopOpacity="0.22" />
        </radialGradient>
      </defs>
      <Outline bed={bed} width={width + 6} height={height + 6} offset={5} fill={ink} opacity={0.12} />
      <Outline bed={bed} width={width} height={height} fill={bed.rim} />
      <Outline bed={bed} width={width} height={height} fill={`url(#${id}weave)`} />
      <Outline bed={bed} width={width - 2 * rimWidth} height={height - 2 * rimWidth} fill={bed.cover} />
      <Outline bed={bed} width={width - 2 * rimWidth} height={height - 2 * rimWidth} fill={`url(#${id}weave)`} />
      <Outline
        bed={bed}
        width={width - 2 * rimWidth}
        height={height - 2 * rimWidth}
        fill={`url(#${id}hollow)`}
        stroke={bed.rim}
      />
      {bed.embroidery && (
        <text
          x={center.x}
          y={center.y + height / 2 - rimWidth / 2}
          fill={bed.embroidery.color}
          fontFamily={font}
          fontSize="13"
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {bed.embroidery.text}
        </text>
      )}
      {bed.isMeasured && <Measures bed={bed} width={width} height={height} />}
    </svg>
  );
}

interface OutlineProps {
  readonly bed: DrawnBed;
  readonly width: number;
  readonly height: number;
  readonly offset?: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly opacity?: number;
}

/** The shape of the bed around the center. */
function Outline({ bed, width, height, offset = 0, ...paint }: OutlineProps) {
  const place = { width, height, x: center.x - width / 2, y: center.y - height / 2 + offset };
  const radius = bed.shape === 'round' ? width / 2 : Math.min(26, height / 4);
  return <rect {...place} rx={radius} ry={bed.shape === 'round' ? height / 2 : radius} {...paint} />;
}

/** Threads of a cover, laid over its color: ribs, a weave, or the shine of a coated fabric. */
function Texture({ id, texture }: { readonly id: string; readonly texture: CoverTexture }) {
  if (texture === 'waterproof') {
    return (
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0.2" stopColor="#FFFFFF" stopOpacity="0" />
        <stop offset="0.4" stopColor="#FFFFFF" stopOpacity="0.28" />
        <stop offset="0.55" stopColor="#FFFFFF" stopOpacity="0" />
      </linearGradient>
    );
  }
  const isRibbed = texture === 'corduroy';
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path
        d={isRibbed ? 'M1.5 0V6M4.5 0V6' : 'M0 1.5H3M3 4.5H6'}
        stroke={ink}
        strokeOpacity={isRibbed ? 0.28 : 0.14}
        strokeWidth={isRibbed ? 1.2 : 1}
      />
    </pattern>
  );
}

/** The entered size beside the bed, as on a pattern. */
function Measures({ bed, width, height }: { readonly bed: DrawnBed; readonly width: number; readonly height: number }) {
  const words = (cm: number) => `${String(cm).replace('.', ',')} cm`;
  const [left, right] = [center.x - width / 2, center.x + width / 2];
  const [top, bottom] = [center.y - height / 2, center.y + height / 2];
  const text = { fill: ink, fontFamily: font, fontSize: 17, fontWeight: 600, dominantBaseline: 'central' } as const;
  return (
    <g>
      <path
        d={`M${left} ${bottom + 18}H${right}M${left} ${bottom + 13}v10M${right} ${bottom + 13}v10`}
        stroke="#E2A93B"
        strokeWidth="3"
      />
      <text x={center.x} y={bottom + 36} textAnchor="middle" {...text}>
        {bed.shape === 'round' ? `⌀ ${words(bed.lengthCm)}` : words(bed.lengthCm)}
      </text>
      {bed.shape === 'rectangular' && (
        <>
          <path
            d={`M${right + 18} ${top}V${bottom}M${right + 13} ${top}h10M${right + 13} ${bottom}h10`}
            stroke="#E2A93B"
            strokeWidth="3"
          />
          <text x={right + 30} y={center.y} {...text}>
            {words(bed.widthCm)}
          </text>
        </>
      )}
    </g>
  );
}
