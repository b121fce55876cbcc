import type { AuthError, SupabaseClient } from '@supabase/supabase-js';

/**
 * Sets the password of the signed-in user. In a session older than a day, a hosted Auth also requires a code from a
 * mail (`secure_password_change`). A new sign-in with the current password replaces that session instead.
 * @param current what the user signs in with now; without it, Auth requires a session started by a mail link
 * @returns Auth's error, `insufficient_aal` if the new session lacks the account's second factor
 */
export async function changePassword(
  { auth }: SupabaseClient,
  password: string,
  current?: { email: string; password: string },
): Promise<AuthError | null> {
  const change = { password, current_password: current?.password };
  const { error } = await auth.updateUser(change);
  if (error?.code !== 'reauthentication_needed' || current === undefined) return error;
  const signIn = await auth.signInWithPassword(current);
  return signIn.error ?? (await auth.updateUser(change)).error;
}
