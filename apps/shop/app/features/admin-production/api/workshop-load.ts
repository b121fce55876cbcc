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

/** Reads the load of the workshop. @throws if the database rejects the request */
export async function loadWorkshop(client: SupabaseClient): Promise<WorkshopLoad> {
  const { data } = await client.rpc('workshop_load').throwOnError();
  return loadSchema.parse(data);
}

/**
 * Saves how many pieces the workshop finishes per week.
 * @param revision the revision the admin saw; null overwrites any revision
 * @throws if the database rejects the change, with `revision_conflict` if another admin changed it in between
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
