import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { ConfigurableArticle } from '../configurable-article.ts';
import { configurableArticleColumns, configurableArticleSchema } from './configurable-article.schema.ts';

/**
 * Returns an article, or null if the user sees none with this id. Only admins see paused articles.
 * @throws if the request fails or the row does not match the schema
 */
export async function getConfigurableArticle(
  client: SupabaseClient,
  articleId: string,
): Promise<ConfigurableArticle | null> {
  if (!isRowId(articleId)) return null;
  const { data } = await client
    .from('articles')
    .select(configurableArticleColumns)
    .eq('id', articleId)
    .maybeSingle()
    .throwOnError();
  return z.nullable(configurableArticleSchema).parse(data);
}
