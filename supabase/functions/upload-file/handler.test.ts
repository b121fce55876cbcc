import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorReplySchema, maxImagePixels, orderFileLimits } from '../../contracts/index.ts';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { uploadSecret, uploadsTo } from '../../local/testing/uploads.ts';
import { brokenPictures, notPictures, oversizedPictures } from '../_shared/testing/hostile-pictures.ts';
import { deflatedStream, pdf } from '../_shared/testing/make-pdfs.ts';
import { concatBytes, jpeg, png, pngText, webp, withExif, withXmp } from '../_shared/testing/make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const { bucket, maxUnbound } = orderFileLimits;

let backend: TestBackend;
let anna: string;
beforeAll(async () => {
  backend = await testBackend();
  anna = await backend.signIn('anna@example.de');
});
beforeEach(() => reset());
afterAll(() => backend.close());

const { send, accepted, refusal, objects, rows, content, reset } = uploadsTo(() => backend);

const script = '<script>alert(document.cookie)</script>';
const textOf = (bytes: Bytes) => Buffer.from(bytes).toString('latin1');

describe('a file', () => {
  it.each([
    ['a JPEG', () => jpeg(300, 200)],
    ['a PNG', async () => png(300, 200)],
    ['a WebP', () => webp(300, 200)],
  ])('A file that is %s is stored as WebP in a private bucket', async (_, make) => {
    const reply = await accepted(await make());
    expect(reply).toMatchObject({ name: 'Bello.webp', mediaType: 'image/webp' });
    const stored = await content(reply.id);
    expect([stored.length, textOf(stored).slice(8, 12)]).toEqual([reply.bytes, 'WEBP']);
    const open = await fetch(`${backend.url}/storage/v1/object/public/${bucket}/${reply.id}`);
    expect(open.ok).toBe(false);
  });

  it('A file that is a PDF is stored as a new PDF of its pages', async () => {
    const file = pdf({ page: '/Contents 4 0 R', objects: [deflatedStream('', 'q Q'), '<< /S /URI /URI (x) >>'] });
    const reply = await accepted(file, { name: 'Logo.pdf' });
    expect(reply).toMatchObject({ name: 'Logo.pdf', mediaType: 'application/pdf' });
    const stored = await content(reply.id);
    expect(stored.length).toBe(reply.bytes);
    expect(textOf(stored)).toMatch(/^%PDF-1\.7\n/);
    expect(textOf(stored)).not.toContain('URI');
  });

  it('A file belongs to the signed-in customer or the holder of the secret', async () => {
    await accepted(png(2, 2), { token: anna, owner: '' });
    await accepted(png(2, 2));
    const { data } = await backend.deps.database.from('order_files').select('user_id, secret_hash').order('user_id');
    expect(data).toEqual([
      { user_id: expect.stringMatching(/-/), secret_hash: null },
      { user_id: null, secret_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(JSON.stringify(data)).not.toContain(uploadSecret);
  });

  it.each(['', 'abc', 'A'.repeat(64)])('A file of a guest with the secret "%s" is refused', async (owner) => {
    expect(await refusal(png(2, 2), { owner })).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each([
    ['../../etc/Bello.png', 'Bello.webp'],
    ['Be\u202Ello\u0000.jpg', 'Bello.webp'],
    ['.jpg', 'Datei.webp'],
    ['Mu\u0308nster.jpg', 'Münster.webp'],
    ['Foto vom 3.10.', 'Foto vom 3.10..webp'],
    [`${'a'.repeat(179)}🐶.jpg`, `${'a'.repeat(179)}.webp`],
    [`${'a'.repeat(178)}🐶.jpg`, `${'a'.repeat(178)}🐶.webp`],
  ])('A file named %j is stored as %j', async (name, stored) => {
    expect((await accepted(png(2, 2), { name })).name).toBe(stored);
  });

  it('A file requires a name', async () => {
    for (const name of ['', ' ', 'x'.repeat(201)]) {
      expect(await refusal(png(2, 2), { name })).toMatchObject({ status: 400, code: 'invalid_request' });
    }
  });

  it('A file is limited to 10 MB as a picture and 20 MB as a PDF', async () => {
    expect(orderFileLimits.maxBytes).toEqual({ image: 10_000_000, pdf: 20_000_000 });
    const picture = concatBytes(png(20, 20), new Uint8Array(orderFileLimits.maxBytes.image - png(20, 20).length));
    await accepted(picture);
    expect(await refusal(concatBytes(picture, [0]))).toEqual({
      status: 413,
      code: 'file_too_large',
      params: { maxBytes: orderFileLimits.maxBytes.image },
    });
    expect(await refusal(new Uint8Array(orderFileLimits.maxBytes.pdf + 1))).toEqual({
      status: 413,
      code: 'file_too_large',
      params: { maxBytes: orderFileLimits.maxBytes.pdf },
    });
  });

  it(`A file is refused while ${maxUnbound} others of its owner wait for an order, also in parallel`, async () => {
    await backend.deps.database.from('order_files').insert(
      Array.from({ length: maxUnbound - 1 }, () => ({
        user_id: null,
        secret_hash: '0'.repeat(64),
        name: 'x',
        media_type: 'image/webp',
        bytes: 1,
      })),
    );
    await accepted(png(2, 2));
    const { data } = await backend.deps.database
      .from('order_files')
      .select('secret_hash')
      .neq('secret_hash', '0'.repeat(64));
    await backend.deps.database
      .from('order_files')
      .update({ secret_hash: data?.[0]?.secret_hash })
      .eq('secret_hash', '0'.repeat(64));
    expect(await refusal(png(2, 2))).toEqual({ status: 409, code: 'too_many_files', params: { maxFiles: maxUnbound } });
    const freed = await rows();
    await backend.deps.database.from('order_files').delete().eq('id', freed[0]);
    const replies = await Promise.all([1, 2, 3].map(() => send(png(2, 2))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await accepted(png(2, 2), { owner: 'b'.repeat(64) });
  });

  it('The uploads of files are limited', async () => {
    for (let count = 0; count < 30; count++) expect((await send('no file')).status).toBe(415);
    expect((await send('no file')).status).toBe(429);
  });
});

describe('a hostile file', () => {
  it.each<readonly [string, Bytes]>([
    ...notPictures.map(([name, file]) => [name, file] as const),
    ['a page before a PDF', concatBytes(`<html>${script}`, pdf())],
    ['an archive before a PDF', concatBytes('PK', [3, 4], 'evil.js', pdf())],
  ])('A hostile file that is %s is neither picture nor PDF', async (_, file) => {
    expect(await refusal(file)).toMatchObject({ status: 415, code: 'unsupported_file' });
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it.each(oversizedPictures)('A hostile file that is %s is refused before it is decoded', async (_, file) => {
    expect(await refusal(file)).toEqual({
      status: 422,
      code: 'image_too_large',
      params: { maxPixels: maxImagePixels },
    });
  });

  it.each(brokenPictures)('A hostile file that is %s is refused as broken and leaves nothing', async (_, file) => {
    expect(await refusal(file)).toMatchObject({ status: 422, code: 'image_broken' });
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it.each<[string, () => Promise<Bytes>]>([
    ['a photo with its location', async () => withExif(await jpeg(40, 20))],
    ['a PNG with a script in its text', async () => png(40, 20, pngText(script))],
    ['a JPEG with a page behind it', async () => concatBytes(await jpeg(40, 20), `<html>${script}`)],
    [
      'a JPEG with a PDF behind it',
      async () => concatBytes(await jpeg(40, 20), pdf({ catalogue: '/OpenAction 3 0 R' })),
    ],
    ['a WebP with a script in its XMP', async () => withXmp(await webp(40, 20), 40, 20, `<x:xmpmeta>${script}`)],
  ])('A hostile file that is %s keeps only its pixels', async (_, make) => {
    const clean = textOf(await content((await accepted(await make())).id));
    expect(clean.slice(0, 4)).toBe('RIFF');
    expect(clean).not.toMatch(/script|html|xmp|exif|gps|%PDF/i);
  });
});

it('A file that does not arrive in time is rejected and leaves nothing', async () => {
  const hasty = await testBackend({ uploadTimeoutMs: 200 });
  const part = png(200, 200).subarray(0, 100);
  const stalled = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(part) });
  const headers = { apikey: hasty.keys.publishable, 'x-upload-secret': uploadSecret };
  const init = { method: 'POST', headers, body: stalled, duplex: 'half' };
  const reply = await fetch(`${hasty.url}/functions/v1/upload-file?name=a.png`, init);
  const { code, params } = errorReplySchema.parse(await reply.json()).error;
  expect([reply.status, code, params]).toEqual([408, 'upload_timeout', { seconds: 0.2 }]);
  const { data } = await hasty.deps.database.from('order_files').select('id');
  expect(data).toEqual([]);
  await hasty.close();
});

it('An aborted upload leaves nothing', async () => {
  const abort = new AbortController();
  const part = png(200, 200).subarray(0, 100);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(part);
      abort.abort();
    },
  });
  const init = {
    method: 'POST',
    headers: { 'x-upload-secret': uploadSecret },
    body,
    duplex: 'half',
    signal: abort.signal,
  };
  await expect(fetch(`${backend.url}/functions/v1/upload-file?name=a.png`, init)).rejects.toThrow();
  await accepted(png(2, 2));
  expect([(await rows()).length, (await objects()).length]).toEqual([1, 1]);
});
