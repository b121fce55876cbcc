import { createServer, type RequestListener } from 'node:http';
import { type Session as AuthSession, createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../toasts.ts';
import { loadSignedIn } from './load-signed-in.ts';
import { hasRole, sessionStore } from './session.ts';
import { readSession, signOutAllTabs, verifySession, watchAuth } from './supabase-session.ts';
import { roleRowsSchema } from './user-rows.schema.ts';

const user = {
  id: '10000000-0000-4000-8000-000000000001',
  email: 'anna@example.de',
  app_metadata: { role: 'admin' },
  user_metadata: { role: 'admin', roles: ['admin'] },
  aud: 'authenticated',
  created_at: '2026-11-21T10:00:00Z',
};

/** A client whose server is unreachable by default: nothing listens on that port. */
function createTestClient(stored?: AuthSession, url = 'http://127.0.0.1:9') {
  return clientOf(new Map(stored && [['session', JSON.stringify(stored)]]), url);
}

/** A client of this server. @param storage shared by the tabs of the browser */
function clientOf(storage: Map<string, string>, url: string, request = fetch) {
  return createClient(url, 'sb_publishable_test', {
    db: { retry: false },
    global: { fetch: request },
    auth: {
      autoRefreshToken: false,
      storageKey: 'session',
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
}

let toasts: ToastMessage[] = [];
let disconnect: () => void;
beforeEach(() => {
  toasts = [];
  disconnect = connectToasts((toast) => toasts.push(toast));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  disconnect();
  vi.restoreAllMocks();
});

describe('roles', () => {
  it('[SF-AUTH-20] [SF-AUTH-21] [SF-AUTH-27] [BEY-33] Roles fall back to guest if they cannot be read, regardless of the token’s claims', async () => {
    const signedIn = await loadSignedIn(createTestClient(), user);
    expect(signedIn).toEqual({
      status: 'signedIn',
      userId: user.id,
      email: 'anna@example.de',
      firstName: '',
      lastName: '',
      roles: ['guest'],
      isAdmin: false,
    });
    expect(toasts).toMatchObject([
      { type: 'error', title: 'Error loading user data', description: 'Please try refreshing the page' },
    ]);
  });

  it('[SF-AUTH-21] Roles default to customer without an entry in the table', () => {
    expect(roleRowsSchema.parse([])).toEqual(['customer']);
    expect(roleRowsSchema.parse([{ role: 'admin' }])).toEqual(['admin']);
  });

  it('[SF-NAV-24] Admins pass every check, customers only their own, guests none', () => {
    const account = { status: 'signedIn', userId: '', email: '', firstName: '', lastName: '' } as const;
    const admin = { ...account, roles: ['admin'], isAdmin: true } as const;
    const customer = { ...account, roles: ['customer'], isAdmin: false } as const;
    const passed = [admin, customer, { status: 'guest' } as const].map((session) =>
      (['admin', 'customer'] as const).map((role) => hasRole(session, role)),
    );
    expect(passed).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});

const account = { status: 'signedIn', userId: user.id, email: user.email, firstName: '', lastName: '' } as const;
const signedIn = { ...account, roles: ['customer'], isAdmin: false } as const;

/** An Auth server with the replies of this test. */
async function startServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A session as stored by the browser. @param secondsLeft until its token expires */
function storedSession(secondsLeft: number, refreshToken = 'refresh'): AuthSession {
  return {
    access_token: `header.${Buffer.from('{"exp":9999999999}').toString('base64url')}.signature`,
    refresh_token: refreshToken,
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    token_type: 'bearer',
    user,
  };
}

describe('a session that the server rejects', () => {
  it.each([
    ['expired', -60, 400, 'refresh_token_not_found'],
    ['revoked', 3600, 403, 'session_not_found'],
  ] as const)(
    '[SF-AUTH-18] A session that the server rejects is %s, and the last user is kept',
    async (loss, secondsLeft, status, code) => {
      await using server = await startServer((_, reply) => {
        reply.writeHead(status, { 'content-type': 'application/json', 'x-sb-error-code': code });
        reply.end(JSON.stringify({ code, message: code }));
      });
      sessionStore.setState({ session: signedIn, loss: null, lastUser: signedIn });
      const client = createTestClient(storedSession(secondsLeft), server.url);
      watchAuth(client);
      await verifySession(client);
      expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss, lastUser: signedIn });
    },
  );
});

it('A session that Auth is too busy to check stays as it is', async () => {
  await using server = await startServer((_, reply) => {
    reply.writeHead(429, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ error_code: 'over_request_rate_limit', msg: 'Too many requests' }));
  });
  sessionStore.setState({ session: signedIn, loss: null, lastUser: signedIn });
  const client = createTestClient(storedSession(3600), server.url);
  await verifySession(client);
  expect((await client.auth.getSession()).data.session).not.toBeNull();
  expect(sessionStore.getState()).toEqual({ session: signedIn, loss: null, lastUser: signedIn });
});

describe('an expired session while Auth is unavailable', () => {
  const read = async (check: typeof readSession) => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = new Map([['session', JSON.stringify(storedSession(-60))]]);
    const unavailable = vi.fn(async () => new Response(null, { status: 503 }));
    const isDone = check(clientOf(storage, 'http://127.0.0.1:9', unavailable));
    // Auth retries for half a minute.
    await vi.advanceTimersByTimeAsync(60_000);
    await isDone;
    expect(unavailable).toHaveBeenCalled();
    expect(storage.has('session')).toBe(true);
  };
  afterEach(() => vi.useRealTimers());

  it.each([
    ['verified', verifySession],
    ['read again', readSession],
  ])('[SF-AUTH-18] An expired session stays as it is when it is %s', async (_, check) => {
    sessionStore.setState({ session: signedIn, loss: null, lastUser: signedIn });
    await read(check);
    expect(sessionStore.getState()).toEqual({ session: signedIn, loss: null, lastUser: signedIn });
  });

  it('An expired session is that of a guest on page load, so that the page does not wait', async () => {
    sessionStore.setState({ session: { status: 'unknown' }, loss: null, lastUser: null });
    await read(readSession);
    expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss: null, lastUser: null });
  });
});

