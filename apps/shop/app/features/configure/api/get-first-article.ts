import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { ConfiguratorType } from '#app/config/paths.ts';
import type { ConfigurableArticle } from '../configurable-article.ts';
import { configurableArticleColumns, configurableArticleSchema } from './configurable-article.schema.ts';

/**
 * The first article of a type that is on offer, or null where there is none: the oldest, so that the choice is steady.
 * @throws when the request fails or the row has another shape
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
