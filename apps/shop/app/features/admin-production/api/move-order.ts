import type { SupabaseClient } from '@supabase/supabase-js';
import { changedOrderSchema } from 'shop-backend/contracts';
import { type BoardCard, type BoardStage, changeFor } from '../production-board.ts';

/**
 * Puts an order into a column of the board, if its revision is current.
 * @returns the order's revision after that
 * @throws when the database refuses
 */
export async function moveOrder(client: SupabaseClient, card: BoardCard, stage: BoardStage): Promise<number> {
  const { data } = await client
    .rpc('change_order', { p_order_id: card.id, p_revision: card.revision, p_change: changeFor(stage) })
    .throwOnError();
  return changedOrderSchema.parse(data).revision;
}
