import { concatBytes, jpegClaiming, jpegHiding, png, webpClaiming } from './make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type NamedFile = readonly [name: string, file: Bytes];

const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

/** Files that no upload accepts as a picture, with their declared media type. */
export const notPictures: readonly (readonly [...NamedFile, mediaType: string])[] = [
  ['an SVG with a script', concatBytes(svg), 'image/svg+xml'],
  ['an SVG that says it is a PNG', concatBytes(svg), 'image/png'],
  ['an SVG behind an XML header', concatBytes(`<?xml version="1.0"?>${svg}`), 'image/jpeg'],
  ['HTML as .jpg', concatBytes(`<!doctype html>${script}`), 'image/jpeg'],
  ['a GIF', concatBytes('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x3b]), 'image/gif'],
  ['a GIF that is JavaScript', concatBytes('GIF89a/*', [0, 0, 0], '*/=1;alert(1)'), 'image/jpeg'],
  ['an archive', concatBytes('PK', [3, 4], 'evil.js'), 'image/webp'],
  ['a program', concatBytes([0x7f], 'ELF', [2, 1, 1]), 'image/png'],
  ['an AVIF', concatBytes([0, 0, 0, 28], 'ftypavif'), 'image/avif'],
  ['nothing', concatBytes(), 'image/png'],
];

/** Pictures that exceed the pixel limit. */
export const oversizedPictures: readonly NamedFile[] = [
  ['a PNG of 30000 pixels a side', png(30_000, 30_000, undefined, concatBytes([0]))],
  ['a JPEG of 65535 pixels a side', jpegClaiming(65_535, 65_535)],
  ['a WebP of 16384 pixels a side', webpClaiming(16_384, 16_384)],
];

/** Files that start like a picture but cannot be decoded. */
export const brokenPictures: readonly NamedFile[] = [
  ['HTML behind the first bytes of a JPEG', concatBytes([0xff, 0xd8, 0xff, 0xe0], `<!doctype html>${script}`)],
  ['a JPEG header with nothing behind it', jpegClaiming(100, 100)],
  ['a JPEG that hides 20000 pixels a side', jpegHiding(jpegClaiming(20_000, 20_000), jpegClaiming(100, 100))],
  ['a PNG without its pixels', concatBytes(png(100, 100).subarray(0, 40))],
  ['a PNG of no width', png(0, 10)],
  ['a WebP header with nothing behind it', webpClaiming(100, 100)],
  // 64 MB of zeros in 64 kB.
  [
    'a PNG that unpacks to more than it says',
    concatBytes(png(1, 1, undefined, new Uint8Array(67_000_000)).subarray(0, 60_000)),
  ],
];
