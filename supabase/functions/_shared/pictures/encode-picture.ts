import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';
import type { ColorSpace } from './color-profile.ts';
import { convertToSrgb } from './convert-colors.ts';
import { firstFrame } from './first-frame.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import { shrinkPixels } from './shrink-pixels.ts';

/** A picture ready to be stored. */
export interface EncodedPicture {
  width: number;
  height: number;
  /** WebP without any metadata */
  bytes: Uint8Array<ArrayBuffer>;
}

type ReadAsset = (specifier: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Decodes a picture, turns it upright, converts its colors to sRGB and re-encodes it in each width, but never enlarges
 * it. Keeps only the pixels: no EXIF, no color profile, no appended data. Of an animation it keeps the first frame.
 * The codecs must be loaded.
 * @param colorSpace colors of the picture; null for sRGB
 * @throws Error if the picture cannot be decoded
 */
export async function encodePicture(
  file: Uint8Array<ArrayBuffer>,
  { type, size }: PictureKind,
  colorSpace: ColorSpace | null,
  widths: readonly number[],
): Promise<EncodedPicture[]> {
  let pixels = type === 'webp' ? await decodeWebpPicture(file, size) : await decode(file.buffer, type);
  if (colorSpace !== null) convertToSrgb(pixels.data, colorSpace);
  const encoded: EncodedPicture[] = [];
  // Starts with the widest, so that each width is scaled from the next larger one.
  for (const targetWidth of [...widths].sort((one, other) => other - one)) {
    const width = Math.min(targetWidth, pixels.width);
    if (width < pixels.width) pixels = shrinkPixels(pixels, width);
    const bytes = new Uint8Array(await encodeWebp(pixels, { quality: 80 }));
    encoded.unshift({ width: pixels.width, height: pixels.height, bytes });
  }
  return encoded;
}

function decode(file: ArrayBuffer, type: 'jpeg' | 'png'): Promise<ImageData> {
  return type === 'jpeg' ? decodeJpeg(file, { preserveOrientation: true }) : decodePng(file);
}

/** Decodes a WebP, or the first frame of an animation in its place on a transparent picture. */
async function decodeWebpPicture(file: Uint8Array<ArrayBuffer>, size: PictureKind['size']): Promise<ImageData> {
  const frame = firstFrame(file);
  if (frame === null || size === null) return decodeWebp(file.buffer);
  const claimed = pictureKind(frame.file)?.size;
  const { left, top } = frame;
  if (!claimed || left + claimed.width > size.width || top + claimed.height > size.height) {
    throw new Error('The first frame is larger than the animation');
  }
  const part = await decodeWebp(frame.file.buffer);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let row = 0; row < part.height; row += 1) {
    const pixels = part.data.subarray(row * part.width * 4, (row + 1) * part.width * 4);
    data.set(pixels, ((top + row) * size.width + left) * 4);
  }
  return new ImageData(data, size.width, size.height);
}

let loading: Promise<void> | undefined;

/** Loads the codecs once per process, from the packages on disk. */
export function loadCodecs(readAsset: ReadAsset): Promise<void> {
  loading ??= load(readAsset).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(readAsset: ReadAsset): Promise<void> {
  // The codecs return pixels in the browser's ImageData class, which servers lack.
  globalThis.ImageData ??= Pixels as unknown as typeof ImageData;
  const compile = async (specifier: string) => WebAssembly.compile(await readAsset(specifier));
  await initJpeg(await compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
  await initPng(await compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
  await initWebpDecoder(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'));
  await initWebpEncoder(await compile('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
}

class Pixels {
  readonly colorSpace = 'srgb';
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height = data.length / 4 / width) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
