import { formatPrice } from '#app/lib/formats/format-price.ts';
import { type ArticleType, type CatalogueSearch, type Sorting, wholeCatalogue } from './catalogue-search.ts';

/** Labels of the types in the filters. */
export const typeNames: Readonly<Record<ArticleType, string>> = {
  'dog-coat': 'Mäntel',
  'dog-harness': 'Geschirre',
  'dog-collar': 'Halsbänder',
  'dog-leash': 'Leinen',
  other: 'Zubehör und mehr',
};

/** Labels of the sort orders. The first one has a different label if there is a search term. */
export const sortingNames: Readonly<Record<Sorting, string>> = {
  relevance: 'Unsere Empfehlung',
  newest: 'Neueste zuerst',
  price: 'Preis aufsteigend',
  price_desc: 'Preis absteigend',
  title: 'Name A–Z',
};

/** '1 Artikel', '12 Artikel', 'Keine Artikel' */
export function countText(total: number): string {
  return total === 0 ? 'Keine Artikel' : `${total.toLocaleString('de-DE')} Artikel`;
}

/** An active filter, and the search without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: CatalogueSearch;
}

/** Returns the active filters in display order, without the search term. */
export function activeFilters(search: CatalogueSearch): ActiveFilter[] {
  const without = (change: Partial<CatalogueSearch>): CatalogueSearch => ({ ...search, ...change, page: 1 });
  const { types, isConfigurable, minCents, maxCents } = search;
  const filters = types.map((type) => ({
    label: typeNames[type],
    without: without({ types: types.filter((other) => other !== type) }),
  }));
  if (isConfigurable !== null) {
    filters.push({ label: isConfigurable ? 'Nach Maß' : 'Sofort fertig', without: without({ isConfigurable: null }) });
  }
  if (minCents !== null || maxCents !== null) {
    filters.push({ label: priceText(minCents, maxCents), without: without({ minCents: null, maxCents: null }) });
  }
  return filters;
}

/** Returns the search without filters; the query and sort order are kept. */
export function withoutFilters({ query, sorting }: CatalogueSearch): CatalogueSearch {
  return { ...wholeCatalogue, query, sorting };
}

function priceText(minCents: number | null, maxCents: number | null): string {
  if (minCents === null) return `bis ${formatPrice(maxCents ?? 0)}`;
  return maxCents === null ? `ab ${formatPrice(minCents)}` : `${formatPrice(minCents)} bis ${formatPrice(maxCents)}`;
}
