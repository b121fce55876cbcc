import type { SupabaseClient } from '@supabase/supabase-js';
import { shop } from '#app/config/shop.ts';
import { articlesPerPage, type CatalogueSearch } from '../search/catalogue-search.ts';
import type { FoundArticles } from '../search/found-articles.ts';
import { foundArticlesSchema } from './found-articles.schema.ts';

/**
 * Returns one page of the articles that the visitor may see, from the whole catalogue or one collection, and the facets
 * of the filters. Always a single request.
 * @throws if the request fails or the reply does not match the schema
 */
export async function searchCatalogue(
  client: SupabaseClient,
  search: CatalogueSearch,
  categoryId: string | null = null,
): Promise<FoundArticles> {
  const { data } = await client
    .rpc('search_catalogue', {
      p_query: search.query,
      p_category_id: categoryId,
      p_types: search.types,
      p_configurable: search.isConfigurable,
      p_min_cents: search.minCents,
      p_max_cents: search.maxCents,
      p_base_price_cents: shop.limits.basePriceCents,
      p_sort: search.sorting,
      p_limit: articlesPerPage,
      p_offset: (search.page - 1) * articlesPerPage,
    })
    .throwOnError();
  return foundArticlesSchema.parse(data);
}
