import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminCategory } from '../admin-category.ts';
import { adminCategoryColumns, adminCategoryRowSchema } from './admin-category.schema.ts';

/**
 * Returns a category, or null if no category has this id.
 * @throws if the request fails
 */
export async function getCategory(client: SupabaseClient, categoryId: string): Promise<AdminCategory | null> {
  if (!isRowId(categoryId)) return null;
  const { data } = await client
    .from('categories')
    .select(adminCategoryColumns)
    .eq('id', categoryId)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : adminCategoryRowSchema.parse(data);
}
