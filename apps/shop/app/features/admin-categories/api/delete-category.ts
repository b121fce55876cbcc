import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';

const inUseSchema = z.object({ count: z.int() });

/** Either deleted and restorable by `deletionId`, or not deleted because `articles` articles use it. */
export type CategoryDeletion = { isDeleted: true; deletionId: string } | { isDeleted: false; articles: number };

/**
 * Deletes a category if no article uses it. The database counts the articles in the same transaction.
 * @throws if the database rejects the deletion for another reason or the request fails
 */
export async function deleteCategory(client: SupabaseClient, categoryId: string): Promise<CategoryDeletion> {
  const { data, error } = await client.rpc('delete_category', { p_category_id: categoryId });
  if (error === null) return { isDeleted: true, deletionId: z.guid().parse(data) };
  const failure = parseDatabaseFailure(error);
  const inUse = inUseSchema.safeParse(failure?.details);
  if (failure?.message === 'category_in_use' && inUse.success) return { isDeleted: false, articles: inUse.data.count };
  throw error;
}
