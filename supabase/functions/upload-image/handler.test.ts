import decodeWebp from '@jsquash/webp/decode.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorReplySchema, imageUploads, maxImagePixels, uploadImageReplySchema } from '../../contracts/index.ts';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';
import { brokenPictures, notPictures, oversizedPictures } from '../_shared/testing/hostile-pictures.ts';
import { concatBytes, jpeg, png, pngText, webp, withExif, withXmp } from '../_shared/testing/make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

let backend: TestBackend;
let admin: string;
let clock = new Date();
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
  admin = await backend.signIn('admin@example.de');
});
// Uploads are counted per admin; every test starts without attempts.
beforeEach(async () => {
  await backend.deps.database.from('rate_limits').delete().eq('action', 'upload-image');
});
afterAll(() => backend.close());

function send(file: Bytes, { token = admin, type = 'image/jpeg', what = 'article' } = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/upload-image?for=${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, apikey: backend.keys.publishable, 'content-type': type },
    body: file,
  });
}

async function accepted(file: Bytes, what = 'article') {
  const reply = await send(file, { what });
  const body = await reply.json();
  expect([reply.status, body]).toEqual([200, body]);
  return uploadImageReplySchema.parse(body);
}

async function refusal(file: Bytes, options: Parameters<typeof send>[1] = {}) {
  const reply = await send(file, options);
  const { code, params } = errorReplySchema.parse(await reply.json()).error;
  return { status: reply.status, code, params };
}

const stored = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const textOf = (bytes: Bytes) => Buffer.from(bytes).toString('latin1');

/** The files of all buckets. */
async function allFiles(): Promise<string[]> {
  const lists = await Promise.all(
    [...new Set(Object.values(imageUploads).map(({ bucket }) => bucket))].map((bucket) =>
      backend.deps.database.storage.from(bucket).list(),
    ),
  );
  return lists.flatMap(({ data }) => data ?? []).map(({ name }) => name);
}

const script = '<script>alert(document.cookie)</script>';

