import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorReplySchema, maxImagePixels, orderFileLimits, uploadFileReplySchema } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { secretClient } from '../_shared/http/start-function.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';
import { brokenPictures, notPictures, oversizedPictures } from '../_shared/testing/hostile-pictures.ts';
import { deflatedStream, pdf, pdfStream } from '../_shared/testing/make-pdfs.ts';
import { concatBytes, jpeg, png, pngText, webp, withExif, withXmp } from '../_shared/testing/make-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const secret = 'a'.repeat(64);
const { bucket, maxUnbound } = orderFileLimits;

let backend: TestBackend;
let anna: string;
let clock = new Date();
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
  anna = await backend.signIn('anna@example.de');
});
// Uploads are counted per owner; every test starts without attempts and files.
beforeEach(async () => {
  const { database } = backend.deps;
  await database.from('rate_limits').delete().eq('action', 'upload-file');
  const names = await objects();
  if (names.length > 0) await database.storage.from(bucket).remove(names);
  await database.from('order_files').delete().not('id', 'is', null);
});
afterAll(() => backend.close());

function send(file: BodyInit, { token, name = 'Bello.jpg', owner = secret }: Sending = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/upload-file?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token ?? backend.keys.publishable}`,
      apikey: backend.keys.publishable,
      ...(owner !== '' && { 'x-upload-secret': owner }),
    },
    body: file,
  });
}
interface Sending {
  token?: string;
  name?: string;
  owner?: string;
}

async function accepted(file: Bytes, options?: Sending) {
  const reply = await send(file, options);
  const body = await reply.json();
  expect([reply.status, body]).toEqual([200, body]);
  return uploadFileReplySchema.parse(body);
}

async function refusal(file: Bytes, options?: Sending) {
  const reply = await send(file, options);
  const { code, params } = errorReplySchema.parse(await reply.json()).error;
  return { status: reply.status, code, params };
}

async function objects(): Promise<string[]> {
  const { data } = await backend.deps.database.storage.from(bucket).list('', { limit: 1000 });
  return (data ?? []).map(({ name }) => name);
}

async function rows(): Promise<string[]> {
  const { data } = await backend.deps.database.from('order_files').select('id');
  return (data ?? []).map(({ id }) => id);
}

async function content(id: string): Promise<Bytes> {
  const { data, error } = await backend.deps.database.storage.from(bucket).download(id);
  if (error !== null) throw error;
  return new Uint8Array(await data.arrayBuffer());
}

const script = '<script>alert(document.cookie)</script>';
const textOf = (bytes: Bytes) => Buffer.from(bytes).toString('latin1');
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('a file', () => {
  it.each([
    ['a JPEG', () => jpeg(300, 200)],
    ['a PNG', async () => png(300, 200)],
    ['a WebP', () => webp(300, 200)],
  ])('that is %s is stored as WebP in a private bucket', async (_, make) => {
    const reply = await accepted(await make());
    expect(reply).toMatchObject({ name: 'Bello.webp', mediaType: 'image/webp' });
    const stored = await content(reply.id);
    expect([stored.length, textOf(stored).slice(8, 12)]).toEqual([reply.bytes, 'WEBP']);
    const open = await fetch(`${backend.url}/storage/v1/object/public/${bucket}/${reply.id}`);
    expect(open.ok).toBe(false);
  });

  it('that is a PDF is stored unchanged', async () => {
    const file = pdf({ objects: [deflatedStream('/Type /XObject', 'q Q'), '<< /S /URI /URI (https://example.de) >>'] });
    const reply = await accepted(file, { name: 'Logo.pdf' });
    expect(reply).toMatchObject({ name: 'Logo.pdf', mediaType: 'application/pdf', bytes: file.length });
    expect(await content(reply.id)).toEqual(file);
  });

  it('belongs to the signed-in customer or the holder of the secret', async () => {
    await accepted(png(2, 2), { token: anna, owner: '' });
    await accepted(png(2, 2));
    const { data } = await backend.deps.database.from('order_files').select('user_id, secret_hash').order('user_id');
    expect(data).toEqual([
      { user_id: expect.stringMatching(/-/), secret_hash: null },
      { user_id: null, secret_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it.each(['', 'abc', 'A'.repeat(64)])('of a guest with the secret "%s" is refused', async (owner) => {
    expect(await refusal(png(2, 2), { owner })).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each([
    ['../../etc/Bello.png', 'Bello.webp'],
    ['Be\u202Ello\u0000.jpg', 'Bello.webp'],
    ['.jpg', 'Datei.webp'],
    ['Foto vom 3.10.', 'Foto vom 3.10..webp'],
    [`${'a'.repeat(179)}🐶.jpg`, `${'a'.repeat(179)}.webp`],
    [`${'a'.repeat(178)}🐶.jpg`, `${'a'.repeat(178)}🐶.webp`],
  ])('named %j is stored as %j', async (name, stored) => {
    expect((await accepted(png(2, 2), { name })).name).toBe(stored);
  });

  it('requires a name', async () => {
    for (const name of ['', ' ', 'x'.repeat(201)]) {
      expect(await refusal(png(2, 2), { name })).toMatchObject({ status: 400, code: 'invalid_request' });
    }
  });

  it('is limited to 10 MB as a picture and 20 MB as a PDF', async () => {
    expect(orderFileLimits.maxBytes).toEqual({ image: 10 * 1024 * 1024, pdf: 20 * 1024 * 1024 });
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

  it(`is refused while ${maxUnbound} others of its owner wait for an order, also in parallel`, async () => {
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

  it('is limited', async () => {
    for (let count = 0; count < 30; count++) expect((await send('no file')).status).toBe(415);
    expect((await send('no file')).status).toBe(429);
  });
});

describe('a hostile file', () => {
  it.each<readonly [string, Bytes]>([
    ...notPictures.map(([name, file]) => [name, file] as const),
    ['a page before a PDF', concatBytes(`<html>${script}`, pdf())],
    ['an archive before a PDF', concatBytes('PK', [3, 4], 'evil.js', pdf())],
  ])('that is %s is neither picture nor PDF', async (_, file) => {
    expect(await refusal(file)).toMatchObject({ status: 415, code: 'unsupported_file' });
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it.each(oversizedPictures)('that is %s is refused before it is decoded', async (_, file) => {
    expect(await refusal(file)).toEqual({
      status: 422,
      code: 'image_too_large',
      params: { maxPixels: maxImagePixels },
    });
  });

  it.each(brokenPictures)('that is %s is refused as broken and leaves nothing', async (_, file) => {
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
  ])('that is %s keeps only its pixels', async (_, make) => {
    const clean = textOf(await content((await accepted(await make())).id));
    expect(clean.slice(0, 4)).toBe('RIFF');
    expect(clean).not.toMatch(/script|html|xmp|exif|gps|%PDF/i);
  });
});

const objectStream = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4') =>
  deflatedStream(dictionary, `9 0 ${text}`);
const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packedScript = concatBytes(deflateSync(`9 0 ${javaScript}`));
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

describe('a hostile PDF', () => {
  it.each<[string, Bytes]>([
    ['JavaScript', pdf({ objects: [javaScript] })],
    ['JavaScript in escaped names', pdf({ objects: ['<< /S /J#61vaScript /#4AS (app.alert(1)) >>'] })],
    ['JavaScript in a stream of objects', pdf({ objects: [objectStream(javaScript)] })],
    [
      'JavaScript in a stream whose dictionary contains the start of an object',
      pdf({ objects: [objectStream(javaScript, '/Type /ObjStm /N 1 /First 4 /X ( obj)')] }),
    ],
    [
      'JavaScript in a stream whose dictionary contains another stream',
      pdf({ objects: [objectStream(javaScript, '/Type /ObjStm /N 1 /First 4 /X (>>stream\nendstream)')] }),
    ],
    ['JavaScript in a stream of objects without a type', pdf({ objects: [objectStream(javaScript, '/N 1 /First 4')] })],
    ['an action when it is opened', pdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['further actions', pdf({ catalogue: '/AA << /WC 4 0 R >>', objects: ['<< /S /URI /URI (https://x.example) >>'] })],
    ['a program to launch', pdf({ objects: ['<< /S /Launch /F (calc.exe) >>'] })],
    ['another file', pdf({ objects: [deflatedStream('/Type /EmbeddedFile', 'evil')] })],
    [
      'another file that a stream of objects names',
      pdf({ objects: [objectStream('<< /Names << /EmbeddedFiles 4 0 R >> >>')] }),
    ],
    ['a form that is sent', pdf({ objects: ['<< /S /SubmitForm /F (https://x.example) >>'] })],
    ['an XFA form', pdf({ objects: ['<< /XFA 5 0 R >>'] })],
  ])('with %s is refused', async (_, file) => {
    expect(await refusal(file, { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_active' });
    expect([await rows(), await objects()]).toEqual([[], []]);
  });

  it.each<[string, Bytes]>([
    ['has a page behind it', concatBytes(pdf(), `<html>${script}`)],
    ['has an archive behind it', concatBytes(pdf(), 'PK', [3, 4], 'evil.js')],
    ['has bytes behind it', concatBytes(pdf(), [0, 0, 0, 0])],
    ['has a page in a comment', pdf({ header: `%PDF-1.7\n%<html>${script}\n` })],
    ['has a page in its first line', pdf({ header: `%PDF-1.7<html>${script}\n` })],
    ['is an archive as well', pdf({ objects: [pdfStream('', concatBytes('PK', [3, 4], 'evil.js'))] })],
    ['hides an object in a stream', pdf({ objects: [pdfStream('', concatBytes('\n9 0 obj\n<< /A 1 >>\nendobj\n'))] })],
    [
      'has objects in a stream that cannot be read',
      pdf({ objects: [pdfStream('/Type /ObjStm /Filter /LZWDecode', concatBytes([1]))] }),
    ],
    [
      'has a broken stream of objects',
      pdf({ objects: [pdfStream('/Type /ObjStm /Filter /FlateDecode', concatBytes('xx'))] }),
    ],
    [
      'has objects in a stream with a filter elsewhere',
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter 5 0 R', packedScript), '/FlateDecode'] }),
    ],
    ...['\nstream \n', '\nstream\r', '\nstream%\n', '%\nstream\n'].map((opening): [string, Bytes] => [
      `has a stream that starts with ${JSON.stringify(opening)}`,
      pdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript, opening)] }),
    ]),
    [
      'has a stream that starts in a string',
      pdf({ objects: [pdfStream('/X (>>stream\n) /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript)] }),
    ],
    ['has a stream that does not end', pdf({ objects: ['<< /Length 9 >>\nstream\nabc'] })],
    ['has no end', pdf().subarray(0, -8)],
    ['has a version that does not exist', pdf({ header: '%PDF-9.9\n' })],
    ['has no table of references', concatBytes('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\nstartxref\n5\n%%EOF')],
    ['is a header alone', concatBytes('%PDF-1.7\n')],
  ])('that %s is refused as broken', async (_, file) => {
    expect(await refusal(new Uint8Array(file), { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_broken' });
  });

  it.each<[string, Bytes]>([
    ['unpacks to more than 128 MB', pdf({ objects: [deflatedStream('', zeros(129))] })],
    ['unpacks to more in several streams', pdf({ objects: [1, 2, 3].map(() => deflatedStream('', zeros(50))) })],
    ['is packed twice', pdf({ objects: [deflatedStream('', zeros(100), 2)] })],
    ['claims a million pages', pdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>' })],
    ['names one page again and again', pdf({ pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(90)}] /Count 1 >>` })],
    ['has 101 pages', pdf({ objects: Array.from({ length: 100 }, () => '<< /Type /Page >>') })],
    ['has 101 pages in a stream of objects', pdf({ objects: [objectStream('<< /Type /Page >> '.repeat(101))] })],
  ])('that %s is refused as a bomb', async (_, file) => {
    expect(await refusal(file, { name: 'a.pdf' })).toMatchObject({ status: 422, code: 'pdf_too_complex' });
  });

  it('that is encrypted is refused with a code of its own', async () => {
    const file = pdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 2 >>'] });
    expect(await refusal(file)).toMatchObject({ status: 422, code: 'pdf_encrypted' });
  });
});

