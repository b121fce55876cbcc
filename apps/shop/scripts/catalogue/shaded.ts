import { join } from 'node:path';
import sharp from 'sharp';
import { buildShapes } from '#app/features/drawing/builds/shape-of.ts';
import { type Build, type DrawingProps, defaultDrawingProps } from '#app/features/drawing/drawing-props.ts';
import { shadingAddress } from '#app/features/drawing/shading/shading-address.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const addresses = (Object.keys(buildShapes) as Build[]).flatMap((build) =>
  (['none', 'dog-coat'] as const).map((garment) => shadingAddress({ build, garment })),
);

// The renderer of the catalogue reads no WebP inside of an SVG.
const pictures = new Map(
  await Promise.all(
    addresses.map(async (address) => {
      const png = await sharp(join(publicFolder, address)).png().toBuffer();
      return [address, `data:image/png;base64,${png.toString('base64')}`] as const;
    }),
  ),
);

/** A complete drawing with its shading as a `data:` URL. */
export function shaded(drawing: Partial<DrawingProps>): DrawingProps {
  const complete = { ...defaultDrawingProps, ...drawing };
  return { ...complete, shadingUrl: pictures.get(shadingAddress(complete)) ?? null };
}
