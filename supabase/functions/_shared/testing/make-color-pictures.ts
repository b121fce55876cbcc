import { deflateSync } from 'node:zlib';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import { readAsset } from '../../../local/server/read-asset.ts';
import { concatBytes, png, pngChunk } from './make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Triple = readonly [number, number, number];

const uint16 = (value: number) => [value >> 8, value & 0xff];
const uint32 = (value: number) => [...uint16((value >>> 16) & 0xffff), ...uint16(value & 0xffff)];
const uint32le = (value: number) => uint32(value).toReversed();
const uint24le = (value: number) => uint32le(value).slice(0, 3);
const fixed = (value: number) => uint32(Math.round(value * 65_536) >>> 0);

const xyz = (values: Triple) => concatBytes('XYZ ', uint32(0), values.flatMap(fixed));
const gammaCurve = (gamma: number) =>
  concatBytes('curv', uint32(0), uint32(1), uint16(Math.round(gamma * 256)), [0, 0]);
const sampledCurve = (samples: readonly number[]) =>
  concatBytes(
    'curv',
    uint32(0),
    uint32(samples.length),
    samples.flatMap((each) => uint16(Math.round(each * 65_535))),
  );
const srgbFormula = concatBytes(
  'para',
  uint32(0),
  uint16(3),
  [0, 0],
  [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed),
);

/** An ICC profile. */
function icc(space: string, tags: Readonly<Record<string, Bytes>>): Bytes {
  const names = Object.keys(tags);
  const start = 132 + 12 * names.length;
  let offset = start;
  const table = names.map((name) => {
    const size = tags[name]?.length ?? 0;
    offset += size;
    return concatBytes(name, uint32(offset - size), uint32(size));
  });
  const body = concatBytes(uint32(names.length), ...table, ...Object.values(tags));
  const header = concatBytes(
    uint32(128 + body.length),
    'test',
    uint32(0x04300000),
    'mntr',
    space,
    'XYZ ',
    new Uint8Array(12),
    'acsp',
  );
  return concatBytes(header, new Uint8Array(128 - header.length), body);
}

const matrixProfile = (curve: Bytes, [red, green, blue]: readonly [Triple, Triple, Triple]) =>
  icc('RGB ', { rXYZ: xyz(red), gXYZ: xyz(green), bXYZ: xyz(blue), rTRC: curve, gTRC: curve, bTRC: curve });

const srgbPrimaries = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const;

/** Profiles by name. */
export const profiles = {
  displayP3: matrixProfile(srgbFormula, [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ]),
  adobeRgb: matrixProfile(gammaCurve(2.2), [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ]),
  srgb: matrixProfile(srgbFormula, srgbPrimaries),
  /** The primaries of sRGB with linear light. */
  linear: matrixProfile(sampledCurve([0, 0.5, 1]), srgbPrimaries),
  gray: icc('GRAY', { kTRC: gammaCurve(1.8) }),
  tables: icc('RGB ', { A2B0: concatBytes('mAB ', new Uint8Array(60)) }),
  broken: concatBytes(icc('RGB ', {}).subarray(0, 128), uint32(3), 'rXYZ', uint32(9_999), uint32(20)),
} as const;

/** A JPEG of one color, with a profile in one or two parts. */
export async function plainJpeg(color: Triple, profile: Bytes | null = null, parts = 1): Promise<Bytes> {
  await initJpeg(await WebAssembly.compile(await readAsset('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')));
  const data = new Uint8ClampedArray(Array.from({ length: 32 * 32 }, () => [...color, 255]).flat());
  const file = new Uint8Array(await encodeJpeg({ data, width: 32, height: 32, colorSpace: 'srgb' }, { quality: 95 }));
  if (profile === null) return file;
  const size = Math.ceil(profile.length / parts);
  const segments = Array.from({ length: parts }, (_, index) => {
    const part = profile.subarray(index * size, (index + 1) * size);
    return concatBytes([0xff, 0xe2], uint16(part.length + 16), 'ICC_PROFILE\0', [index + 1, parts], part);
  });
  // In reverse, because each part has its place.
  return concatBytes(file.subarray(0, 2), ...segments.toReversed(), file.subarray(2));
}

/** A PNG of one color, with a profile or other chunks. */
export function plainPng(color: Triple, chunks: Bytes): Bytes {
  const rows = concatBytes(...Array.from({ length: 32 }, () => [0, ...Array.from({ length: 32 }, () => color).flat()]));
  return png(32, 32, chunks, rows);
}

/** The chunk of a PNG with a profile. */
export const iccChunk = (profile: Bytes) => pngChunk('iCCP', concatBytes('Profil\0', [0], deflateSync(profile)));

/** The chunk of a PNG with the numbers of a video standard. */
export const codedChunk = (primaries: number, transfer: number) =>
  pngChunk('cICP', Uint8Array.of(primaries, transfer, 0, 1));

/** An intact gray JPEG in print colors (CMYK). */
export function cmykJpeg(width: number, height: number): Bytes {
  const segment = (marker: number, ...body: readonly (Uint8Array | string | readonly number[])[]) => {
    const data = concatBytes(...body);
    return concatBytes([0xff, marker], uint16(data.length + 2), data);
  };
  // One symbol per table, whose code is the bit 0: no difference to the last block, then the end of the block.
  const table = (id: number) => [id, 1, ...new Array<number>(15).fill(0), 0];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return concatBytes(
    [0xff, 0xd8],
    segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 0]),
    segment(0xdb, [0], new Uint8Array(64).fill(1)),
    segment(
      0xc0,
      [8],
      uint16(height),
      uint16(width),
      [4],
      [1, 2, 3, 4].flatMap((id) => [id, 0x11, 0]),
    ),
    segment(0xc4, table(0x00), table(0x10)),
    segment(
      0xda,
      [4],
      [1, 2, 3, 4].flatMap((id) => [id, 0]),
      [0, 63, 0],
    ),
    // Four blocks of two bits are one byte.
    new Uint8Array(blocks),
    [0xff, 0xd9],
  );
}

/** A WebP with a profile. */
export function webpWithProfile(file: Bytes, size: number, profile: Bytes): Bytes {
  const padded = profile.length % 2 === 0 ? profile : concatBytes(profile, [0]);
  return riff(
    ['VP8X', concatBytes([0x20, 0, 0, 0], uint24le(size - 1), uint24le(size - 1))],
    ['ICCP', padded],
    ['', file.subarray(12)],
  );
}

/** An animated WebP with frames of the given files, each at the same place. */
export function animatedWebp(
  size: { width: number; height: number },
  frames: readonly { file: Bytes; left: number; top: number; width: number; height: number }[],
): Bytes {
  return riff(
    ['VP8X', concatBytes([0x02, 0, 0, 0], uint24le(size.width - 1), uint24le(size.height - 1))],
    ['ANIM', concatBytes(uint32le(0), [0, 0])],
    ...frames.map(
      ({ file, left, top, width, height }) =>
        [
          'ANMF',
          concatBytes(...[left / 2, top / 2, width - 1, height - 1, 100].map(uint24le), [0], file.subarray(12)),
        ] as const,
    ),
  );
}

function riff(...chunks: readonly (readonly [name: string, data: Bytes])[]): Bytes {
  const body = concatBytes(
    'WEBP',
    ...chunks.map(([name, data]) => (name === '' ? data : concatBytes(name, uint32le(data.length), data))),
  );
  return concatBytes('RIFF', uint32le(body.length), body);
}