describe('upload', () => {
  it.each([
    ['a JPEG', () => jpeg(2000, 1000)],
    ['a PNG', async () => png(2000, 1000)],
    ['a WebP', () => webp(2000, 1000)],
  ])(
    '[DATA-40] [DATA-41] [DATA-42] An upload stores %s as WebP in three widths under a random name',
    async (_, make) => {
      const reply = await accepted(await make());
      expect(reply).toMatchObject({ width: 1440, height: 720 });
      expect(reply.url).toMatch(/\/storage\/v1\/object\/public\/article-images\/[0-9a-f-]{36}\.webp$/);
      expect(reply.sources.map(({ width }) => width)).toEqual([480, 960, 1440]);
      for (const { url, width } of reply.sources) {
        const file = await fetch(url);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
        const { width: real, data } = await decodeWebp(await file.arrayBuffer());
        expect(real).toBe(width);
        // Still dark on the left and light on the right.
        expect([(data[0] ?? 255) < 60, (data[width * 4 - 4] ?? 0) > 200]).toEqual([true, true]);
      }
      expect(reply.sources.at(-1)?.url).toBe(reply.url);
    },
  );

  it('An upload does not upscale pictures', async () => {
    const { width, sources } = await accepted(png(300, 200), 'category');
    expect([width, sources.map((source) => source.width)]).toEqual([300, [300, 300, 300]]);
  });

  it('[ADM-CAT-10] [ADM-ART-11] An upload accepts up to 2 MB for a category and 5 MB for an article', async () => {
    for (const [what, megabytes] of [
      ['category', 2],
      ['article', 5],
    ] as const) {
      const maxBytes = megabytes * 1_000_000;
      const atLimit = concatBytes(png(20, 20), new Uint8Array(maxBytes - png(20, 20).length));
      expect((await send(atLimit, { what })).status).toBe(200);
      expect(await refusal(concatBytes(atLimit, [0]), { what })).toEqual({
        status: 413,
        code: 'file_too_large',
        params: { maxBytes },
      });
    }
  });

  it('An upload requires an admin', async () => {
    const anna = await backend.signIn('anna@example.de');
    expect(await refusal(png(2, 2), { token: anna })).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await refusal(png(2, 2), { token: backend.keys.publishable })).toMatchObject({ code: 'not_signed_in' });
  });

  it('An upload rejects an unknown purpose of the picture', async () => {
    expect(await refusal(png(2, 2), { what: 'avatars' })).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('[BEY-38] The uploads of pictures are limited', async () => {
    const attempt = () =>
      fetch(`${backend.url}/functions/v1/upload-image?for=article`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin}`, 'x-forwarded-for': '203.0.113.9' },
        body: 'no picture',
      });
    for (let count = 0; count < 60; count++) expect((await attempt()).status).toBe(415);
    expect((await attempt()).status).toBe(429);
  });
});

describe('hostile files', () => {
  it.each([...notPictures, ['a PDF', concatBytes('%PDF-1.7 /JavaScript'), 'image/jpeg'] as const])(
    '[BEY-35] [ADM-CAT-09] [ADM-ART-10] %s is no picture',
    async (_, file, type) => {
      expect(await refusal(file, { type })).toMatchObject({ status: 415, code: 'unsupported_image' });
    },
  );

  it.each(oversizedPictures)('[BEY-35] %s is refused before it is decoded', async (_, file) => {
    expect(await refusal(file)).toEqual({
      status: 422,
      code: 'image_too_large',
      params: { maxPixels: maxImagePixels },
    });
  });

  it.each(brokenPictures)('[BEY-35] %s is rejected as damaged, and the next valid one is accepted', async (_, file) => {
    expect(await refusal(file)).toMatchObject({ status: 422, code: 'image_broken' });
    for (const good of [await jpeg(20, 10), png(20, 10), await webp(20, 10)]) {
      expect(await accepted(good)).toMatchObject({ width: 20, height: 10 });
    }
  });

  it('[BEY-35] A photo is stripped of its location and rotated upright', async () => {
    const file = withExif(await jpeg(40, 20));
    expect(textOf(file)).toMatch(/Exif.*GPS-Hannover/s);
    const { url, width, height } = await accepted(file);
    expect([width, height]).toEqual([20, 40]);
    const clean = await stored(url);
    expect(textOf(clean)).not.toMatch(/Exif|GPS|EXIF/);
    // The left side is now on top.
    const { data } = await decodeWebp(clean.buffer);
    expect([(data[0] ?? 255) < 60, (data.at(-2) ?? 0) > 200]).toEqual([true, true]);
  });

  it.each<[string, () => Promise<Bytes>]>([
    ['a PNG with a script in its text', async () => png(40, 20, pngText(script))],
    ['a JPEG with a page behind it', async () => concatBytes(await jpeg(40, 20), `<html>${script}`)],
    ['a JPEG with an archive behind it', async () => concatBytes(await jpeg(40, 20), 'PK', [3, 4], 'script')],
    ['a WebP with a script in its XMP', async () => withXmp(await webp(40, 20), 40, 20, `<x:xmpmeta>${script}`)],
    ['a PNG with a script instead of its last chunk', async () => concatBytes(png(40, 20).subarray(0, -12), script)],
  ])('[BEY-35] The pixels of %s are kept, and nothing else', async (_, make) => {
    const file = await make();
    expect(textOf(file)).toContain('script');
    const { sources } = await accepted(file);
    for (const { url } of sources) {
      const clean = textOf(await stored(url));
      expect(clean.slice(0, 4)).toBe('RIFF');
      expect(clean).not.toMatch(/script|html|xmp/i);
    }
  });
});

describe('unused files', () => {
  it('[DATA-43] An uploaded picture that was never saved is removed a day later, in every width', async () => {
    const { url } = await accepted(png(30, 20));
    const name = url.split('/').at(-1)?.replace('.webp', '') ?? '';
    const left = async () => (await allFiles()).filter((file) => file.startsWith(name)).length;
    await sweep(backend.deps);
    expect(await left()).toBe(3);
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    await sweep(backend.deps);
    expect(await left()).toBe(0);
  });

  it('A picture of an option is removed a week later unless its template is saved', async () => {
    const { url } = await accepted(png(30, 20), 'option');
    const name = url.split('/').at(-1)?.replace('.webp', '') ?? '';
    const left = async () => (await allFiles()).filter((file) => file.startsWith(name)).length;
    clock = new Date(clock.getTime() + 6 * 24 * 3_600_000);
    await sweep(backend.deps);
    expect(await left()).toBe(3);
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    await sweep(backend.deps);
    expect(await left()).toBe(0);
  });

  it('[DATA-43] [ADM-ART-26] A picture in use is kept until its article is deleted permanently', async () => {
    const { url } = await accepted(png(30, 20));
    const name = url.split('/').at(-1)?.replace('.webp', '') ?? '';
    const left = async () => (await allFiles()).filter((file) => file.startsWith(name)).length;
    const { database } = backend.deps;
    const { data } = await database.from('articles').insert({ title: 'Bild', image_url: url }).select('id').single();
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    await sweep(backend.deps);
    expect(await left()).toBe(3);
    await database.from('articles').delete().eq('id', data?.id);
    await sweep(backend.deps);
    expect(await left()).toBe(3);
    clock = new Date(clock.getTime() + 40 * 86_400_000);
    await sweep(backend.deps);
    expect(await left()).toBe(0);
  });
});
