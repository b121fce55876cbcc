import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/**
 * Deletes an article with its images and links.
 * @returns the deletion id, which restores the article
 * @throws if the database rejects the deletion
 */
export async function deleteArticle(client: SupabaseClient, articleId: string): Promise<string> {
  const { data } = await client.rpc('delete_article', { p_article_id: articleId }).throwOnError();
  return z.guid().parse(data);
}

/**
 * Pauses or reactivates articles.
 * @throws if the database rejects the change
 */
export async function setArticlesPaused(
  client: SupabaseClient,
  articleIds: readonly string[],
  isPaused: boolean,
): Promise<void> {
  await client.from('articles').update({ is_paused: isPaused }).in('id', articleIds).throwOnError();
}
