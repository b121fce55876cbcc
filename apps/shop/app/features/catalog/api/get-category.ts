import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { Category } from '../category.ts';
import { categoryColumns, categoryRowSchema } from './category.schema.ts';

/**
 * Returns a collection, or null if no collection has this id.
 * @throws if the request fails or the row does not match the schema
 */
export async function getCategory(client: SupabaseClient, categoryId: string): Promise<Category | null> {
  if (!isRowId(categoryId)) return null;
  const { data } = await client
    .from('categories')
    .select(categoryColumns)
    .eq('id', categoryId)
    .maybeSingle()
    .throwOnError();
  return categoryRowSchema.nullable().parse(data);
}
