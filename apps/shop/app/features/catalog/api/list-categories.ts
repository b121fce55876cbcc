import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { byName } from '#app/lib/formats/by-name.ts';
import type { Category } from '../category.ts';
import { categoryColumns, categoryRowSchema } from './category.schema.ts';

/**
 * Returns all collections, sorted by title.
 * @throws if the request fails or a row does not match the schema
 */
export async function listCategories(client: SupabaseClient): Promise<Category[]> {
  const { data } = await client.from('categories').select(categoryColumns).throwOnError();
  return z
    .array(categoryRowSchema)
    .parse(data)
    .toSorted(byName(({ title }) => title));
}
