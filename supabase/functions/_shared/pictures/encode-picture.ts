import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import resize, { initResize } from '@jsquash/resize';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';
import type { PictureKind } from './picture-kind.ts';

/** A picture ready to be stored. */
export interface EncodedPicture {
  width: number;
  height: number;
  /** WebP without any metadata */
  bytes: Uint8Array<ArrayBuffer>;
}

type ReadAsset = (specifier: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Decodes a picture, turns it upright and re-encodes it in each width, but never enlarges it. Keeps only the pixels: no
 * EXIF, no colour profile, no appended data.
 * The codecs must be loaded.
 * @throws Error if the picture cannot be decoded
 */
export async function encodePicture(
  file: ArrayBuffer,
  type: PictureKind['type'],
  widths: readonly number[],
): Promise<EncodedPicture[]> {
  let pixels = await decode(file, type);
  const encoded: EncodedPicture[] = [];
  // Starts with the widest, so that each width is scaled from the next larger one.
  for (const targetWidth of [...widths].sort((one, other) => other - one)) {
    const width = Math.min(targetWidth, pixels.width);
    if (width < pixels.width) {
      const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
      pixels = await resize(pixels, { width, height, method: 'lanczos3', linearRGB: false });
    }
    const bytes = new Uint8Array(await encodeWebp(pixels, { quality: 80 }));
    encoded.unshift({ width: pixels.width, height: pixels.height, bytes });
  }
  return encoded;
}

function decode(file: ArrayBuffer, type: PictureKind['type']): Promise<ImageData> {
  switch (type) {
    case 'jpeg':
      return decodeJpeg(file, { preserveOrientation: true });
    case 'png':
      return decodePng(file);
    case 'webp':
      return decodeWebp(file);
  }
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
  await initResize(await compile('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'));
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
