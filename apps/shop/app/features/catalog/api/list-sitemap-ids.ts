import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { allRows } from '#app/lib/supabase/all-rows.ts';

const rowsSchema = z.array(z.object({ id: z.guid() }));

/**
 * Returns the ids for the sitemap: all collections, and the articles that are not paused.
 * @throws if a request fails or a row does not match the schema
 */
export async function listSitemapIds(client: SupabaseClient): Promise<{ categoryIds: string[]; articleIds: string[] }> {
  const [categories, articles] = await Promise.all([
    allRows((first, last) => client.from('categories').select('id').order('id').range(first, last).throwOnError()),
    allRows((first, last) =>
      client.from('articles').select('id').eq('is_paused', false).order('id').range(first, last).throwOnError(),
    ),
  ]);
  return { categoryIds: idsOf(categories), articleIds: idsOf(articles) };
}

function idsOf(rows: unknown): string[] {
  return rowsSchema.parse(rows).map((row) => row.id);
}
