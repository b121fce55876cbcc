import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import type { OrderSummary } from '../order.ts';
import { parseSummaries, summaryColumns } from './orders.schema.ts';

/**
 * The orders of a user, newest first. Row level security gives customers no others; the filter is for admins, who see
 * all orders.
 * @throws what the Data API answers when it refuses or fails
 */
export async function listOwnOrders(env: PublicEnv, userId: string): Promise<readonly OrderSummary[]> {
  const { data, error } = await browserSupabase(env)
    .from('order_overview')
    .select(summaryColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false });
  if (error !== null) throw error;
  return parseSummaries(data);
}
