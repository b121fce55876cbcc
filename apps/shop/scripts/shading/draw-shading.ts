import sharp from 'sharp';
import type { BuildShape } from '#app/features/drawing/builds/build-shape.ts';
import { type Grid, height, width } from './grid.ts';
import { lightingOf } from './light.ts';
import { reliefOf } from './relief.ts';

const QUALITY = 62;

/** Renders the shading of a build as a WebP: shadow, light and gloss below each other, white where they are strongest. */
export async function drawShading(shape: BuildShape, isDressed: boolean): Promise<Buffer> {
  const { shadow, light, gloss } = lightingOf(await reliefOf(shape, isDressed));
  const pixels = Buffer.concat([shadow, light, gloss].map(toBytes));
  return sharp(pixels, { raw: { width, height: height * 3, channels: 1 } })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

function toBytes(grid: Grid): Buffer {
  return Buffer.from(grid.map((value) => Math.round(value * 255)));
}
