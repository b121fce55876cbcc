type Bytes = Uint8Array<ArrayBuffer>;
type Triple = readonly [number, number, number];

/** Colors as light: a curve per channel, then the light of each channel as XYZ (D50). */
export interface ColorSpace {
  /** Light of the 256 values of each channel, 0 to 1 */
  curves: readonly [Float64Array, Float64Array, Float64Array];
  red: Triple;
  green: Triple;
  blue: Triple;
}

/** The curve of sRGB and Display P3. */
const srgbCurve = curveOf((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

/** Display P3: the colors of phones and newer screens. */
export const displayP3: ColorSpace = {
  curves: [srgbCurve, srgbCurve, srgbCurve],
  red: [0.515121, 0.241196, -0.001053],
  green: [0.291977, 0.692245, 0.041885],
  blue: [0.157104, 0.066574, 0.784073],
};

/** sRGB. */
const srgb: ColorSpace = {
  curves: [srgbCurve, srgbCurve, srgbCurve],
  red: [0.436066, 0.222488, 0.013916],
  green: [0.385147, 0.716873, 0.097076],
  blue: [0.143066, 0.060608, 0.714096],
};

/**
 * Reads an ICC profile of RGB or gray pictures that consists of curves and a matrix, as those of cameras, phones and
 * screens do.
 * @returns sRGB for a damaged profile, or one of other pictures, which browsers ignore too; null for a profile with
 * tables, which would need an interpolation in three dimensions
 * Source: ICC.1:2022
 */
export function readColorProfile(profile: Bytes): ColorSpace | null {
  try {
    return parseProfile(new DataView(profile.buffer, profile.byteOffset, profile.byteLength));
  } catch (error) {
    // A part of the profile is missing.
    if (error instanceof RangeError) return srgb;
    throw error;
  }
}

function parseProfile(view: DataView): ColorSpace | null {
  if (textAt(view, 36) !== 'acsp') return srgb;
  const tags = new Map<string, number>();
  for (let index = 0; index < Math.min(view.getUint32(128), 100); index += 1) {
    tags.set(textAt(view, 132 + 12 * index), view.getUint32(136 + 12 * index));
  }
  const at = (tag: string) => tags.get(tag) ?? null;
  const space = textAt(view, 16);
  if (space === 'GRAY') {
    const curve = readCurve(view, at('kTRC'));
    return curve === null ? null : { ...srgb, curves: [curve, curve, curve] };
  }
  if (space !== 'RGB ') return srgb;
  const [red, green, blue] = [readXyz(view, at('rXYZ')), readXyz(view, at('gXYZ')), readXyz(view, at('bXYZ'))];
  const [first, second, third] = [
    readCurve(view, at('rTRC')),
    readCurve(view, at('gTRC')),
    readCurve(view, at('bTRC')),
  ];
  if (red === null || green === null || blue === null) return null;
  if (first === null || second === null || third === null) return null;
  return { curves: [first, second, third], red, green, blue };
}

function readXyz(view: DataView, offset: number | null): Triple | null {
  if (offset === null) return null;
  const number = (index: number) => view.getInt32(offset + 8 + 4 * index) / 65_536;
  return [number(0), number(1), number(2)];
}

function readCurve(view: DataView, offset: number | null): Float64Array | null {
  if (offset === null) return null;
  switch (textAt(view, offset)) {
    case 'curv':
      return readSampledCurve(view, offset);
    case 'para':
      return readFormula(view, offset);
    default:
      return null;
  }
}

function readSampledCurve(view: DataView, offset: number): Float64Array {
  const count = view.getUint32(offset + 8);
  if (count === 0) return curveOf((value) => value);
  if (count === 1) return curveOf((value) => value ** (view.getUint16(offset + 12) / 256));
  const sample = (index: number) => view.getUint16(offset + 12 + 2 * Math.min(index, count - 1)) / 65_535;
  return curveOf((value) => {
    const place = value * (count - 1);
    const below = Math.floor(place);
    return sample(below) + (sample(below + 1) - sample(below)) * (place - below);
  });
}

function readFormula(view: DataView, offset: number): Float64Array | null {
  const kind = view.getUint16(offset + 8);
  const numbers = [1, 3, 4, 5, 7][kind];
  if (numbers === undefined) return null;
  const given = Array.from({ length: numbers }, (_, index) => view.getInt32(offset + 12 + 4 * index) / 65_536);
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = given;
  const power = (value: number) => Math.max(0, a * value + b) ** g;
  switch (kind) {
    case 1:
      return curveOf((value) => (value >= -b / a ? power(value) : 0));
    case 2:
      return curveOf((value) => (value >= -b / a ? power(value) + c : c));
    default:
      return curveOf((value) => (value >= d ? power(value) + e : c * value + f));
  }
}

function curveOf(light: (value: number) => number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, value) => Math.min(1, Math.max(0, light(value / 255))));
}

function textAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}
