import { createClient } from '@supabase/supabase-js';
import type { Result } from 'configurator-core';
import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import { newRegistrationKey, takeRegistrationKey } from '../registration-key.ts';
import { type AuthFailure, authFailure } from './auth-failure.ts';
import { changePassword } from './change-password.ts';

type AuthResult = Promise<Result<null, AuthFailure>>;

interface Credentials {
  email: string;
  password: string;
}

/** Signs in. Auth's response is the same for an unknown e-mail and a wrong password. */
export async function logIn(env: PublicEnv, credentials: Credentials): AuthResult {
  const { error } = await browserSupabase(env).auth.signInWithPassword(credentials);
  return resultOf(error);
}

/**
 * Creates an account. Auth sends the confirmation mail. If the address already has an account, Auth's response is the
 * same but it sends no mail, so that accounts cannot be enumerated.
 */
export async function register(
  env: PublicEnv,
  { email, password, firstName, lastName }: { email: string; password: string; firstName: string; lastName: string },
): AuthResult {
  const { error } = await browserSupabase(env).auth.signUp({
    email,
    password,
    options: {
      data: { first_name: firstName, last_name: lastName, registration_key_digest: await newRegistrationKey() },
    },
  });
  return resultOf(error);
}

/**
 * Keeps the password chosen at registration, after the registration mail's link was opened in the same browser. In
 * another browser the password is not kept, because the address may have been registered by another person.
 * @returns whether the password was kept
 */
export async function keepRegistrationPassword(env: PublicEnv): Promise<boolean> {
  const key = takeRegistrationKey();
  if (key === null) return false;
  const { data, error } = await browserSupabase(env).rpc('keep_registration_password', { p_key: key });
  if (error !== null) console.error('The password of the registration was not stored', error);
  return data === true;
}

/** Requests the password reset mail. Auth's response is the same for an unknown address. */
export async function requestReset(env: PublicEnv, email: string): AuthResult {
  const { error } = await browserSupabase(env).auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
  });
  return resultOf(error);
}

/** Signs in with the token of a mail link. */
export async function verifyMailLink(env: PublicEnv, type: 'signup' | 'recovery', tokenHash: string): AuthResult {
  const { error } = await browserSupabase(env).auth.verifyOtp({ type, token_hash: tokenHash });
  return resultOf(error);
}

/**
 * Sets the password of the signed-in user and ends their sessions on all other devices. `insufficient_aal` means that
 * the session needs the code of the second factor first.
 */
export async function setPassword(env: PublicEnv, password: string, current?: Credentials): AuthResult {
  const client = browserSupabase(env);
  const error = await changePassword(client, password, current);
  if (error !== null) return resultOf(error);
  const others = await client.auth.signOut({ scope: 'others' });
  if (others.error !== null) console.error('Sessions on other devices were not ended', others.error);
  return resultOf(null);
}

/** Checks the password of an account by a login that does not touch this browser's session. */
export async function checkPassword(env: PublicEnv, email: string, password: string): AuthResult {
  const { supabaseUrl, supabasePublishableKey } = env;
  const aside = createClient(supabaseUrl, supabasePublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'password-check' },
  });
  const { error } = await aside.auth.signInWithPassword({ email, password });
  if (error === null) await aside.auth.signOut({ scope: 'local' });
  return resultOf(error);
}

function resultOf(error: Parameters<typeof authFailure>[0] | null): Result<null, AuthFailure> {
  return error === null ? { ok: true, value: null } : { ok: false, error: authFailure(error) };
}
