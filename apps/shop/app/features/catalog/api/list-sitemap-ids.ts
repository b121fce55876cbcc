import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

const rowsSchema = z.array(z.object({ id: z.guid() }));

/**
 * Returns the ids for the sitemap: all collections, and the articles that are not paused.
 * @throws if a request fails or a row does not match the schema
 */
export async function listSitemapIds(client: SupabaseClient): Promise<{ categoryIds: string[]; articleIds: string[] }> {
  const [categories, articles] = await Promise.all([
    client.from('categories').select('id').order('title').throwOnError(),
    client.from('articles').select('id').eq('is_paused', false).order('title').throwOnError(),
  ]);
  return { categoryIds: idsOf(categories.data), articleIds: idsOf(articles.data) };
}

function idsOf(rows: unknown): string[] {
  return rowsSchema.parse(rows).map((row) => row.id);
}
