import { buildShapes, shapeOf } from '../builds/shape-of.ts';
import type { DrawingProps, Finish } from '../drawing-props.ts';
import { clockwise } from '../geometry/clockwise.ts';
import type { Point } from '../geometry/point.ts';
import { smoothPath } from '../geometry/smooth-path.ts';
import { shadingAddress } from '../shading/shading-address.ts';
import { shadingFrame } from '../shading/shading-frame.ts';
import { shadingSlices } from '../shading/shading-slices.ts';

const { left: x, top: y, width, height } = shadingFrame;
/** The picture's parts below each other. */
const bands = ['shadow', 'light', 'gloss'] as const;
type Band = (typeof bands)[number];

/** Opacity of the gloss on a dressed dog. */
const glossOf: Readonly<Record<Finish, number>> = { plain: 0.12, wool: 0, fleece: 0, cord: 0.1, coated: 0.45 };

/** Masks of shadow, light and gloss from the shading picture of a build. */
export function ShadingDefs({ idPrefix, drawing }: { readonly idPrefix: string; readonly drawing: DrawingProps }) {
  const { shadingUrl = shadingAddress(drawing) } = drawing;
  if (shadingUrl === null) return null;
  const slices = shadingSlices(buildShapes[drawing.build], shapeOf(drawing));
  return (
    <defs>
      <image id={`${idPrefix}-map`} href={shadingUrl} width={width} height={height * bands.length} />
      {bands.map((band, index) => (
        <mask key={band} id={`${idPrefix}-${band}`} maskUnits="userSpaceOnUse" {...{ x, y, width, height }}>
          {slices.map(({ from, to }) => (
            <svg
              key={from.x}
              aria-hidden="true"
              x={to.x}
              y={y}
              width={to.width}
              height={height}
              viewBox={`${from.x - x} ${index * height} ${from.width} ${height}`}
              preserveAspectRatio="none"
            >
              <use href={`#${idPrefix}-map`} />
            </svg>
          ))}
        </mask>
      ))}
    </defs>
  );
}

/** A closed outline, moved by an offset. */
export interface ShadedOutline {
  readonly points: readonly Point[];
  readonly offset?: Point;
}

interface ShadingProps {
  readonly idPrefix: string;
  readonly drawing: DrawingProps;
  /** Name of the shaded part, unique within the drawing. */
  readonly name: string;
  readonly outlines: readonly ShadedOutline[];
  /** Whether the outlines are those of cloth, which may be glossy. */
  readonly isCloth?: boolean;
}

/** Returns the clip path of a shaded part, for shadows that must not fall outside of it. */
export function shadedClip(idPrefix: string, name: string): string {
  return `url(#${idPrefix}-${name})`;
}

/** Light and shadow on everything that is drawn so far inside of the outlines. */
export function Shading({ idPrefix, drawing, name, outlines, isCloth = false }: ShadingProps) {
  const isFlat = drawing.shadingUrl === null;
  const gloss = isCloth ? glossOf[drawing.fabric?.finish ?? 'plain'] : 0;
  const fill = (band: Band) => ({ mask: `url(#${idPrefix}-${band})`, ...{ x, y, width, height } });
  return (
    <g>
      <clipPath id={`${idPrefix}-${name}`}>
        {outlines.map(({ points, offset: [moveX, moveY] = [0, 0] }, index) => (
          <path
            key={index}
            // Some renderers let outlines of opposite directions cancel each other where they overlap.
            d={smoothPath(clockwise(points), 'closed')}
            transform={moveX === 0 && moveY === 0 ? undefined : `translate(${moveX} ${moveY})`}
          />
        ))}
      </clipPath>
      {!isFlat && (
        <g clipPath={shadedClip(idPrefix, name)}>
          <rect {...fill('shadow')} fill="#160D14" />
          <rect {...fill('light')} fill="#FFF6E6" fillOpacity="0.85" />
          {gloss > 0 && <rect {...fill('gloss')} fill="#FFFFFF" fillOpacity={gloss} />}
        </g>
      )}
    </g>
  );
}
