import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminArticle } from '../admin-article.ts';
import { adminArticleColumns, adminArticleRowSchema } from './admin-article.schema.ts';

/**
 * Returns an article with its categories and images, or null if no article has this id.
 * @throws if the request fails
 */
export async function getArticle(client: SupabaseClient, articleId: string): Promise<AdminArticle | null> {
  if (!isRowId(articleId)) return null;
  const { data } = await client
    .from('articles')
    .select(adminArticleColumns)
    .eq('id', articleId)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : adminArticleRowSchema.parse(data);
}
