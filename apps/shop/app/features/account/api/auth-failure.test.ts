import { AuthError, createClient, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { authFailureText } from '../auth-failure-text.ts';
import { signInTexts } from '../texts/sign-in-texts.ts';
import { authFailure } from './auth-failure.ts';

/** An Auth client whose server sends the given response. */
function authWithReply(status: number, body: object) {
  return createClient('http://127.0.0.1:54321', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${crypto.randomUUID()}` },
    global: {
      fetch: async () => Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    },
  }).auth;
}

function refusal({ error }: { error: AuthError | null }): AuthError {
  if (error === null) throw new Error('Auth was expected to refuse');
  return error;
}

describe('errors of Auth', () => {
  it('[ERR-06] A missing session is an error', async () => {
    const error = refusal(await authWithReply(200, {}).updateUser({ password: 'neues-passwort' }));
    expect(isAuthSessionMissingError(error)).toBe(true);
    expect(authFailure(error).message).toBe('Auth session missing!');
  });

  it('[ERR-07] A weak password is reported with its reasons', async () => {
    const body = {
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    };
    const error = refusal(await authWithReply(422, body).signUp({ email: 'greta@example.de', password: 'kurz' }));
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
    expect(authFailure(error)).toMatchObject({ code: 'weak_password', message: body.message });
    expect(authFailureText(authFailure(error), signInTexts.de)).toContain('zu leicht zu erraten');
  });

  it('[ERR-08] Wrong credentials are reported as such', async () => {
    const body = { code: 'invalid_credentials', message: 'Invalid login credentials' };
    const auth = authWithReply(400, body);
    const error = refusal(await auth.signInWithPassword({ email: 'anna@example.de', password: 'falsch' }));
    expect(authFailure(error)).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(authFailureText(authFailure(error), signInTexts.de)).toContain('E-Mail und Passwort passen nicht zusammen');
  });

  it.each([502, 503, 504])('[ERR-09] A reply with status %i can be retried', async (status) => {
    const auth = authWithReply(status, {});
    const error = refusal(await auth.signInWithPassword({ email: 'anna@example.de', password: 'pfotenmass' }));
    expect(isAuthRetryableFetchError(error)).toBe(true);
    expect(authFailureText(authFailure(error), signInTexts.de)).toContain('versuchen Sie es noch einmal');
  });

  it('A rate limit is reported with the wait time', () => {
    const error = new AuthError('For security purposes, you can only request this after 42 seconds.', 429);
    expect(authFailure(error)).toMatchObject({ isTooMany: true, waitSeconds: 42 });
  });
});
