import { AuthRetryableFetchError, createClient } from '@supabase/supabase-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '#app/lib/toasts.ts';
import { type AuthFailure, authFailure } from './api/auth-failure.ts';
import { HeaderAccount } from './components/header/header-account.tsx';
import { showAuthFailure } from './show-auth-failure.ts';
import { showLinkFailure } from './show-link-failure.ts';
import { showSaveFailure } from './show-save-failure.ts';

let toasts: ToastMessage[] = [];
let disconnect: () => void;
beforeEach(() => {
  toasts = [];
  disconnect = connectToasts((toast) => toasts.push(toast));
});
afterEach(() => {
  disconnect();
  vi.restoreAllMocks();
});

/** A client whose requests are answered by the given function, without retries. */
function clientOf(fetch: typeof globalThis.fetch) {
  return createClient('http://127.0.0.1:9', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${crypto.randomUUID()}` },
    db: { retry: false },
    global: { fetch },
  });
}

async function failedLogin(fetch: typeof globalThis.fetch): Promise<AuthFailure> {
  const credentials = { email: 'anna@example.de', password: 'pfotenmass' };
  const { error } = await clientOf(fetch).auth.signInWithPassword(credentials);
  if (error === null) throw new Error('The login was expected to fail');
  return authFailure(error);
}

describe('errors of Auth', () => {
  it.each([
    ['login', 'Login failed'],
    ['registration', 'Registration failed'],
    ['reset', 'Password reset failed'],
  ] as const)(
    '[SF-AUTH-28] [SF-AUTH-29] [SF-AUTH-33] [SF-AUTH-35] A failed %s shows the message of the server, and is logged',
    (name, title) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      showAuthFailure(name, {
        message: 'Signups not allowed',
        code: 'signup_disabled',
        isTooMany: false,
        waitSeconds: null,
      });
      expect(toasts).toMatchObject([{ type: 'error', title, description: 'Signups not allowed' }]);
      expect(log).toHaveBeenCalledWith(title, 'signup_disabled');
    },
  );

  it('[SF-AUTH-28] [SF-AUTH-29] [SF-PROF-09] A failure without a message of the server shows a default message', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = authFailure(new AuthRetryableFetchError('{}', 502));
    showAuthFailure('login', failure);
    showAuthFailure('registration', failure);
    showAuthFailure('passwordChange', failure);
    expect(toasts.map(({ description }) => description)).toEqual([
      'An error occurred during login',
      'An error occurred during registration',
      'Ein Fehler ist aufgetreten',
    ]);
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an empty reply', async () => new Response('', { status: 500, statusText: 'Internal Server Error' })],
    ['an empty reply over HTTP/2', async () => new Response('', { status: 503 })],
    ["a gateway's page", async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })],
    ['a page instead of JSON', async () => new Response('<h1>Portal</h1>', { status: 200 })],
    ['a page of a firewall', async () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ])('[SF-AUTH-28] A default message is shown for %s', async (_, fetch) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = await failedLogin(fetch);
    expect(failure.message).toBeNull();
    showAuthFailure('login', failure);
    expect(toasts).toMatchObject([{ title: 'Login failed', description: 'An error occurred during login' }]);
  });

  it('[SF-AUTH-28] The message that the server sends with a status of 500 is shown', async () => {
    const message = 'Database error querying schema';
    const failure = await failedLogin(async () =>
      Response.json({ error_code: 'unexpected_failure', msg: message }, { status: 500 }),
    );
    expect(failure.message).toBe(message);
  });
});

describe('a rejected mail link', () => {
  const failure = { message: null, code: null, isTooMany: false, waitSeconds: null };

  it('A rejected mail link without a reply of the server is reported as unchecked, not as expired', () => {
    showLinkFailure(failure);
    expect(toasts).toMatchObject([
      { title: 'The link could not be checked', description: expect.stringContaining('prüfen Sie Ihre Verbindung') },
    ]);
  });

  it('A rejected mail link is reported as expired by the code of the server', () => {
    showLinkFailure({ ...failure, code: 'otp_expired' });
    expect(toasts).toMatchObject([
      { title: 'Email link is invalid or has expired', description: expect.stringContaining('abgelaufen') },
    ]);
  });
});

describe('a failed save', () => {
  it('[SF-PROF-09] A failed save is shown for an unreachable server and with the reason of the server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unreachable = createClient('http://127.0.0.1:9', 'sb_publishable_test', { db: { retry: false } });
    const { error } = await unreachable.from('profiles').update({ city: 'Bremen' }).eq('id', 'x');
    showSaveFailure(error);
    showSaveFailure({ code: 'P0001', message: 'Der Ort ist gesperrt', details: null });
    showSaveFailure({ code: '23514', message: 'new row violates check constraint', details: null });
    expect(toasts).toMatchObject([
      { type: 'error', title: 'Fehler beim Aktualisieren', description: 'Ein Fehler ist aufgetreten' },
      { type: 'error', title: 'Fehler beim Aktualisieren', description: 'Der Ort ist gesperrt' },
      {
        type: 'error',
        title: 'Fehler beim Aktualisieren',
        description: expect.stringMatching(/^Eine Angabe ist ungültig/),
      },
    ]);
  });

  it.each(['', '{}', '<html><body>502 Bad Gateway</body></html>'])(
    '[SF-PROF-09] A failed save shows the default message if the server answers %j',
    async (body) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const broken = clientOf(async () => new Response(body, { status: 500 }));
      const work = broken.from('profiles').update({ city: 'Bremen' }).eq('id', 'x').throwOnError();
      const error: unknown = await work.then(
        () => null,
        (failure: unknown) => failure,
      );
      expect(error).not.toBeNull();
      showSaveFailure(error);
      expect(toasts).toMatchObject([{ description: 'Ein Fehler ist aufgetreten' }]);
    },
  );

  it.each([
    ['unknown_address', 'PT404', /^Das gibt es nicht mehr/],
    ['too_many_rows', 'PT409', /löschen Sie zuerst einen Eintrag/],
  ])('A failed save explains %s, a name of the database, in German', (message, code, description) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(showSaveFailure({ code, message, details: null })).toMatch(description);
  });
});

describe('the server-rendered header', () => {
  it('[SF-NAV-39] The header of the server offers a guest the login', async () => {
    const routes = [{ path: '/', Component: HeaderAccount }];
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request('http://localhost/'));
    if (context instanceof Response) throw new Error('Unexpected redirect');
    const html = renderToStaticMarkup(
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
    );
    expect(html).toMatch(/<a [^>]*href="\/auth"[^>]*>Anmelden<\/a>/);
  });
});