it('a file that does not arrive in time is rejected and leaves nothing', async () => {
  const hasty = await testBackend({ uploadTimeoutMs: 200 });
  const part = png(200, 200).subarray(0, 100);
  const stalled = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(part) });
  const headers = { apikey: hasty.keys.publishable, 'x-upload-secret': secret };
  const init = { method: 'POST', headers, body: stalled, duplex: 'half' };
  const reply = await fetch(`${hasty.url}/functions/v1/upload-file?name=a.png`, init);
  const { code, params } = errorReplySchema.parse(await reply.json()).error;
  expect([reply.status, code, params]).toEqual([408, 'upload_timeout', { seconds: 0.2 }]);
  const { data } = await hasty.deps.database.from('order_files').select('id');
  expect(data).toEqual([]);
  await hasty.close();
});

describe('the sweep', () => {
  it('removes row and object of a file without an order after two days', async () => {
    clock = hours(0);
    const { id } = await accepted(png(3, 3));
    clock = hours(47);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[id], [id]]);
    clock = hours(49);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[], []]);
    clock = hours(0);
  });

  it('leaves nothing of an upload that was interrupted before, during or after its object', async () => {
    const { database } = backend.deps;
    const interrupted = async () => {
      const { data } = await database
        .from('order_files')
        .insert({ secret_hash: 'c'.repeat(64), name: 'x', media_type: 'image/webp', bytes: 1 })
        .select('id')
        .single();
      return String(data?.id);
    };
    await interrupted();
    const put = (name: string) => database.storage.from(bucket).upload(name, png(1, 1), { contentType: 'image/webp' });
    await put(await interrupted());
    // As in a database restored from a backup: an object without a row, and a row without an object.
    await put(crypto.randomUUID());
    const lost = await accepted(png(3, 3));
    await database.storage.from(bucket).remove([lost.id]);
    const kept = await accepted(png(3, 3));
    clock = hours(2);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[kept.id], [kept.id]]);
    clock = hours(0);
  });

  it('retries a failed removal', async () => {
    const { id } = await accepted(png(3, 3));
    clock = hours(49);
    // Storage is unreachable; the database is reachable.
    const send: typeof fetch = async (input, init) => {
      if (new Request(input, init).url.includes('/storage/v1/')) throw new TypeError('fetch failed');
      return fetch(input, init);
    };
    await sweep({ ...backend.deps, database: secretClient(backend.deps.env, send) });
    expect([await rows(), await objects()]).toEqual([[id], [id]]);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[], []]);
    clock = hours(0);
  });

  it('logs a file that an order needs and whose object is missing', async () => {
    const { id } = await accepted(png(3, 3));
    const { database } = backend.deps;
    const { orderDbId } = await backend.place(anOrder());
    const { data: item } = await database.from('order_items').select('id').eq('order_id', orderDbId).single();
    await database.from('order_item_files').insert({ order_item_id: item?.id, file_id: id });
    await database.storage.from(bucket).remove([id]);
    const logged: unknown[] = [];
    await sweep({ ...backend.deps, log: (...line) => logged.push(line) });
    expect(logged).toEqual([['A file of an order is missing in Storage', { file: id }]]);
    expect(await rows()).toEqual([]);
  });

  it('an aborted upload leaves nothing', async () => {
    const abort = new AbortController();
    const part = png(200, 200).subarray(0, 100);
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(part);
        abort.abort();
      },
    });
    const init = { method: 'POST', headers: { 'x-upload-secret': secret }, body, duplex: 'half', signal: abort.signal };
    await expect(fetch(`${backend.url}/functions/v1/upload-file?name=a.png`, init)).rejects.toThrow();
    await accepted(png(2, 2));
    expect([(await rows()).length, (await objects()).length]).toEqual([1, 1]);
  });
});
