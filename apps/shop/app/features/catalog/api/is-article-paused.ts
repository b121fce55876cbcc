import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';

/**
 * Whether an article exists that the visitor may not see because it is paused. Row level security hides it like one
 * that does not exist, and only this request distinguishes them.
 * @throws when the request fails
 */
export async function isArticlePaused(client: SupabaseClient, articleId: string): Promise<boolean> {
  if (!isRowId(articleId)) return false;
  const { data } = await client.rpc('is_article_paused', { p_article_id: articleId }).throwOnError();
  return data === true;
}