describe('a session that another tab changes while this one renews it', () => {
  /** An Auth server, and another tab of the browser that acts before the first reply. */
  async function startRacing(otherTab: (storage: Map<string, string>) => void, refusal?: string) {
    const storage = new Map([['session', JSON.stringify(storedSession(3600))]]);
    const requests: string[] = [];
    const server = await startServer((request, reply) => {
      requests.push(`${request.method} ${new URL(request.url ?? '', 'http://auth').pathname}`);
      if (requests.length === 1) {
        otherTab(storage);
        if (refusal !== undefined) {
          reply.writeHead(400, { 'content-type': 'application/json' });
          reply.end(JSON.stringify({ error_code: refusal, msg: refusal }));
          return;
        }
      }
      reply.writeHead(request.url?.includes('/logout') ? 204 : 200, { 'content-type': 'application/json' });
      reply.end(request.url?.includes('/token') ? JSON.stringify(storedSession(3600, 'renewed here')) : '[]');
    });
    sessionStore.setState({ session: signedIn, loss: null, lastUser: signedIn });
    const client = clientOf(storage, server.url);
    await client.auth.initialize();
    storage.set('session', JSON.stringify(storedSession(-60)));
    return { ...server, storage, requests, client };
  }
  it('[BEY-40] A session ends here too if the other tab has ended it', async () => {
    await using race = await startRacing((storage) => storage.delete('session'));
    await signOutAllTabs(race.client, 'idle');
    expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss: 'idle', lastUser: signedIn });
    expect(toasts).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['used its refresh token', 'refresh_token_already_used'],
    ['revoked its refresh token', 'refresh_token_not_found'],
    ['revoked it', 'session_not_found'],
    ['deactivated the account', 'user_banned'],
  ])('[BEY-40] A session ends without an error if the other tab has %s', async (_, refusal) => {
    await using race = await startRacing((storage) => storage.delete('session'), refusal);
    await signOutAllTabs(race.client, 'idle');
    expect(race.requests[0]).toBe('POST /auth/v1/token');
    expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss: 'idle', lastUser: signedIn });
    expect(toasts).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('A session ends although the other tab, with a slow clock, has renewed it', async () => {
    await using race = await startRacing((storage) =>
      storage.set('session', JSON.stringify(storedSession(-30, 'renewed there'))),
    );
    await signOutAllTabs(race.client);
    expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss: null, lastUser: null });
    expect(race.storage.has('session')).toBe(false);
    expect(race.requests.at(-1)).toBe('POST /auth/v1/logout');
    expect(toasts).toMatchObject([{ title: 'Sie sind abgemeldet' }]);
  });
});

describe('signing out', () => {
  it('[SF-AUTH-31] Signing out reports when the server could not be reached', async () => {
    sessionStore.setState({ session: { status: 'guest' } });
    const client = createTestClient(storedSession(3600));
    await signOutAllTabs(client);
    expect(toasts).toMatchObject([{ type: 'error', title: 'Logout failed' }]);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});

describe('an idle administration', () => {
  it('[BEY-40] An idle administration is signed out in every tab, also in one without a session by then', async () => {
    const session = { ...account, roles: ['admin'], isAdmin: true } as const;
    const otherTab = new BroadcastChannel('shop-session');
    otherTab.postMessage('idle');
    await vi.waitFor(
      async () => {
        sessionStore.setState({ session, loss: null, lastUser: session });
        await readSession(createTestClient());
        expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss: 'idle', lastUser: session });
      },
      { timeout: 20_000 },
    );
    otherTab.close();
  });
});
