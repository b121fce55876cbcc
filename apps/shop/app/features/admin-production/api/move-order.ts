import type { SupabaseClient } from '@supabase/supabase-js';
import { type BoardCard, type BoardStage, changeFor } from '../production-board.ts';

/**
 * Puts an order into a column of the board, if nobody else changed it since it was loaded.
 * @throws when the database refuses
 */
export async function moveOrder(client: SupabaseClient, card: BoardCard, stage: BoardStage): Promise<void> {
  await client
    .rpc('change_order', { p_order_id: card.id, p_revision: card.revision, p_change: changeFor(stage) })
    .throwOnError();
}
