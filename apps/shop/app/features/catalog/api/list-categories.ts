import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Category } from '../category.ts';
import { categoryColumns, categoryRowSchema } from './category.schema.ts';

/**
 * All collections, by title.
 * @throws when the request fails or a row has another shape
 */
export async function listCategories(client: SupabaseClient): Promise<Category[]> {
  const { data } = await client.from('categories').select(categoryColumns).order('title').throwOnError();
  return z.array(categoryRowSchema).parse(data);
}
