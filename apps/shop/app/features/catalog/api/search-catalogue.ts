import type { SupabaseClient } from '@supabase/supabase-js';
import { shop } from '#app/config/shop.ts';
import { articlesPerPage, type CatalogueSearch } from '../search/catalogue-search.ts';
import type { FoundArticles } from '../search/found-articles.ts';
import { foundArticlesSchema } from './found-articles.schema.ts';

/**
 * One page of the articles the visitor may see, of the whole catalogue or of one collection, with what is needed to
 * narrow them down. One request, however many there are.
 * @throws when the request fails or the reply has another shape
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
