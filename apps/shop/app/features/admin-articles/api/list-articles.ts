import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage } from '#app/lib/table/apply-table-query.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import type { ListedArticle } from '../admin-article.ts';
import { listedArticleRowSchema } from './admin-article.schema.ts';

/**
 * Returns one page of articles, including paused ones, with the titles of their categories.
 * @throws if the request fails or a row does not match the schema
 */
export async function listArticles(
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<ListedArticle>> {
  const request = client
    .from('article_overview')
    .select('id, title, image_url, is_paused, category_titles, price, created_at', { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, {
    searchColumn: 'search_text',
    listColumns: ['category_ids'],
    emptyColumns: ['price'],
    nameColumns: ['title'],
    keyColumn: 'id',
  })
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  return { rows: z.array(listedArticleRowSchema).parse(data), total: count ?? 0 };
}
