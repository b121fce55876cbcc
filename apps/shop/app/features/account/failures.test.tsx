import { AuthRetryableFetchError, createClient } from '@supabase/supabase-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '#app/lib/toasts.ts';
import { authFailure } from './api/auth-failure.ts';
import { HeaderAccount } from './components/header/header-account.tsx';
import { showAuthFailure } from './show-auth-failure.ts';
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

describe('errors of Auth', () => {
  it.each([
    ['login', 'Login failed'],
    ['registration', 'Registration failed'],
    ['reset', 'Password reset failed'],
  ] as const)(
    '[SF-AUTH-28] [SF-AUTH-29] [SF-AUTH-33] [SF-AUTH-35] %s: shows the message of the server, and is logged',
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

  it('[SF-AUTH-28] [SF-AUTH-29] shows a default message without one of the server', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = authFailure(new AuthRetryableFetchError('{}', 502));
    showAuthFailure('login', failure);
    showAuthFailure('registration', failure);
    expect(toasts.map(({ description }) => description)).toEqual([
      'An error occurred during login',
      'An error occurred during registration',
    ]);
  });
});

describe('a failed save', () => {
  it('[SF-PROF-09] is shown for an unreachable server and with the reason of the server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unreachable = createClient('http://127.0.0.1:9', 'sb_publishable_test', { db: { retry: false } });
    const { error } = await unreachable.from('profiles').update({ city: 'Bremen' }).eq('id', 'x');
    showSaveFailure(error);
    showSaveFailure({ code: '23514', message: 'new row violates check constraint', details: null });
    expect(toasts).toMatchObject([
      { type: 'error', title: 'Fehler beim Aktualisieren', description: 'Ein Fehler ist aufgetreten' },
      { type: 'error', title: 'Fehler beim Aktualisieren', description: 'new row violates check constraint' },
    ]);
  });

  it.each([
    ['unknown_address', 'PT404', /^Das gibt es nicht mehr/],
    ['too_many_rows', 'PT409', /löschen Sie zuerst einen Eintrag/],
  ])('explains %s, a name of the database, in German', (message, code, description) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(showSaveFailure({ code, message, details: null })).toMatch(description);
  });
});

describe('the server-rendered header', () => {
  it('[SF-NAV-39] offers a guest the login', async () => {
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
