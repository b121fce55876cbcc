import type { SupabaseClient } from '@supabase/supabase-js';
import { redirect } from 'react-router';
import { shop } from '#app/config/shop.ts';
import { existingPageAddress } from '#app/lib/page/existing-page-address.ts';
import { articlesPerPage, type CatalogueSearch } from '../search/catalogue-search.ts';
import type { FoundArticles } from '../search/found-articles.ts';
import { foundArticlesSchema } from './found-articles.schema.ts';

/**
 * Returns one page of the articles that the visitor may see, from the whole catalogue or one collection, and the facets
 * of the filters. Always a single request.
 * @param url address of the request, from which `search` was parsed
 * @throws a redirect if the page in the address does not exist; an Error if the request fails or the reply does not
 * match the schema
 */
export async function searchCatalogue(
  client: SupabaseClient,
  url: string,
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
  const found = foundArticlesSchema.parse(data);
  const address = existingPageAddress(url, found.total, articlesPerPage);
  if (address !== null) throw redirect(address);
  return found;
}
