import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { SignInOutcome, UserChange } from '../admin-user.ts';

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
 * Signs in again as who is signed in, which makes the session fresh.
 * @returns `failed` where the password could not be checked
 */
export async function signInAgain(client: SupabaseClient, password: string): Promise<SignInOutcome> {
  const { data } = await client.auth.getUser();
  if (data.user?.email === undefined) return 'failed';
  const { error } = await client.auth.signInWithPassword({ email: data.user.email, password });
  if (error === null) return 'done';
  return error.code === 'invalid_credentials' ? 'wrong-password' : 'failed';
}
