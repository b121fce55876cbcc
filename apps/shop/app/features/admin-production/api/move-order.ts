import type { SupabaseClient } from '@supabase/supabase-js';
import { changedOrderSchema } from 'shop-backend/contracts';
import { type BoardCard, type BoardStage, changeFor } from '../production-board.ts';

/**
 * Moves an order to a column of the board, if its revision is current.
 * @returns the order's new revision
 * @throws if the database rejects the change
 */
export async function moveOrder(client: SupabaseClient, card: BoardCard, stage: BoardStage): Promise<number> {
  const { data } = await client
    .rpc('change_order', { p_order_id: card.id, p_revision: card.revision, p_change: changeFor(stage) })
    .throwOnError();
  return changedOrderSchema.parse(data).revision;
}
