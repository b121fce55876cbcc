import { type Session as AuthSession, createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../toasts.ts';
import { loadSignedIn } from './load-signed-in.ts';
import { hasRole, sessionStore } from './session.ts';
import { leaveSession } from './supabase-session.ts';
import { roleRowsSchema } from './user-rows.schema.ts';

const user = {
  id: '10000000-0000-4000-8000-000000000001',
  email: 'anna@example.de',
  app_metadata: { role: 'admin' },
  user_metadata: { role: 'admin', roles: ['admin'] },
  aud: 'authenticated',
  created_at: '2026-11-21T10:00:00Z',
};

/** A client whose server is not there: nothing listens on that port. */
function clientOfNobody(stored?: AuthSession) {
  const storage = new Map(stored && [['session', JSON.stringify(stored)]]);
  return createClient('http://127.0.0.1:9', 'sb_publishable_test', {
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

describe('signing out', () => {
  it('[SF-AUTH-31] says when the server could not be told', async () => {
    sessionStore.setState({ session: { status: 'guest' } });
    const client = clientOfNobody({
      access_token: 'header.e30.signature',
      refresh_token: 'refresh',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      token_type: 'bearer',
      user,
    });
    await leaveSession(client);
    expect(toasts).toMatchObject([{ type: 'error', title: 'Logout failed' }]);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});
