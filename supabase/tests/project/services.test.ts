import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLimits } from '../../contracts/index.ts';
import { aGuest, anOrder } from '../../local/testing/test-backend.ts';
import { userIds } from '../../seed/ids.ts';
import { type OpenProject, openProject } from './open-project.ts';

// What the shop relies on, and in what the embedded services are known to differ from those of a hosted project, or
// imitate them: supabase/local/README.md. The owner's CI runs this file against a real Supabase.

let opened: OpenProject;
beforeAll(async () => {
  opened = await openProject();
});
afterAll(() => opened.close());

const password = 'pfotenmass';
const bucket = requestLimits.orderFiles.bucket;

function clientWith(key: string): SupabaseClient {
  return createClient(opened.project.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
const visitor = () => clientWith(opened.project.publishableKey);
const service = () => clientWith(opened.project.secretKey);

async function signedIn(email: string) {
  const client = visitor();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return { client, session: data.session };
}

describe('Auth', () => {
  it('A wrong password and an unknown address are refused in the same words', async () => {
    const refusals = ['anna@example.de', `${crypto.randomUUID()}@example.de`].map((email) =>
      visitor().auth.signInWithPassword({ email, password: 'falsch' }),
    );
    const [wrong, unknown] = (await Promise.all(refusals)).map(({ error }) => [error?.status, error?.code]);
    expect(wrong).toEqual([400, 'invalid_credentials']);
    expect(unknown).toEqual(wrong);
  });

  it('A session is signed out at once, although its token is valid for longer', async () => {
    const { client, session } = await signedIn('anna@example.de');
    expect((await visitor().auth.getUser(session.access_token)).data.user?.id).toBe(userIds.anna);
    await client.auth.signOut();
    expect((await visitor().auth.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('A session is renewed with a new refresh token, for the same user', async () => {
    const { session } = await signedIn('anna@example.de');
    const renewed = await visitor().auth.refreshSession({ refresh_token: session.refresh_token });
    expect(renewed.data.user?.id).toBe(userIds.anna);
    expect(renewed.data.session?.refresh_token).not.toBe(session.refresh_token);
  });

  it('The access token contains role, session and level of assurance', async () => {
    const { session } = await signedIn('anna@example.de');
    const claims = JSON.parse(
      atob(session.access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
    );
    expect(claims).toMatchObject({
      sub: userIds.anna,
      role: 'authenticated',
      aal: 'aal1',
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      amr: [{ method: 'password' }],
    });
    expect(claims.exp - claims.iat).toBe(3_600);
  });

  it('The registration does not reveal that an address has an account', async () => {
    const { data, error } = await visitor().auth.signUp({ email: 'anna@example.de', password: 'napf leine korb' });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.id).not.toBe(userIds.anna);
  });

  it('A new password requires the current password', async () => {
    const { client } = await signedIn('ben@example.de');
    const { error } = await client.auth.updateUser({ password: 'napf leine korb' });
    expect(error?.status).toBeGreaterThanOrEqual(400);
    expect((await visitor().auth.signInWithPassword({ email: 'ben@example.de', password })).error).toBeNull();
  });
});

describe('the Data API', () => {
  it('The Data API refuses a request without a key', async () => {
    expect((await fetch(`${opened.project.url}/rest/v1/categories?select=id`)).status).toBe(401);
  });

  it('The Data API returns numbers as numbers and moments in ISO 8601', async () => {
    const { data } = await visitor().from('articles').select('price, price_cents, created_at').limit(1).single();
    expect([typeof data?.price, typeof data?.price_cents]).toEqual(['number', 'number']);
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('The Data API embeds rows, counts without rows and names a single row that is missing', async () => {
    const embedded = await visitor().from('article_categories').select('articles(title), categories(title)').limit(1);
    expect(embedded.data?.[0]).toMatchObject({ articles: { title: expect.any(String) } });
    const counted = await visitor().from('articles').select('*', { count: 'exact', head: true });
    expect(counted.count).toBeGreaterThan(0);
    const missing = await visitor().from('articles').select('id').eq('id', crypto.randomUUID()).single();
    expect(missing.error?.code).toBe('PGRST116');
    expect(missing.status).toBe(406);
  });

  it('The Data API turns the codes PT400 to PT409 of a function into the status of the reply', async () => {
    const { client } = await signedIn('admin@example.de');
    const unknown = await client.rpc('list_template_comments', { p_template_id: 'no id' });
    expect(unknown.status).toBe(400);
    const missing = await client.rpc('resolve_template_comment', {
      p_comment_id: crypto.randomUUID(),
      p_is_resolved: true,
    });
    expect([missing.status, missing.error?.message]).toEqual([404, 'unknown_comment']);
  });

  it('The Data API names an unknown function, and one that the caller may not call', async () => {
    expect((await visitor().rpc('no_such_function')).status).toBe(404);
    const refused = await visitor().rpc('claim_outbox_mails', { p_limit: 1 });
    expect(refused.error).not.toBeNull();
    expect([401, 403, 404]).toContain(refused.status);
  });

  it('The Data API hides rows by the policies of the caller', async () => {
    expect((await visitor().from('orders').select('id')).data ?? []).toEqual([]);
    const { client } = await signedIn('anna@example.de');
    const { data } = await client.from('profiles').select('id');
    expect(data).toEqual([{ id: userIds.anna }]);
  });
});

describe('Storage', () => {
  it('Storage keeps a file of an order private, and signs an address for it', async () => {
    const name = crypto.randomUUID();
    const files = service().storage.from(bucket);
    const stored = await files.upload(name, new Uint8Array([37, 80, 68, 70]), { contentType: 'application/pdf' });
    expect(stored.error).toBeNull();
    expect((await visitor().storage.from(bucket).download(name)).error).not.toBeNull();
    const { data } = await files.createSignedUrl(name, 60);
    const reply = await fetch(data?.signedUrl ?? '');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // The embedded Storage answers 500.
    expect((await fetch(`${data?.signedUrl}x`)).ok).toBe(false);
    expect((await files.remove([name])).error).toBeNull();
  });

  it('Storage refuses a kind of file that the bucket does not allow', async () => {
    const { error } = await service()
      .storage.from(bucket)
      .upload(crypto.randomUUID(), new Uint8Array([60]), { contentType: 'text/html' });
    expect(error).not.toBeNull();
  });
});

it('An order is placed, paid and confirmed by functions that use the project', async () => {
  const { backend } = opened;
  const email = `${crypto.randomUUID()}@example.de`;
  const placed = await backend.place(anOrder({ guestInfo: { ...aGuest, email } }));
  await backend.decide(placed.paypalOrderId, 'approve');
  expect((await backend.capture(placed.paypalOrderId)).orderId).toBe(placed.orderId);
  await backend.settled();
  await fetch(`${backend.url}/functions/v1/sweep`, {
    method: 'POST',
    headers: { apikey: opened.project.secretKey },
    body: '{}',
  });
  await expect
    .poll(async () => (await backend.mails()).filter(({ to }) => to === email).map(({ subject }) => subject))
    .toEqual(expect.arrayContaining([`Bestellbestätigung ${placed.orderId}`]));
});
