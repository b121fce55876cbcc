import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';

/**
 * Assigns a guest order to the signed-in user.
 * @param order payment id or order number
 * @returns false if the order is not theirs: different or unconfirmed e-mail, or expired link
 * @throws the error of the Data API for any other failure
 */
export async function claimOrder(env: PublicEnv, order: string, accessToken: string | null): Promise<boolean> {
  const { error } = await browserSupabase(env).rpc('claim_order', { p_order: order, p_access_token: accessToken });
  if (error === null) return true;
  if (error.message === 'order_not_found') return false;
  throw error;
}
