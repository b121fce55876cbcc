import type { PictureColors } from '../../../contracts/index.ts';
import { FunctionError } from '../http/function-error.ts';
import { type ColorSpace, displayP3, readColorProfile } from './color-profile.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Light as XYZ (D50) to the light of the channels of sRGB. Source: the matrix of sRGB, adapted by Bradford, inverted */
const toSrgb = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

const lightSteps = 1 << 14;
/** Values of sRGB by light; fine enough for the dark values, where the curve is steep. */
const valueOfLight = Uint8Array.from({ length: lightSteps + 1 }, (_, step) => {
  const light = step / lightSteps;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** A profile of that size has tables. It also limits what a compressed profile can unpack to. */
const maxProfileBytes = 1 << 20;

/**
 * Finds out how the colors of a picture are converted to sRGB.
 * @returns null if they are sRGB already
 * @throws FunctionError image_cmyk, or image_profile if the profile cannot be converted
 */
export async function colorSpaceOf(colors: PictureColors): Promise<ColorSpace | null> {
  switch (colors.kind) {
    case 'srgb':
      return null;
    case 'cmyk':
      throw new FunctionError('image_cmyk');
    case 'coded':
      return codedSpace(colors.primaries, colors.transfer);
    case 'profile': {
      const profile = colors.isCompressed ? await inflate(colors.profile) : colors.profile;
      const space = profile === null ? null : readColorProfile(profile);
      if (space === null) throw new FunctionError('image_profile');
      return isSrgb(space) ? null : space;
    }
  }
}

/** Numbers of ITU-T H.273: primaries 1 (sRGB) and 12 (Display P3), transfer 13 (sRGB). */
function codedSpace(primaries: number, transfer: number): ColorSpace | null {
  if (transfer === 13 && primaries === 1) return null;
  if (transfer === 13 && primaries === 12) return displayP3;
  throw new FunctionError('image_profile');
}

/** Returns null for a profile above the limit, and an empty one for damaged data. */
async function inflate(compressed: Bytes): Promise<Bytes | null> {
  const profile = new Uint8Array(maxProfileBytes);
  let length = 0;
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate'));
  try {
    for await (const part of stream) {
      if (length + part.length > maxProfileBytes) return null;
      profile.set(part, length);
      length += part.length;
    }
  } catch {
    return new Uint8Array();
  }
  return profile.subarray(0, length);
}

/** Whether no color changes visibly. */
function isSrgb(space: ColorSpace): boolean {
  const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255];
  const probes = steps.flatMap((red) => steps.flatMap((green) => steps.flatMap((blue) => [red, green, blue, 255])));
  const converted = Uint8ClampedArray.from(probes);
  convertToSrgb(converted, space);
  return probes.every((value, index) => Math.abs(value - (converted[index] ?? 0)) <= 1);
}

/** Values of 0 to 255, four per pixel (RGBA). */
interface Pixels {
  readonly length: number;
  [index: number]: number;
}

/** Converts pixels (RGBA) in place. Colors outside of sRGB become the nearest value of each channel. */
export function convertToSrgb(pixels: Pixels, space: ColorSpace): void {
  const [x, y, z] = [0, 1, 2].map((axis) => [space.red, space.green, space.blue].map((channel) => channel[axis] ?? 0));
  const matrix = toSrgb.map(([ofX, ofY, ofZ]) =>
    [0, 1, 2].map((channel) => ofX * (x?.[channel] ?? 0) + ofY * (y?.[channel] ?? 0) + ofZ * (z?.[channel] ?? 0)),
  );
  const [r0 = 0, r1 = 0, r2 = 0, g0 = 0, g1 = 0, g2 = 0, b0 = 0, b1 = 0, b2 = 0] = matrix.flat();
  const [reds, greens, blues] = space.curves;
  for (let index = 0; index < pixels.length; index += 4) {
    const red = reds[pixels[index] ?? 0] ?? 0;
    const green = greens[pixels[index + 1] ?? 0] ?? 0;
    const blue = blues[pixels[index + 2] ?? 0] ?? 0;
    pixels[index] = srgbValue(r0 * red + r1 * green + r2 * blue);
    pixels[index + 1] = srgbValue(g0 * red + g1 * green + g2 * blue);
    pixels[index + 2] = srgbValue(b0 * red + b1 * green + b2 * blue);
  }
}

function srgbValue(light: number): number {
  const step = Math.round(light * lightSteps);
  return valueOfLight[Math.min(lightSteps, Math.max(0, step))] ?? 0;
}
