import type { PublicEnv } from '#app/config/env.ts';
import { allRows } from '#app/lib/supabase/all-rows.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import type { OrderSummary } from '../order.ts';
import { parseSummaries, summaryColumns } from './orders.schema.ts';

/**
 * Returns the orders of a user, newest first. Row level security hides other orders from customers. The filter is for
 * admins, who can read all orders.
 * @throws the error of the Data API
 */
export async function listOwnOrders(env: PublicEnv, userId: string): Promise<readonly OrderSummary[]> {
  const client = browserSupabase(env);
  const rows = await allRows((first, last) =>
    client
      .from('order_overview')
      .select(summaryColumns)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(first, last)
      .throwOnError(),
  );
  return parseSummaries(rows);
}
