import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend } from './host.ts';
import { readBackendSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { anOrder, embeddedTestBackend, type TestBackend } from './testing/test-backend.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backend-test-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of this backend's schema that a test may break. */
function aSupabaseFolder(): string {
  const folder = join(newFolder(), 'supabase');
  for (const part of ['config.toml', 'migrations', 'seed.sql']) {
    cpSync(new URL(`../${part}`, import.meta.url), join(folder, part), { recursive: true });
  }
  return folder;
}

describe('a start that cannot succeed', () => {
  it('[BEY-08] A start that cannot succeed is refused in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startBackend({ port: 0 })).rejects.toThrow(/does not run with NODE_ENV=production.*Use a hosted/);
    vi.unstubAllEnvs();
  });

  it('A start with a taken port names it and how to choose another', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(startBackend({ port })).rejects.toThrow(`Port ${port} is taken by another program.`);
    await expect(startBackend({ port })).rejects.toThrow(`SUPABASE_PORT=${port + 1}`);
    other.close();
  });

  it('A broken migration is reported with file, line and message, and rolled back', async () => {
    const folder = aSupabaseFolder();
    const dataDir = newFolder();
    const start = () => startBackend({ port: 0, dataDir, supabaseFolder: pathToFileURL(`${folder}/`) });
    await (await start()).close();
    const broken = join(folder, 'migrations/20991231000000_broken.sql');
    writeFileSync(broken, 'create table public.half (id int);\n\ninsert into public.nowhere values (1);\n');
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    expect(String(failure)).toMatch(
      /supabase\/migrations\/20991231000000_broken\.sql line 3: insert into public\.nowhere.*\nPostgres: relation "public\.nowhere" does not exist/,
    );
    // Starts in the same folder after the fix, because port, lock and failed migration were released.
    writeFileSync(broken, 'create table public.half (id int);\nalter table public.half enable row level security;\n');
    await (await start()).close();
  });

  it.each([
    [{ SUPABASE_PORT: 'abc' }, 'SUPABASE_PORT=abc is not a port.'],
    [{ SUPABASE_PORT: '70000' }, 'SUPABASE_PORT=70000 is not a port.'],
    [{ SHOP_URL: 'shop' }, 'SHOP_URL=shop is not a web address.'],
  ])('A start with the wrong %o names the variable', (env, message) => {
    expect(() => readBackendSettings(env)).toThrow(message);
  });
});

describe('a backend with a data folder', () => {
  it('The data folder keeps orders, keys, mails and payments over a restart and is locked by one process', async () => {
    const dataDir = newFolder();
    const first = await embeddedTestBackend({ dataDir });
    const placed = await first.place(anOrder());
    await first.decide(placed.paypalOrderId, 'approve');
    await first.settled();
    await expect(startBackend({ port: 0, dataDir })).rejects.toThrow(
      `is in use by process ${process.pid}. End that process, or choose another folder: SUPABASE_DATA_DIR=`,
    );
    await first.close();

    const second = await embeddedTestBackend({ dataDir });
    expect(second.keys).toEqual(first.keys);
    expect((await second.mails()).map((mail) => mail.subject)).toContain(
      `Ihre Bestellung ${placed.orderId} ist eingegangen`,
    );
    expect(await second.capture(placed.paypalOrderId)).toMatchObject({ orderId: placed.orderId, status: 'processing' });
    await second.close();
  });

  it.each([
    ['removed', (file: string) => rmSync(file)],
    ['changed', (file: string) => appendFileSync(file, 'create schema later;\n')],
  ])('A migration that was %s after the database applied it is named, and pnpm db:reset', async (what, edit) => {
    const dataDir = newFolder();
    const folder = aSupabaseFolder();
    const start = () => startBackend({ port: 0, dataDir, supabaseFolder: pathToFileURL(`${folder}/`) });
    const file = 'migrations/20251231000000_earlier.sql';
    writeFileSync(join(folder, file), 'create schema earlier;\n');
    await (await start()).close();
    edit(join(folder, file));
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    expect(String(failure)).toContain(`supabase/${file} was ${what} since. Start over with: pnpm db:reset`);
  });

  it('The data folder keeps its rows when later migrations are applied', async () => {
    const dataDir = newFolder();
    const folder = aSupabaseFolder();
    const supabaseFolder = pathToFileURL(`${folder}/`);
    await (await startBackend({ port: 0, dataDir, supabaseFolder })).close();
    writeFileSync(
      join(folder, 'migrations/20991231000000_later.sql'),
      "create function public.later() returns text language sql as $$ select 'later' $$;",
    );
    const second = await startBackend({ port: 0, dataDir, supabaseFolder });
    expect(await second.deps.database.rpc('later')).toMatchObject({ data: 'later' });
    const categories = await second.deps.database.from('categories').select('id', { count: 'exact', head: true });
    expect(categories.count).toBe(4);
    await second.close();
  });
});

