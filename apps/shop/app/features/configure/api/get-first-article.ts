import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { ConfiguratorType } from '#app/config/paths.ts';
import type { ConfigurableArticle } from '../configurable-article.ts';
import { configurableArticleColumns, configurableArticleSchema } from './configurable-article.schema.ts';

/**
 * Returns the oldest offered article of a type, so that the result is stable, or null if there is none.
 * @throws if the request fails or the row does not match the schema
 */
export async function getFirstArticle(
  client: SupabaseClient,
  configuratorType: ConfiguratorType,
): Promise<ConfigurableArticle | null> {
  const { data } = await client
    .from('articles')
    .select(configurableArticleColumns)
    .eq('configurator_type', configuratorType)
    .eq('is_paused', false)
    .order('created_at')
    .order('id')
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return z.nullable(configurableArticleSchema).parse(data);
}
