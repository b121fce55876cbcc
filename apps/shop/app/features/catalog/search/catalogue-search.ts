import { parseEuroToCents } from 'configurator-core';
import { type ConfiguratorType, configuratorTypes } from '#app/config/paths.ts';

/** What an article is: one of the configurator types, or anything else the shop sells. */
export const articleTypes = [...configuratorTypes, 'other'] as const;
export type ArticleType = ConfiguratorType | 'other';

/** The sort orders of a list of articles. 'relevance' is the shop's own order if there is no search term. */
export const sortings = ['relevance', 'newest', 'price', 'price_desc', 'title'] as const;
export type Sorting = (typeof sortings)[number];

/** A visitor's search; stored in the address, so that it can be shared and the back button restores it. */
export interface CatalogueSearch {
  readonly query: string;
  /** None: of every type. */
  readonly types: readonly ArticleType[];
  /** True: made to measure; false: ready-made; null: either. */
  readonly isConfigurable: boolean | null;
  /** EUR cents */
  readonly minCents: number | null;
  /** EUR cents */
  readonly maxCents: number | null;
  readonly sorting: Sorting;
  /** Counted from 1. */
  readonly page: number;
}

/** Articles on one page of a list. */
export const articlesPerPage = 24;

const queryLength = 100;
const maxPriceCents = 10_000_000;
const maxPages = 1_000;

/** A search for everything. */
export const wholeCatalogue: CatalogueSearch = {
  query: '',
  types: [],
  isConfigurable: null,
  minCents: null,
  maxCents: null,
  sorting: 'relevance',
  page: 1,
};

/** Reads a search from an address. What makes no sense counts as not said. */
export function parseSearch(parameters: URLSearchParams): CatalogueSearch {
  const [minCents, maxCents] = [euroToCents(parameters.get('min')), euroToCents(parameters.get('max'))];
  const isTurned = minCents !== null && maxCents !== null && minCents > maxCents;
  const types = new Set(parameters.getAll('type'));
  const page = Number(parameters.get('page'));
  const configurable = parameters.get('configurable');
  return {
    query: (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, queryLength).trim(),
    types: articleTypes.filter((type) => types.has(type)),
    isConfigurable: configurable === 'yes' ? true : configurable === 'no' ? false : null,
    minCents: isTurned ? maxCents : minCents,
    maxCents: isTurned ? minCents : maxCents,
    sorting: sortings.find((sorting) => sorting === parameters.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  };
}

/** Writes a search as an address has it; `parseSearch` reads the same search from it. */
export function searchParameters(search: CatalogueSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.query !== '') parameters.set('q', search.query);
  for (const type of search.types) parameters.append('type', type);
  if (search.isConfigurable !== null) parameters.set('configurable', search.isConfigurable ? 'yes' : 'no');
  if (search.minCents !== null) parameters.set('min', centsToEuro(search.minCents));
  if (search.maxCents !== null) parameters.set('max', centsToEuro(search.maxCents));
  if (search.sorting !== 'relevance') parameters.set('sort', search.sorting);
  if (search.page !== 1) parameters.set('page', String(search.page));
  return parameters;
}

/** An amount as a visitor types it, for example '49,90' for 4990 cents. */
export function centsToEuro(amountCents: number): string {
  const [euro, cents] = [Math.floor(amountCents / 100), amountCents % 100];
  return cents === 0 ? String(euro) : `${euro},${String(cents).padStart(2, '0')}`;
}

/** Reads what a visitor types: `49,90`, `120 €`. Null for anything else, also for `1.234`, which may mean thousands. */
function euroToCents(text: string | null): number | null {
  const amount = /^\s*(\d+(?:[.,]\d{1,2})?)\s*€?\s*$/.exec(text ?? '')?.[1];
  const cents = parseEuroToCents(amount);
  return cents !== null && cents <= maxPriceCents ? cents : null;
}
