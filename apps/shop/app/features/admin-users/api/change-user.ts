import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { UserChange } from '../admin-user.ts';

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
 * @returns whether the password was right
 */
export async function signInAgain(client: SupabaseClient, password: string): Promise<boolean> {
  const { data } = await client.auth.getUser();
  if (data.user?.email === undefined) return false;
  const { error } = await client.auth.signInWithPassword({ email: data.user.email, password });
  return error === null;
}
