import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { type ArticleTeaser, articleTeaser } from '../article-teaser.ts';
import { articleColumns, articleRowSchema } from './article.schema.ts';

const rowsSchema = z.array(articleRowSchema);

/**
 * Returns the articles with the given ids that the visitor may see, in the order of the ids.
 * @throws if the request fails or a row does not match the schema
 */
export async function listArticlesById(client: SupabaseClient, ids: readonly string[]): Promise<ArticleTeaser[]> {
  const validIds = ids.filter(isRowId);
  if (validIds.length === 0) return [];
  const { data } = await client.from('articles').select(articleColumns).in('id', validIds).throwOnError();
  const byId = new Map(rowsSchema.parse(data).map((article) => [article.id, articleTeaser(article)]));
  return validIds.flatMap((id) => byId.get(id) ?? []);
}
