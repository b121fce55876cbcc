/** A part of a picture file: a segment of a JPEG, a chunk of a PNG or WebP. */
export interface PictureChunk {
  /** Marker of a JPEG as two hexadecimal digits (`e2`), or the name of a chunk (`iCCP`) */
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

/** Kind of a picture file by its first bytes, regardless of its name; null for any other file. */
export function pictureType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP' ? 'webp' : null;
}

/**
 * Reads the segments of a JPEG up to its pixels. Ends early where a decoder could read other segments than this
 * function.
 */
export function* jpegSegments(bytes: Uint8Array<ArrayBuffer>): Generator<PictureChunk> {
  const view = viewOf(bytes);
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    if (view.getUint8(offset) !== 0xff) return;
    const marker = view.getUint8(offset + 1);
    // Decoders skip these two bytes and search on, so a length behind them would hide the header they read.
    if (marker === 0x00 || marker === 0xda) return;
    const isFill = marker === 0xff;
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (isFill || hasNoLength) {
      offset += isFill ? 1 : 2;
      continue;
    }
    const end = offset + 2 + view.getUint16(offset + 2);
    yield { name: marker.toString(16), data: bytes.subarray(offset + 4, end) };
    offset = end;
  }
}

/** Whether a segment of a JPEG is the start of a frame (SOF), which contains size and number of components. */
export function isJpegFrame({ name }: PictureChunk): boolean {
  return /^c[0-35-79-bd-f]$/.test(name);
}

/** Reads the chunks of a PNG up to its pixels. */
export function* pngChunks(bytes: Uint8Array<ArrayBuffer>): Generator<PictureChunk> {
  const view = viewOf(bytes);
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const length = view.getUint32(offset);
    const name = nameAt(bytes, offset + 4);
    if (name === 'IDAT') return;
    yield { name, data: bytes.subarray(offset + 8, offset + 8 + length) };
    offset += 12 + length;
  }
}

/** Reads the chunks of a WebP, or of a frame of an animation. @param start of the first chunk */
export function* webpChunks(bytes: Uint8Array<ArrayBuffer>, start = 12): Generator<PictureChunk> {
  const view = viewOf(bytes);
  let offset = start;
  while (offset + 8 <= bytes.length) {
    const length = view.getUint32(offset + 4, true);
    yield { name: nameAt(bytes, offset), data: bytes.subarray(offset + 8, offset + 8 + length) };
    // Chunks have an even length.
    offset += 8 + length + (length % 2);
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function nameAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
