import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { boardStages } from '../production-board.ts';
import type { WorkshopLoad } from '../workshop-load.ts';

const loadSchema = z.object({
  weeklyPieces: z.int().nullable(),
  revision: z.int(),
  openPieces: z.int(),
  queueDays: z.int(),
  piecesByStage: z.partialRecord(z.enum(boardStages), z.int()),
});

/** What the workshop has to do. @throws when the database refuses */
export async function loadWorkshop(client: SupabaseClient): Promise<WorkshopLoad> {
  const { data } = await client.rpc('workshop_load').throwOnError();
  return loadSchema.parse(data);
}

/**
 * Says how many pieces the workshop finishes in a week.
 * @param revision what the admin saw; null changes whatever is there
 * @throws when the database refuses, with `revision_conflict` if another admin changed it in between
 */
export async function saveCapacity(
  client: SupabaseClient,
  weeklyPieces: number | null,
  revision: number | null,
): Promise<void> {
  await client
    .rpc('save_workshop_capacity', { p_weekly_pieces: weeklyPieces, p_expected_revision: revision })
    .throwOnError();
}