describe('a running backend', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await embeddedTestBackend({ shopUrl: 'http://localhost:3000' });
  });
  afterAll(() => backend.close());

  const client = () => createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
  /** Requests a password reset mail and waits for it. */
  async function resetMail(options?: { redirectTo: string }) {
    const mails = async () => (await backend.mails()).filter(({ to }) => to === 'ben@example.de');
    const { length } = await mails();
    await client().auth.resetPasswordForEmail('ben@example.de', options);
    await expect.poll(async () => (await mails()).length).toBe(length + 1);
    return (await mails())[0];
  }

  it('[DATA-01] A running backend answers to the unchanged client with data, sign-in, files and functions', async () => {
    const shop = client();
    expect((await shop.from('categories').select('title').order('title')).data).toHaveLength(4);
    const { data } = await shop.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
    expect(data.user?.email).toBe('admin@example.de');
    const picture = new Blob([Uint8Array.from([0x52, 0x49, 0x46, 0x46])], { type: 'image/webp' });
    const functions = createClient(backend.url, backend.keys.secret, { auth: { persistSession: false } });
    expect((await functions.storage.from('article-images').upload('a.webp', picture)).error).toBeNull();
    const { publicUrl } = shop.storage.from('article-images').getPublicUrl('a.webp').data;
    const served = await fetch(publicUrl);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(Uint8Array.from([0x52, 0x49, 0x46, 0x46]));
    expect((await shop.functions.invoke('order-status', { body: { order: 'x' } })).response?.status).toBe(404);
  });

  it('A running backend rejects a request without a key, even from this machine', async () => {
    expect((await fetch(`${backend.url}/rest/v1/orders`)).status).toBe(401);
  });

  it.each([
    ['save_article', { p_article: 1e308, p_category_ids: 1e308, p_new_image_urls: 1e308, p_expected_revision: 1e308 }],
    ['save_article', { p_article: {}, p_category_ids: {}, p_new_image_urls: {}, p_expected_revision: {} }],
    ['save_form_template', { p_template: {}, p_expected_revision: 'maybe' }],
    ['dashboard_figures', { p_from: 1e308, p_to: 1e308 }],
  ])(
    'A running backend rejects parameters of the wrong type for %s and keeps serving other requests',
    async (name, parameters) => {
      const shop = client();
      const { error, status } = await shop.rpc(name, parameters);
      expect([status, error?.code]).toEqual([400, '22P02']);
      for (let request = 0; request < 3; request += 1) {
        expect((await shop.from('categories').select('title')).data).toHaveLength(4);
      }
    },
  );

  it('A running backend keeps the roles of parallel requests apart', async () => {
    const visible = (key: string) =>
      createClient(backend.url, key, { auth: { persistSession: false } })
        .from('orders')
        .select('id');
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        visible(index % 2 === 0 ? backend.keys.publishable : backend.keys.secret),
      ),
    );
    expect(replies.filter((_, index) => index % 2 === 0).flatMap(({ data }) => data ?? [])).toEqual([]);
    expect(replies.filter(({ data }, index) => index % 2 === 1 && (data?.length ?? 0) > 0)).toHaveLength(20);
  });

  it('A running backend allows cross-origin requests to the APIs of the shop, not to the mailbox', async () => {
    const preflight = (path: string) =>
      fetch(backend.url + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:3000',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,authorization,content-type',
        },
      });
    expect((await preflight('/rest/v1/rpc/get_order_timeline')).ok).toBe(true);
    for (const path of [
      '/rest/v1/orders',
      '/rest/v1/rpc/get_order_timeline',
      '/auth/v1/token',
      '/storage/v1/object/a/b',
      '/functions/v1/place-order',
    ]) {
      const reply = await preflight(path);
      expect(reply.ok, path).toBe(true);
      expect(reply.headers.get('access-control-allow-origin'), path).not.toBeNull();
    }
    const mailbox = await fetch(`${backend.url}/mailbox/messages`, {
      headers: { origin: 'http://localhost:3000' },
    });
    expect(mailbox.status).toBe(200);
    expect(mailbox.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('[SF-AUTH-15] A running backend mails a link that confirms a registration once and redirects to the shop', async () => {
    const shop = client();
    const email = 'neu@example.de';
    const key = crypto.randomUUID();
    const digest = createHash('sha256').update(key).digest('hex');
    const signedUp = await shop.auth.signUp({
      email,
      password: 'pfotenmass',
      options: {
        data: { first_name: 'Nele', last_name: 'Neu', registration_key_digest: digest },
        emailRedirectTo: 'http://localhost:3000/auth',
      },
    });
    expect(signedUp.error).toBeNull();
    expect((await shop.auth.signInWithPassword({ email, password: 'pfotenmass' })).error).not.toBeNull();

    const mail = (await backend.mails()).find(({ to }) => to === email);
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    const link = new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth');
    const tokenHash = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '';
    const confirmed = client();
    const verified = await confirmed.auth.verifyOtp({ type: 'signup', token_hash: tokenHash });
    expect(verified.data.user?.email).toBe(email);
    expect((await confirmed.rpc('keep_registration_password', { p_key: key })).data).toBe(true);
    expect((await client().auth.verifyOtp({ type: 'signup', token_hash: tokenHash })).error?.code).toBe('otp_expired');
    expect((await shop.auth.signInWithPassword({ email, password: 'pfotenmass' })).error).toBeNull();
  });

  it('[SF-AUTH-13] [SF-NAV-07] A running backend mails a link for a new password that redirects to this shop for every caller', async () => {
    const linkFor = async (redirectTo: string) => {
      const mail = await resetMail({ redirectTo });
      return mail?.text.match(/https?:\/\/\S+/)?.[0]?.split(/[?#]/)[0];
    };
    expect(await linkFor('http://localhost:3000/reset-password')).toBe('http://localhost:3000/reset-password');
    // A link with a token to a foreign host would give away the account.
    expect(await linkFor('https://evil.example/reset-password')).toBe('http://localhost:3000/reset-password');
  });

  it('A running backend replies to an unknown function like a hosted project', async () => {
    const reply = await fetch(`${backend.url}/functions/v1/unknown`, { method: 'POST', body: '{}' });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' });
  });

  it('A running backend shows the mailbox as a page and every mail with its links', async () => {
    const mail = await resetMail();
    const list = await (await fetch(`${backend.url}/mailbox`)).text();
    expect(list).toContain('<h1>Postfach</h1>');
    expect(list).toContain(`/mailbox/${mail?.id}`);
    const page = await (await fetch(`${backend.url}/mailbox/${mail?.id}`)).text();
    expect(page).toContain('Links in dieser Nachricht');
    expect((await fetch(`${backend.url}/mailbox/unknown`)).status).toBe(404);
  });
});
