import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { onDeniedRequest } from '../session/denied-requests.ts';
import { sessionStore } from '../session/session.ts';
import { browserSupabase } from './browser.ts';

/** Parts of a request to Supabase that the tests compare. */
interface Sent {
  path: string;
  body: unknown;
}

const sent: Sent[] = [];
let client: SupabaseClient;

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('document', cookieJar());
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const path = new URL(address instanceof Request ? address.url : address).pathname;
    sent.push({ path, body: init?.body });
    if (path.endsWith('/denied') || path === '/auth/v1/user') return Response.json({}, { status: 403 });
    if (path === '/rest/v1/unreachable') throw new TypeError('Failed to fetch');
    return path === '/auth/v1/token' ? Response.json(session()) : Response.json([]);
  });
  client = browserSupabase({
    supabaseUrl: 'http://127.0.0.1:54321',
    supabasePublishableKey: 'sb_publishable_test',
    paypalClientId: '',
    paypalSdkUrl: 'http://127.0.0.1:54321/paypal/sdk.js',
    shopUrl: 'http://localhost:3000',
  });
});
afterEach(() => {
  sent.length = 0;
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** `document.cookie` with a browser's semantics. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    },
  };
}

/** A session valid for 125 s: four ticks of 30 s and some margin. */
function session() {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const exp = Math.floor(Date.now() / 1_000) + 125;
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: 'anna', exp })}.c2ln`,
    refresh_token: 'refresh',
    expires_in: 125,
    expires_at: exp,
    token_type: 'bearer',
    user: { id: 'anna', aud: 'authenticated', email: 'anna@example.de' },
  };
}

it('[CONST-05] A realtime connection sends a heartbeat every 30 s', () => {
  expect(client.realtime.heartbeatIntervalMs).toBe(30_000);
});

it('A request that fails is not sent again, so that its error is shown at once', async () => {
  const reply = client.from('unreachable').select('id').then();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await reply).error?.message).toContain('Failed to fetch');
  expect(sent).toHaveLength(1);
});

it('A denied request is reported, because a role may be gone; other errors and those of Auth are not', async () => {
  const denied = vi.fn(async () => undefined);
  const anna = { userId: 'anna', email: '', firstName: '', lastName: '', roles: [], isAdmin: false } as const;
  sessionStore.setState({ lastUser: { status: 'signedIn', ...anna } });
  onDeniedRequest(denied);
  await client.auth.getUser('token');
  await client.from('unreachable').select('id');
  expect(denied).not.toHaveBeenCalled();
  await client.from('denied').select('id');
  await client.functions.invoke('denied');
  expect(denied).toHaveBeenCalledTimes(2);
});

describe('defaults of the Supabase client', () => {
  it('[CONST-03] [CONST-04] The session is checked every 30 s and renewed three intervals before it expires', async () => {
    await client.auth.signInWithPassword({ email: 'anna@example.de', password: 'pfotenmass' });
    sent.length = 0;
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.filter(({ path }) => path === '/auth/v1/token')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.filter(({ path }) => path === '/auth/v1/token')).toHaveLength(1);
    await client.auth.stopAutoRefresh();
  });

  it('[CONST-06] A lost connection is retried after 1, 2, 5 and then 10 s', () => {
    expect([1, 2, 3, 4, 5].map((tries) => client.realtime.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000,
    ]);
  });

  it('[CONST-07] A file list has 100 entries, sorted by name', async () => {
    await client.storage.from('article-images').list('folder');
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ limit: 100, sortBy: { column: 'name', order: 'asc' } });
  });

  it('[CONST-08] A file can be cached for an hour', async () => {
    await client.storage.from('article-images').upload('name.webp', new Blob(['picture']));
    expect(sent[0]?.body instanceof FormData && sent[0].body.get('cacheControl')).toBe('3600');
  });
});
