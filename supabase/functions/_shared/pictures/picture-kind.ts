import {
  isJpegFrame,
  jpegSegments,
  type PictureColors,
  pictureType,
  readPictureColors,
  webpChunks,
} from '../../../contracts/index.ts';

/** Type, size and colors of a picture, from its header. */
export interface PictureKind {
  type: 'jpeg' | 'png' | 'webp';
  /** From the header; null if it contains none */
  size: { width: number; height: number } | null;
  colors: PictureColors;
}

/**
 * Reads type, size and colors from the header only, so that oversized pictures are never decoded. Ignores file name and
 * declared type.
 * @returns null unless the bytes are a JPEG, PNG or WebP
 */
export function pictureKind(bytes: Uint8Array<ArrayBuffer>): PictureKind | null {
  const type = pictureType(bytes);
  if (type === null) return null;
  const sizeOf = { jpeg: jpegSize, png: pngSize, webp: webpSize }[type];
  try {
    return { type, size: sizeOf(bytes), colors: readPictureColors(bytes) };
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The start of frame (SOF) contains the size. */
function jpegSize(bytes: Uint8Array<ArrayBuffer>): PictureKind['size'] {
  const frame = [...jpegSegments(bytes)].find(isJpegFrame);
  if (frame === undefined) return null;
  const view = viewOf(frame.data);
  return { height: view.getUint16(1), width: view.getUint16(3) };
}

function pngSize(bytes: Uint8Array): PictureKind['size'] {
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function webpSize(bytes: Uint8Array<ArrayBuffer>): PictureKind['size'] {
  const first = webpChunks(bytes).next().value;
  if (first === undefined) return null;
  const view = viewOf(first.data);
  switch (first.name) {
    case 'VP8 ':
      return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 4) + 1, height: uint24(view, 7) + 1 };
    default:
      return null;
  }
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
