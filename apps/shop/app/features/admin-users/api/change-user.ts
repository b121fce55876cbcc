import type { SupabaseClient } from '@supabase/supabase-js';
import { confirmPasswordReplySchema } from 'shop-backend/contracts';
import { z } from 'zod';
import { callFunction } from '#app/lib/supabase/call-function.ts';
import type { PasswordOutcome, UserChange } from '../admin-user.ts';

/**
 * Changes the roles of a user.
 * @returns false when nothing had to be changed
 * @throws when the database refuses: `last_admin`, `reauthentication_required`, `not_admin`
 */
export async function changeUser(client: SupabaseClient, userId: string, change: UserChange): Promise<boolean> {
  const { data } = await client.rpc(`${change}_user`, { p_user_id: userId }).throwOnError();
  return z.boolean().parse(data);
}

/**
 * Confirms the password of the signed-in admin, which makes the session fresh. Signing in again would replace the
 * session by one without the second factor.
 * @returns `failed` where the password could not be checked
 */
export async function confirmPassword(client: SupabaseClient, password: string): Promise<PasswordOutcome> {
  const reply = await callFunction(client.functions, 'confirm-password', { password }, confirmPasswordReplySchema);
  if (reply.ok) return 'done';
  return reply.error.code === 'reauthentication_failed' ? 'wrong-password' : 'failed';
}
