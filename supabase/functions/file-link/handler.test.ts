import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  errorReplySchema,
  fileLinkReplySchema,
  type PlaceOrderReply,
  uploadFileReplySchema,
} from '../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { pdf } from '../_shared/testing/make-pdfs.ts';
import { png } from '../_shared/testing/make-pictures.ts';

const secret = 'a'.repeat(64);

let backend: TestBackend;
let tokens: Readonly<Record<'anna' | 'ben' | 'admin', string>>;
let annasFile: string;
let guestsFile: string;
let guestOrder: PlaceOrderReply;
beforeAll(async () => {
  backend = await testBackend();
  tokens = {
    anna: await backend.signIn('anna@example.de'),
    ben: await backend.signIn('ben@example.de'),
    admin: await backend.signIn('admin@example.de'),
  };
  annasFile = await upload(png(30, 20), 'Bello.png', { authorization: `Bearer ${tokens.anna}` });
  guestsFile = await upload(pdf(), 'Logo.pdf', { 'x-upload-secret': secret });
  guestOrder = await backend.place(anOrder());
  await bind(guestOrder, guestsFile);
});
afterAll(() => backend.close());

async function upload(file: BodyInit, name: string, headers: Record<string, string>): Promise<string> {
  const url = `${backend.url}/functions/v1/upload-file?name=${name}`;
  const reply = await fetch(url, { method: 'POST', headers, body: file });
  return uploadFileReplySchema.parse(await reply.json()).id;
}

async function bind({ orderDbId }: PlaceOrderReply, file: string) {
  const { database } = backend.deps;
  const { data } = await database.from('order_items').select('id').eq('order_id', orderDbId).single();
  const { error } = await database.from('order_item_files').insert({ order_item_id: data?.id, file_id: file });
  expect(error).toBeNull();
}

async function link(body: Record<string, unknown>, token?: string) {
  const reply = await backend.call('file-link', body, token);
  expect([reply.status, reply.body]).toEqual([200, reply.body]);
  return fileLinkReplySchema.parse(reply.body);
}

async function refusal(body: Record<string, unknown>, token?: string) {
  const reply = await backend.call('file-link', body, token);
  return [reply.status, errorReplySchema.parse(reply.body).error.code];
}

describe('a signed URL of a file', () => {
  it('A signed URL shows the picture to its customer and an admin for at most five minutes', async () => {
    for (const token of [tokens.anna, tokens.admin]) {
      const { url, expiresInSeconds, ...file } = await link({ file: annasFile }, token);
      expect(file).toMatchObject({ name: 'Bello.webp', mediaType: 'image/webp' });
      expect(expiresInSeconds).toBe(300);
      const reply = await fetch(url);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const claims = JSON.parse(atob(new URL(url).searchParams.get('token')?.split('.')[1] ?? ''));
      expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(300);
      expect((await fetch(url.replace(/token=[^&]+/, 'token=x'))).ok).toBe(false);
    }
  });

  it('A private file is sent with a header that no cache may store it, for every private bucket', async () => {
    const { data } = await backend.deps.database.storage.listBuckets();
    expect(data?.filter(({ public: isPublic }) => !isPublic).map(({ id }) => id)).toEqual(['order-files']);
    for (const asked of [{ file: annasFile }, { file: guestsFile, uploadSecret: secret }]) {
      const { url } = await link(asked, 'uploadSecret' in asked ? undefined : tokens.anna);
      expect((await fetch(url)).headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('A guest gets a signed URL with the upload secret or the link of an order with the file', async () => {
    const byOrder = { file: guestsFile, order: guestOrder.orderId, accessToken: guestOrder.accessToken };
    for (const asked of [{ file: guestsFile, uploadSecret: secret }, byOrder]) {
      const { url, bytes } = await link(asked);
      const reply = await fetch(url);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect((await reply.arrayBuffer()).byteLength).toBe(bytes);
    }
  });

  it('A signed URL is created for the account that claimed the guest order', async () => {
    const order = await backend.place(anOrder({ guestInfo: { ...aGuest, email: 'ben@example.de' } }));
    const file = await upload(png(3, 3), 'Rex.png', { 'x-upload-secret': 'b'.repeat(64) });
    await bind(order, file);
    expect(await refusal({ file }, tokens.ben)).toEqual([404, 'file_not_found']);
    const claimed = await fetch(`${backend.url}/rest/v1/rpc/claim_order`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.ben}`,
        apikey: backend.keys.publishable,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ p_order: order.orderId, p_access_token: order.accessToken }),
    });
    expect(claimed.status).toBe(200);
    expect((await link({ file }, tokens.ben)).name).toBe('Rex.webp');
  });
});

describe('a stranger', () => {
  it('A stranger gets no address, but the reply for an unknown file', async () => {
    const other = await backend.place(anOrder());
    const strangers: readonly (readonly [Record<string, unknown>, string?])[] = [
      [{ file: annasFile }],
      [{ file: annasFile }, tokens.ben],
      [{ file: annasFile, uploadSecret: secret }],
      [{ file: guestsFile }],
      [{ file: guestsFile }, tokens.anna],
      [{ file: guestsFile, uploadSecret: 'b'.repeat(64) }],
      // A caller who knows an order number, or has another order.
      [{ file: guestsFile, order: guestOrder.orderId }],
      [{ file: guestsFile, order: guestOrder.orderId, accessToken: other.accessToken }],
      [{ file: guestsFile, order: other.orderId, accessToken: other.accessToken }],
      [{ file: crypto.randomUUID() }, tokens.admin],
    ];
    for (const [asked, token] of strangers) {
      expect([asked, await refusal(asked, token)]).toEqual([asked, [404, 'file_not_found']]);
    }
  });

  it('A stranger finds nothing in the bucket without a signed URL', async () => {
    const asService = { authorization: `Bearer ${backend.keys.secret}`, apikey: backend.keys.secret };
    const direct = `${backend.url}/storage/v1/object/order-files/${annasFile}`;
    expect((await fetch(direct, { headers: asService })).status).toBe(200);
    for (const token of [backend.keys.publishable, tokens.ben, tokens.anna]) {
      const headers = { authorization: `Bearer ${token}`, apikey: backend.keys.publishable };
      for (const path of [
        `public/order-files/${annasFile}`,
        `authenticated/order-files/${annasFile}`,
        `order-files/${annasFile}`,
      ]) {
        expect((await fetch(`${backend.url}/storage/v1/object/${path}`, { headers })).ok).toBe(false);
      }
      const signed = await fetch(`${backend.url}/storage/v1/object/sign/order-files/${annasFile}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: 60 }),
      });
      expect(signed.ok).toBe(false);
    }
  });
});

it('A file being removed has no signed URL', async () => {
  const file = await upload(png(3, 3), 'Rex.png', { 'x-upload-secret': secret });
  expect((await link({ file, uploadSecret: secret })).name).toBe('Rex.webp');
  await backend.deps.database.from('order_files').update({ removing_at: new Date().toISOString() }).eq('id', file);
  expect(await refusal({ file, uploadSecret: secret })).toEqual([404, 'file_not_found']);
});
