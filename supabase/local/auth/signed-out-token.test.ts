import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRules, viewRules } from '../../tests/access/access-rules.ts';
import { type FunctionName, handlers } from '../functions-host.ts';
import { anOrder, type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Returns a client that keeps sending the token of an ended session, as a thief would. */
async function signedOut(email: string) {
  const token = await backend.signIn(email);
  const logout = await fetch(`${backend.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}` },
  });
  expect(logout.status).toBe(204);
  return { token, client: clientOf(token) };
}

function clientOf(token: string) {
  return createClient(backend.url, backend.keys.publishable, { accessToken: async () => token });
}

/** Tables and views without a row that a visitor may see. */
const closed = Object.entries({ ...accessRules, ...viewRules })
  .filter(([, { select }]) => select.visitor === 'none' && select.admin !== 'none')
  .map(([name]) => name);

describe('the token of a signed-out admin', () => {
  it('The token of a signed-out admin reads no row that is closed to visitors', async () => {
    await backend.place(anOrder());
    const { client } = await signedOut('admin@example.de');
    const seen = await Promise.all(closed.map(async (name) => [name, (await client.from(name).select()).data ?? []]));
    expect(seen).toEqual(closed.map((name) => [name, []]));
    const signedIn = clientOf(await backend.signIn('admin@example.de'));
    expect((await signedIn.from('orders').select()).data).not.toEqual([]);
    expect((await signedIn.from('user_roles').select()).data).not.toEqual([]);
  });

  it('The token of a signed-out admin writes nothing', async () => {
    const { client } = await signedOut('admin@example.de');
    const changed = await client.from('articles').update({ is_paused: true }).neq('title', '').select();
    expect(changed.data ?? []).toEqual([]);
    const added = await client.from('categories').insert({ title: 'Gestohlen' });
    expect(added.error?.code).toBe('42501');
  });
});

const order = 'PM-2026-000001';
const id = crypto.randomUUID();

/** A valid request to every function that reads its caller. */
const requests: Partial<Record<FunctionName, unknown>> = {
  'place-order': anOrder(),
  'quote-cart': { items: anOrder().items },
  'verify-payment': { order },
  'order-status': { order },
  'order-document': { order, kind: 'agb' },
  'account-export': {},
  'confirm-password': { password: 'pfotenmass' },
  'refund-order': { step: 'preview', orderDbId: id, amountCents: null },
  'cancel-order': {
    key: id,
    orderDbId: id,
    revision: 0,
    reason: 'Irrtum',
    notify: false,
    evenIfShipped: false,
    refund: 'none',
  },
  'reconcile-payments': { from: '2026-11-01', to: '2026-11-02' },
  'file-link': { file: id },
  'publish-template': { templateId: id, revision: 1 },
  'upload-file': 'GIF89a',
  'upload-image': 'GIF89a',
};

describe('a function that reads its caller', () => {
  const source = (name: string) => readFileSync(new URL(`../../functions/${name}/handler.ts`, import.meta.url), 'utf8');
  const names = Object.keys(handlers) as FunctionName[];

  it('Every function that reads its caller has a request in this test', () => {
    const readers = names.filter((name) => /readCaller|requireAdmin/.test(source(name)));
    expect(Object.keys(requests).toSorted()).toEqual(readers.toSorted());
  });

  it.each(Object.entries(requests))('A function refuses the token of a signed-out admin: %s', async (name, body) => {
    const { token } = await signedOut('admin@example.de');
    const query = name === 'upload-image' ? '?for=article' : name === 'upload-file' ? '?name=Bello.jpg' : '';
    const reply = await fetch(`${backend.url}/functions/v1/${name}${query}`, {
      method: 'POST',
      headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect([reply.status, await reply.json()]).toMatchObject([401, { error: { code: 'not_signed_in' } }]);
  });
});

describe('the token of a signed-out customer', () => {
  const own = ['orders', 'profiles', 'delivery_addresses', 'dogs', 'order_files', 'payments', 'order_overview'];

  it('The token of a signed-out customer reads nothing of its owner, who is signed in elsewhere', async () => {
    const elsewhere = await backend.signIn('anna@example.de');
    await backend.place(anOrder({ guestInfo: null }), elsewhere);
    const signedIn = clientOf(elsewhere);
    expect((await signedIn.from('orders').select()).data).not.toEqual([]);
    expect((await signedIn.from('profiles').select()).data).toHaveLength(1);
    const { client } = await signedOut('anna@example.de');
    const seen = await Promise.all(own.map(async (name) => [name, (await client.from(name).select()).data]));
    expect(seen).toEqual(own.map((name) => [name, []]));
    expect((await client.rpc('export_own_account')).data).toBeNull();
    expect((await client.rpc('delete_own_account')).error?.message).toBe('not_signed_in');
  });
});
