import type { Result } from 'configurator-core';
import { confirmPasswordReplySchema } from 'shop-backend/contracts';
import { z } from 'zod';
import type { PublicEnv } from '#app/config/env.ts';
import { shop } from '#app/config/shop.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import { callFunction } from '#app/lib/supabase/call-function.ts';
import { type AuthFailure, authFailure } from './auth-failure.ts';

type AuthResult<T> = Promise<Result<T, AuthFailure>>;

/** Secret to set up an authenticator app. */
export interface Enrolment {
  factorId: string;
  /** Base 32, to type in */
  secret: string;
  /** `otpauth:` address, to scan */
  uri: string;
}

/** Returns the factor and the number of recovery codes left, or null without a factor. @throws if it cannot be read */
export async function readSecondFactor(env: PublicEnv): Promise<{ factorId: string; codesLeft: number } | null> {
  const client = browserSupabase(env);
  const { data, error } = await client.auth.mfa.listFactors();
  if (error !== null) throw error;
  const [factor] = data.totp;
  if (factor === undefined) return null;
  const { data: codesLeft } = await client.rpc('recovery_codes_left').throwOnError();
  return { factorId: factor.id, codesLeft: z.int().parse(codesLeft) };
}

/** Confirms the password, which allows changes of the second factor and the deletion of the account for ten minutes. */
export async function confirmPassword(env: PublicEnv, password: string): AuthResult<null> {
  const { functions } = browserSupabase(env);
  const reply = await callFunction(functions, 'confirm-password', { password }, confirmPasswordReplySchema);
  if (reply.ok) return { ok: true, value: null };
  const { code, params } = reply.error;
  const isTooMany = code === 'too_many_requests';
  return refused(code, isTooMany ? Number(params.retryAfterSeconds) : null);
}

/** Starts the setup of an authenticator app and discards an unfinished one. */
export async function startEnrolment(env: PublicEnv): AuthResult<Enrolment> {
  const { mfa } = browserSupabase(env).auth;
  const { data: factors } = await mfa.listFactors();
  for (const { id, status } of factors?.all ?? []) if (status === 'unverified') await mfa.unenroll({ factorId: id });
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: shop.name });
  if (error !== null) return { ok: false, error: authFailure(error) };
  return { ok: true, value: { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri } };
}

/** Submits a code of the app, which completes the enrolment or the second step of the login. */
export async function submitCode(env: PublicEnv, code: string, factorId?: string): AuthResult<null> {
  const { mfa } = browserSupabase(env).auth;
  const id = factorId ?? (await mfa.listFactors()).data?.totp[0]?.id;
  if (id === undefined) return refused('mfa_factor_not_found');
  const { error } = await mfa.challengeAndVerify({ factorId: id, code });
  return error === null ? { ok: true, value: null } : { ok: false, error: authFailure(error) };
}

/** Creates ten recovery codes, which replace the previous ones. */
export async function renewRecoveryCodes(env: PublicEnv): AuthResult<readonly string[]> {
  const { data, error } = await browserSupabase(env).rpc('renew_recovery_codes');
  return error === null ? { ok: true, value: z.array(z.string()).parse(data) } : refused(error.message);
}

/** Uses a recovery code, which removes the second factor. */
export async function submitRecoveryCode(env: PublicEnv, code: string): AuthResult<null> {
  const client = browserSupabase(env);
  const { data, error } = await client.rpc('use_recovery_code', { p_code: code });
  if (error !== null || data !== true) return refused(error?.message ?? 'recovery_code_unknown');
  // The stored session still lists the factor.
  await client.auth.refreshSession();
  return { ok: true, value: null };
}

/** Removes the second factor. Requires a recent `confirmPassword`. */
export async function removeSecondFactor(env: PublicEnv, factorId: string): AuthResult<null> {
  const { auth } = browserSupabase(env);
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error !== null) return { ok: false, error: authFailure(error) };
  await auth.refreshSession();
  return { ok: true, value: null };
}

function refused(code: string, waitSeconds: number | null = null): Result<never, AuthFailure> {
  return { ok: false, error: { message: null, code, isTooMany: code === 'too_many_requests', waitSeconds } };
}
