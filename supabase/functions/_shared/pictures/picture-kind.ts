/** Type and size of a picture, from its first bytes. */
export interface PictureKind {
  type: 'jpeg' | 'png' | 'webp';
  /** From the header; null if it contains none */
  size: { width: number; height: number } | null;
}

/**
 * Reads type and size from the header only, so that oversized pictures are never decoded. Ignores file name and
 * declared type.
 * @returns null unless the bytes are a JPEG, PNG or WebP
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { type: 'jpeg', size: jpegSize(view) };
    if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
      return { type: 'png', size: { width: view.getUint32(16), height: view.getUint32(20) } };
    }
    if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP')
      return { type: 'webp', size: webpSize(bytes, view) };
    return null;
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

/** Walks the segments to the start of frame (SOF), which contains the size. */
function jpegSize(view: DataView): PictureKind['size'] {
  let offset = 2;
  while (offset < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // Decoders skip these two bytes and search on, so a length behind them would hide the header they read.
    if (marker === 0x00) return null;
    const isFill = marker === 0xff;
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (isFill || hasNoLength) {
      offset += isFill ? 1 : 2;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

function webpSize(bytes: Uint8Array, view: DataView): PictureKind['size'] {
  switch (textAt(bytes, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    default:
      return null;
  }
}
