import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';

const inUseSchema = z.object({ count: z.int() });

/** A category is gone and can be had back by `deletionId`, or is still there because `articles` use it. */
export type CategoryDeletion = { isDeleted: true; deletionId: string } | { isDeleted: false; articles: number };

/**
 * Deletes a category no article uses. The articles are counted in the database, in the same step.
 * @throws when the database refuses for another reason, or the request fails
 */
export async function deleteCategory(client: SupabaseClient, categoryId: string): Promise<CategoryDeletion> {
  const { data, error } = await client.rpc('delete_category', { p_category_id: categoryId });
  if (error === null) return { isDeleted: true, deletionId: z.guid().parse(data) };
  const failure = parseDatabaseFailure(error);
  const inUse = inUseSchema.safeParse(failure?.details);
  if (failure?.message === 'category_in_use' && inUse.success) return { isDeleted: false, articles: inUse.data.count };
  throw error;
}
