import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';

const inUseSchema = z.object({ templates: z.array(z.string()) });

/** Either deleted, or not deleted because `templates` use it. */
export type MaterialDeletion = { isDeleted: true } | { isDeleted: false; templates: readonly string[] };

/**
 * Deletes a material that no template uses.
 * @throws if the database rejects the deletion for another reason or the request fails
 */
export async function deleteMaterial(client: SupabaseClient, materialId: string): Promise<MaterialDeletion> {
  const { error } = await client.from('materials').delete().eq('id', materialId);
  if (error === null) return { isDeleted: true };
  const failure = parseDatabaseFailure(error);
  const inUse = inUseSchema.safeParse(failure?.details);
  if (failure?.message === 'material_in_use' && inUse.success) return { isDeleted: false, ...inUse.data };
  throw error;
}
