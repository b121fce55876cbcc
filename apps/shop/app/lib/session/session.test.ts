import { createServer } from 'node:http';
import { type Session as AuthSession, createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../toasts.ts';
import { loadSignedIn } from './load-signed-in.ts';
import { hasRole, sessionStore } from './session.ts';
import { leaveSession, readSession, verifySession, watchAuth } from './supabase-session.ts';
import { roleRowsSchema } from './user-rows.schema.ts';

const user = {
  id: '10000000-0000-4000-8000-000000000001',
  email: 'anna@example.de',
  app_metadata: { role: 'admin' },
  user_metadata: { role: 'admin', roles: ['admin'] },
  aud: 'authenticated',
  created_at: '2026-11-21T10:00:00Z',
};

/** A client whose server is not there, unless one is named: nothing listens on that port. */
function clientOfNobody(stored?: AuthSession, url = 'http://127.0.0.1:9') {
  const storage = new Map(stored && [['session', JSON.stringify(stored)]]);
  return createClient(url, 'sb_publishable_test', {
    db: { retry: false },
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
  it('[SF-AUTH-20] [SF-AUTH-21] [SF-AUTH-27] [BEY-33] are guest where they could not be read, whatever the token claims', async () => {
    const signedIn = await loadSignedIn(clientOfNobody(), user);
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

  it('[SF-AUTH-21] are customer where the table has none', () => {
    expect(roleRowsSchema.parse([])).toEqual(['customer']);
    expect(roleRowsSchema.parse([{ role: 'admin' }])).toEqual(['admin']);
  });

  it('[SF-NAV-24] admin passes every check, customer only its own, a guest none', () => {
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

/** A session as the browser keeps it. @param secondsLeft until its token runs out */
function storedSession(secondsLeft: number): AuthSession {
  return {
    access_token: `header.${Buffer.from('{"exp":9999999999}').toString('base64url')}.signature`,
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    token_type: 'bearer',
    user,
  };
}

describe('a session the server no longer knows', () => {
  it.each([
    ['expired', -60, 400, 'refresh_token_not_found'],
    ['revoked', 3600, 403, 'session_not_found'],
  ] as const)('[SF-AUTH-18] is %s, and who it was is remembered', async (loss, secondsLeft, status, code) => {
    const server = createServer((_, reply) => {
      reply.writeHead(status, { 'content-type': 'application/json', 'x-sb-error-code': code });
      reply.end(JSON.stringify({ code, message: code }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const account = { status: 'signedIn', userId: user.id, email: user.email, firstName: '', lastName: '' } as const;
    const session = { ...account, roles: ['customer'], isAdmin: false } as const;
    sessionStore.setState({ session, loss: null, lastUser: session });
    const client = clientOfNobody(storedSession(secondsLeft), `http://127.0.0.1:${port}`);
    watchAuth(client);
    await verifySession(client);
    expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss, lastUser: session });
    server.close();
  });
});

describe('signing out', () => {
  it('[SF-AUTH-31] says when the server could not be told', async () => {
    sessionStore.setState({ session: { status: 'guest' } });
    const client = clientOfNobody(storedSession(3600));
    await leaveSession(client);
    expect(toasts).toMatchObject([{ type: 'error', title: 'Logout failed' }]);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});

describe('an administration nobody works in', () => {
  it('[BEY-40] is left in every tab, also in one that finds the session gone before it is told', async () => {
    const account = { status: 'signedIn', userId: user.id, email: user.email, firstName: '', lastName: '' } as const;
    const session = { ...account, roles: ['admin'], isAdmin: true } as const;
    const otherTab = new BroadcastChannel('shop-session');
    otherTab.postMessage('idle');
    await vi.waitFor(async () => {
      sessionStore.setState({ session, loss: null, lastUser: session });
      await readSession(clientOfNobody());
      expect(sessionStore.getState()).toEqual({ session: { status: 'guest' }, loss: 'idle', lastUser: session });
    });
    otherTab.close();
  });
});
