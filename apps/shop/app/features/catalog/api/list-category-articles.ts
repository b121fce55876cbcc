import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isRowId } from '../../../lib/is-row-id.ts';
import type { Article } from '../article.ts';
import { articleColumns, articleRowSchema } from './article.schema.ts';

const rowsSchema = z.array(articleRowSchema);

/**
 * The articles of a collection the visitor may see, oldest first: row level security keeps paused ones for admins.
 * @throws when the request fails or a row has another shape
 */
export async function listCategoryArticles(client: SupabaseClient, categoryId: string): Promise<Article[]> {
  if (!isRowId(categoryId)) return [];
  const { data } = await client
    .from('articles')
    .select(`${articleColumns}, article_categories!inner(category_id)`)
    .eq('article_categories.category_id', categoryId)
    .order('created_at')
    .throwOnError();
  return rowsSchema.parse(data);
}
