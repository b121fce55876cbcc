import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminArticle } from '../admin-article.ts';
import { adminArticleColumns, adminArticleRowSchema } from './admin-article.schema.ts';

/**
 * One article with its categories and images, or null where there is none of that id.
 * @throws when the request fails
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
