import type { SupabaseClient } from '@supabase/supabase-js';
import { confirmPasswordReplySchema } from 'shop-backend/contracts';
import { z } from 'zod';
import { callFunction } from '#app/lib/supabase/call-function.ts';
import type { PasswordOutcome, UserChange } from '../admin-user.ts';

/**
 * Changes the roles of a user.
 * @returns false if nothing had to be changed
 * @throws if the database rejects the change: `last_admin`, `reauthentication_required`, `not_admin`
 */
export async function changeUser(client: SupabaseClient, userId: string, change: UserChange): Promise<boolean> {
  const { data } = await client.rpc(`${change}_user`, { p_user_id: userId }).throwOnError();
  return z.boolean().parse(data);
}

/**
 * Confirms the password of the signed-in admin, which counts as a recent sign-in. Signing in again would replace the
 * session with one without the second factor.
 * @returns `failed` if the password could not be checked
 */
export async function confirmPassword(client: SupabaseClient, password: string): Promise<PasswordOutcome> {
  const reply = await callFunction(client.functions, 'confirm-password', { password }, confirmPasswordReplySchema);
  if (reply.ok) return 'done';
  return reply.error.code === 'reauthentication_failed' ? 'wrong-password' : 'failed';
}
