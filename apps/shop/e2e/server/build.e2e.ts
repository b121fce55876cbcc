import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../support/fixtures.ts';

const build = fileURLToPath(new URL('../../build/', import.meta.url));

/** All text files of the build in a folder, with their paths. */
function filesOf(folder: string): { place: string; text: string }[] {
  return readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|svg|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((place) => ({ place, text: readFileSync(place, 'utf8') }));
}

function placesOf(files: readonly { place: string; text: string }[], words: RegExp): string[] {
  return files.filter(({ text }) => words.test(text)).map(({ place }) => place.slice(build.length));
}

test('[BEY-27] The build does not mention the closed platform for online disputes', () => {
  const files = [...filesOf('client'), ...filesOf('server')];
  expect(files.length).toBeGreaterThan(30);
  expect(placesOf(files, /ec\.europa\.eu\/(consumers\/)?odr|OS-Plattform/i)).toEqual([]);
});

test('[BEY-39] The build holds no secret key, and the browser’s part no name of one', () => {
  const secret = /sb_secret_[\w-]{8,}|"role":"service_role"|service_role_key/;
  expect(placesOf([...filesOf('client'), ...filesOf('server')], secret)).toEqual([]);
  expect(placesOf(filesOf('client'), /SUPABASE_SECRET|SERVICE_ROLE|PAYPAL_CLIENT_SECRET/)).toEqual([]);
});

test('[BEY-08] The build contains nothing of the payment sandbox', () => {
  expect(placesOf([...filesOf('client'), ...filesOf('server')], /paypal-sandbox|startSandbox|sandbox-state/)).toEqual(
    [],
  );
});

/** Returns the reply without decompressing it, as `fetch` would. */
function getRaw(url: string, encodings: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encodings } }, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve({ headers: reply.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

test('Scripts are sent in the best accepted encoding and cached for a year', async ({ baseURL }) => {
  const assets = join(build, 'client/assets');
  const name = readdirSync(assets).find((file) => /^framework-.*\.js$/.test(file)) ?? '';
  const original = readFileSync(join(assets, name));
  const replies = await Promise.all(
    ['gzip, deflate, br, zstd', 'gzip', 'identity'].map((accepted) => getRaw(`${baseURL}/assets/${name}`, accepted)),
  );
  const [brotli, gzip, plain] = replies;
  expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers } of replies) {
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/javascript'),
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
    });
  }
  expect(brotliDecompressSync(brotli?.body ?? '').equals(original)).toBe(true);
  expect(gunzipSync(gzip?.body ?? '').equals(original)).toBe(true);
  expect(plain?.body.equals(original)).toBe(true);
  expect(brotli?.body.length).toBeLessThan(gzip?.body.length ?? 0);
});
