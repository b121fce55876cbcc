import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/**
 * Deletes an article with its images and links.
 * @returns what brings it back
 * @throws when the database refuses
 */
export async function deleteArticle(client: SupabaseClient, articleId: string): Promise<string> {
  const { data } = await client.rpc('delete_article', { p_article_id: articleId }).throwOnError();
  return z.guid().parse(data);
}

/**
 * Pauses articles or makes them active again.
 * @throws when the database refuses
 */
export async function setArticlesPaused(
  client: SupabaseClient,
  articleIds: readonly string[],
  isPaused: boolean,
): Promise<void> {
  await client.from('articles').update({ is_paused: isPaused }).in('id', articleIds).throwOnError();
}
