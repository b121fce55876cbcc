import { isJpegFrame, jpegSegments, pictureType, pngChunks, webpChunks } from './picture-chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Color information of a picture file. */
export type PictureColors =
  /** No profile, or one that says sRGB */
  | { kind: 'srgb' }
  /** Print colors, which decoders for the web do not read */
  | { kind: 'cmyk' }
  /** An embedded ICC profile. That of a PNG is compressed (zlib). */
  | { kind: 'profile'; profile: Bytes; isCompressed: boolean }
  /** Colors of a video standard (cICP of a PNG) */
  | { kind: 'coded'; primaries: number; transfer: number };

const srgb: PictureColors = { kind: 'srgb' };

/** Reads the color information of a JPEG, PNG or WebP. */
export function readPictureColors(file: Bytes): PictureColors {
  switch (pictureType(file)) {
    case 'jpeg':
      return colorsOfJpeg(file);
    case 'png':
      return colorsOfPng(file);
    case 'webp': {
      const chunk = [...webpChunks(file)].find(({ name }) => name === 'ICCP');
      return chunk === undefined ? srgb : { kind: 'profile', profile: chunk.data, isCompressed: false };
    }
    case null:
      return srgb;
  }
}

function colorsOfJpeg(file: Bytes): PictureColors {
  const parts: { place: number; data: Bytes }[] = [];
  for (const segment of jpegSegments(file)) {
    // Components: 1 (gray), 3 (color) or 4 (print colors).
    if (isJpegFrame(segment) && segment.data[5] === 4) return { kind: 'cmyk' };
    if (segment.name === 'e2' && String.fromCharCode(...segment.data.subarray(0, 12)) === 'ICC_PROFILE\0') {
      parts.push({ place: segment.data[12] ?? 0, data: segment.data.subarray(14) });
    }
  }
  if (parts.length === 0) return srgb;
  parts.sort((one, other) => one.place - other.place);
  const profile = new Uint8Array(parts.reduce((sum, { data }) => sum + data.length, 0));
  let offset = 0;
  for (const { data } of parts) {
    profile.set(data, offset);
    offset += data.length;
  }
  return { kind: 'profile', profile, isCompressed: false };
}

function colorsOfPng(file: Bytes): PictureColors {
  const chunks = new Map([...pngChunks(file)].map(({ name, data }) => [name, data]));
  const coded = chunks.get('cICP');
  if (coded !== undefined) return { kind: 'coded', primaries: coded[0] ?? 0, transfer: coded[1] ?? 0 };
  const named = chunks.get('iCCP');
  if (named === undefined || chunks.has('sRGB')) return srgb;
  // Name, a zero byte, the compression method (always zlib), the compressed profile.
  const end = named.indexOf(0);
  return end === -1 ? srgb : { kind: 'profile', profile: named.subarray(end + 2), isCompressed: true };
}
