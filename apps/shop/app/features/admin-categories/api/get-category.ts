import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminCategory } from '../admin-category.ts';
import { adminCategoryColumns, adminCategoryRowSchema } from './admin-category.schema.ts';

/**
 * One category, or null where there is none of that id.
 * @throws when the request fails
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
