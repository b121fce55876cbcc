import decodeWebp from '@jsquash/webp/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReplySchema, uploadImageReplySchema } from '../../contracts/index.ts';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import {
  animatedWebp,
  cmykJpeg,
  codedChunk,
  iccChunk,
  plainJpeg,
  plainPng,
  profiles,
  webpWithProfile,
} from '../_shared/testing/make-color-pictures.ts';
import { concatBytes, webp } from '../_shared/testing/make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

async function send(file: Bytes): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/upload-image?for=article`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, apikey: backend.keys.publishable, 'content-type': 'image/jpeg' },
    body: file,
  });
}

/** Uploads a picture, and decodes the stored one. */
async function stored(file: Bytes): Promise<ImageData> {
  const reply = await send(file);
  const body = await reply.json();
  expect([reply.status, body]).toEqual([200, body]);
  return decodeWebp(await (await fetch(uploadImageReplySchema.parse(body).url)).arrayBuffer());
}

async function refusal(file: Bytes) {
  const reply = await send(file);
  return { status: reply.status, code: errorReplySchema.parse(await reply.json()).error.code };
}

/** The color in the middle of a picture. */
function middle({ data, width, height }: ImageData): readonly number[] {
  const start = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return [...data.slice(start, start + 3)];
}

function expectColor(actual: readonly number[], expected: readonly number[], tolerance = 3) {
  const far = expected.filter((value, index) => Math.abs(value - (actual[index] ?? -99)) > tolerance);
  expect({ actual, far }).toEqual({ actual, far: [] });
}

// The same colors in other color spaces.
const green = [0, 200, 0] as const;
const greenInP3 = [90, 197, 58] as const;
// A JPEG rounds the blue of this green to 59, which is 8 in sRGB.
const jpegTolerance = 8;
const brown = [200, 120, 80] as const;
const brownInAdobeRgb = [180, 119, 83] as const;

describe('the colors of a picture', () => {
  it.each<[string, () => Bytes | Promise<Bytes>, readonly number[], number?]>([
    ['a JPEG in Display P3', () => plainJpeg(greenInP3, profiles.displayP3), green, jpegTolerance],
    ['a JPEG whose profile is in two parts', () => plainJpeg(greenInP3, profiles.displayP3, 2), green, jpegTolerance],
    ['a JPEG in Adobe RGB', () => plainJpeg(brownInAdobeRgb, profiles.adobeRgb), brown],
    ['a JPEG in sRGB with its profile', () => plainJpeg(green, profiles.srgb), green],
    ['a JPEG without a profile', () => plainJpeg(green), green],
    ['a JPEG of linear light', () => plainJpeg([55, 55, 55], profiles.linear), [128, 128, 128]],
    ['a JPEG with a profile for gray pictures', () => plainJpeg([128, 128, 128], profiles.gray), [145, 145, 145]],
    ['a JPEG with a damaged profile', () => plainJpeg(green, profiles.broken), green],
    ['a PNG in Display P3', () => plainPng(greenInP3, iccChunk(profiles.displayP3)), green],
    ['a PNG in Adobe RGB', () => plainPng(brownInAdobeRgb, iccChunk(profiles.adobeRgb)), brown],
    ['a PNG that names Display P3 by number', () => plainPng(greenInP3, codedChunk(12, 13)), green],
    ['a PNG that names sRGB by number', () => plainPng(green, codedChunk(1, 13)), green],
  ])('The colors of a picture are converted to sRGB: %s', async (_, make, expected, tolerance) => {
    expectColor(middle(await stored(await make())), expected, tolerance);
  });

  it('The colors of a WebP in Display P3 are converted to sRGB', async () => {
    const [plain, inP3] = [await webp(32, 32), webpWithProfile(await webp(32, 32), 32, profiles.linear)];
    // The left half is dark: 20 of linear light is 79 in sRGB.
    expectColor([...(await stored(plain)).data.slice(0, 3)], [20, 20, 20]);
    expectColor([...(await stored(inP3)).data.slice(0, 3)], [79, 79, 79]);
  });

  it.each<[string, Bytes, string]>([
    ['an intact JPEG in print colors', cmykJpeg(400, 400), 'image_cmyk'],
    ['a PNG in the colors of a video', plainPng(green, codedChunk(9, 16)), 'image_profile'],
    ['a PNG whose profile has tables', plainPng(green, iccChunk(profiles.tables)), 'image_profile'],
    [
      'a PNG whose profile unpacks to gigabytes',
      plainPng(green, iccChunk(concatBytes(profiles.srgb, new Uint8Array(64_000_000)))),
      'image_profile',
    ],
  ])('A color space is refused by name: %s', async (_, file, code) => {
    expect(await refusal(file)).toEqual({ status: 422, code });
  });
});

describe('an animated WebP', () => {
  it('An animated WebP is stored as its first frame', async () => {
    const frames = [
      { file: await webp(40, 20), left: 0, top: 0, width: 40, height: 20 },
      { file: await webp(40, 20), left: 0, top: 0, width: 40, height: 20 },
    ];
    const { width, height, data } = await stored(animatedWebp({ width: 40, height: 20 }, frames));
    expect([width, height]).toEqual([40, 20]);
    expectColor([...data.slice(0, 3)], [20, 20, 20]);
    expectColor([...data.slice(39 * 4, 39 * 4 + 3)], [255, 255, 255]);
  });

  it('An animated WebP keeps the place of a first frame that is smaller, on a transparent picture', async () => {
    const frame = { file: await webp(16, 8), left: 8, top: 4, width: 16, height: 8 };
    const { width, data } = await stored(animatedWebp({ width: 40, height: 20 }, [frame]));
    const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(at(2, 2)[3]).toBe(0);
    expectColor(at(10, 8).slice(0, 3), [20, 20, 20]);
    expect(at(10, 8)[3]).toBe(255);
  });

  it('An animated WebP whose frame exceeds its picture is refused as broken', async () => {
    const frame = { file: await webp(16, 8), left: 30, top: 4, width: 16, height: 8 };
    expect(await refusal(animatedWebp({ width: 40, height: 20 }, [frame]))).toEqual({
      status: 422,
      code: 'image_broken',
    });
  });
});
