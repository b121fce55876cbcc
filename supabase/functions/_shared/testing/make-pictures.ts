import { crc32, deflateSync } from 'node:zlib';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';
import { readAsset } from '../../../local/server/read-asset.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Concatenates bytes. */
export function concatBytes(...parts: (Uint8Array | string | readonly number[])[]): Bytes {
  return new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Uint8Array.from(part))),
    ),
  );
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Uint8Array): Bytes {
  const typed = concatBytes(type, data);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return concatBytes(frame.subarray(0, 4), typed, frame.subarray(4));
}

/** A PNG with a dark left and a light right half. `rows` may contradict the size. */
export function png(width: number, height: number, extra: Bytes = concatBytes(), rows = rgbRows(width, height)): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return concatBytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    pngChunk('IHDR', header),
    extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', concatBytes()),
  );
}

/** A PNG text chunk. */
export function pngText(text: string): Bytes {
  return pngChunk('tEXt', concatBytes('Comment\0', text));
}

function rgbRows(width: number, height: number): Bytes {
  const rows = new Uint8Array((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    rows.fill(230, y * (width * 3 + 1) + 1 + Math.floor(width / 2) * 3, (y + 1) * (width * 3 + 1));
  return rows;
}

/** Pixels for the encoders, with a dark left half. */
function pixels(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index++) {
    if (index % width < width / 2) data.fill(20, index * 4, index * 4 + 3);
  }
  return { data, width, height, colorSpace: 'srgb' } as const;
}

/** A JPEG with a dark left half. */
export async function jpeg(width: number, height: number): Promise<Bytes> {
  await initJpeg(await WebAssembly.compile(await readAsset('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')));
  return new Uint8Array(await encodeJpeg(pixels(width, height), { quality: 90 }));
}

/** A WebP with a dark left half. */
export async function webp(width: number, height: number): Promise<Bytes> {
  await initWebp(await WebAssembly.compile(await readAsset('@jsquash/webp/codec/enc/webp_enc_simd.wasm')));
  return new Uint8Array(await encodeWebp(pixels(width, height), { quality: 90 }));
}

/** A picture with as much detail as a photo has, which takes a codec longer than plain areas. */
export async function photo(type: 'jpeg' | 'png' | 'webp', width: number, height: number): Promise<Bytes> {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let noise = 1;
  for (let index = 0; index < data.length; index += 4) {
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    const waves = 120 + 60 * Math.sin(x / 9) * Math.cos(y / 13) + (noise % 31);
    data.set([waves, waves * 0.8, 255 - waves], index);
  }
  if (type === 'png') {
    const rows = new Uint8Array((width * 3 + 1) * height);
    for (let index = 0, to = 0; index < data.length; index += 4) {
      if ((index / 4) % width === 0) to += 1;
      rows.set(data.subarray(index, index + 3), to);
      to += 3;
    }
    return png(width, height, concatBytes(), rows);
  }
  const pixels = { data, width, height, colorSpace: 'srgb' } as const;
  if (type === 'jpeg') {
    await initJpeg(await WebAssembly.compile(await readAsset('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')));
    return new Uint8Array(await encodeJpeg(pixels, { quality: 90 }));
  }
  await initWebp(await WebAssembly.compile(await readAsset('@jsquash/webp/codec/enc/webp_enc_simd.wasm')));
  return new Uint8Array(await encodeWebp(pixels, { quality: 90 }));
}

/** The same JPEG with EXIF: rotated (orientation 6), taken at 52° north. */
export function withExif(file: Bytes): Bytes {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const main = concatBytes([0, 2], entry(0x0112, 3, 1, 6), entry(0x8825, 4, 1, 38), [0, 0, 0, 0]);
  const gps = concatBytes([0, 2], entry(0x0001, 2, 2, 0x4e000000), entry(0x0002, 5, 3, 68), [0, 0, 0, 0]);
  const degrees = concatBytes([0, 0, 0, 52, 0, 0, 0, 1], [0, 0, 0, 31, 0, 0, 0, 1], [0, 0, 0, 12, 0, 0, 0, 1]);
  const body = concatBytes('Exif\0\0', 'MM', [0, 42, 0, 0, 0, 8], main, gps, degrees, 'GPS-Hannover');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return concatBytes(file.subarray(0, 2), [0xff, 0xe1], length, body, file.subarray(2));
}

/** A JPEG whose header claims a size. */
export function jpegClaiming(width: number, height: number): Bytes {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return concatBytes([0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08], size, [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
}

/** A JPEG with two headers: decoders read the first one, readers that see a segment in FF 00 read the second one. */
export function jpegHiding(decoded: Bytes, shown: Bytes): Bytes {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(decoded.length + 2);
  return concatBytes([0xff, 0xd8, 0xff, 0x00], length, decoded.subarray(2), [0xff, 0xd9], shown.subarray(2));
}

/** A WebP whose header claims a size. */
export function webpClaiming(width: number, height: number): Bytes {
  const body = Buffer.alloc(10);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return concatBytes('RIFF', [30, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], body);
}

/** The same WebP in the extended format, with XMP metadata. */
export function withXmp(file: Bytes, width: number, height: number, text: string): Bytes {
  const padded = text.length % 2 === 0 ? text : `${text} `;
  const header = Buffer.alloc(10);
  header[0] = 0x04;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const length = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const body = concatBytes(
    'WEBP',
    'VP8X',
    length(10),
    header,
    file.subarray(12),
    'XMP ',
    length(padded.length),
    padded,
  );
  return concatBytes('RIFF', length(body.length), body);
}
