import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';

/**
 * Whether an article exists but is hidden from the visitor because it is paused. Row level security hides it like a
 * missing one, and only this request distinguishes the two.
 * @throws if the request fails
 */
export async function isArticlePaused(client: SupabaseClient, articleId: string): Promise<boolean> {
  if (!isRowId(articleId)) return false;
  const { data } = await client.rpc('is_article_paused', { p_article_id: articleId }).throwOnError();
  return data === true;
}
