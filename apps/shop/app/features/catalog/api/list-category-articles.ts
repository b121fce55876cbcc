import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isRowId } from '../../../lib/is-row-id.ts';
import type { Article } from '../article.ts';
import { articleColumns, articleRowSchema } from './article.schema.ts';

/** Row level security hides a paused article, whose link row then comes without it. */
const linkRowSchema = z.object({ article: articleRowSchema.nullable() });

/**
 * The articles of a collection the visitor may see, by title: admins get the paused ones too.
 * @throws when the request fails or a row has another shape
 */
export async function listCategoryArticles(client: SupabaseClient, categoryId: string): Promise<Article[]> {
  if (!isRowId(categoryId)) return [];
  const { data } = await client
    .from('article_categories')
    .select(`article:articles(${articleColumns})`)
    .eq('category_id', categoryId)
    .throwOnError();
  return z
    .array(linkRowSchema)
    .parse(data)
    .flatMap(({ article }) => (article === null ? [] : [article]))
    .sort((a, b) => a.title.localeCompare(b.title, 'de'));
}
