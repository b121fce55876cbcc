import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';

/**
 * Makes a guest order the signed-in user's.
 * @param order payment id or order number
 * @returns false where it is not theirs: another e-mail, one that is not confirmed, a link that has lapsed
 * @throws what the Data API answers when it fails otherwise
 */
export async function claimOrder(env: PublicEnv, order: string, accessToken: string | null): Promise<boolean> {
  const { error } = await browserSupabase(env).rpc('claim_order', { p_order: order, p_access_token: accessToken });
  if (error === null) return true;
  if (error.message === 'order_not_found') return false;
  throw error;
}
