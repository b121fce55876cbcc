import { parseEuroText } from 'configurator-core';
import { type ConfiguratorType, configuratorTypes } from '#app/config/paths.ts';
import { cleanSearch } from '#app/lib/checks/clean-search.ts';

/** Types of articles: the configurator types, and `other` for all other articles. */
export const articleTypes = [...configuratorTypes, 'other'] as const;
export type ArticleType = ConfiguratorType | 'other';

/** Sort orders of a list of articles. 'relevance' is the shop's own order if there is no search term. */
export const sortings = ['relevance', 'newest', 'price', 'price_desc', 'title'] as const;
export type Sorting = (typeof sortings)[number];

/** A visitor's search. Stored in the URL, so that it can be shared and the back button restores it. */
export interface CatalogueSearch {
  readonly query: string;
  /** Empty for all types. */
  readonly types: readonly ArticleType[];
  /** True for made to measure, false for ready-made, null for both. */
  readonly isConfigurable: boolean | null;
  /** EUR cents */
  readonly minCents: number | null;
  /** EUR cents */
  readonly maxCents: number | null;
  readonly sorting: Sorting;
  /** Starts at 1. */
  readonly page: number;
}

/** Number of articles per page. */
export const articlesPerPage = 24;

const queryLength = 100;
const maxPriceCents = 10_000_000;
const maxPages = 1_000;

/** A search for all articles. */
export const wholeCatalogue: CatalogueSearch = {
  query: '',
  types: [],
  isConfigurable: null,
  minCents: null,
  maxCents: null,
  sorting: 'relevance',
  page: 1,
};

/** Parses a search from URL parameters. Invalid parameters are ignored. */
export function parseSearch(parameters: URLSearchParams): CatalogueSearch {
  const [minCents, maxCents] = [euroToCents(parameters.get('min')), euroToCents(parameters.get('max'))];
  const isReversed = minCents !== null && maxCents !== null && minCents > maxCents;
  const types = new Set(parameters.getAll('type'));
  const page = Number(parameters.get('page'));
  const configurable = parameters.get('configurable');
  return {
    query: cleanSearch((parameters.get('q') ?? '').trim(), queryLength).trim(),
    types: articleTypes.filter((type) => types.has(type)),
    isConfigurable: configurable === 'yes' ? true : configurable === 'no' ? false : null,
    minCents: isReversed ? maxCents : minCents,
    maxCents: isReversed ? minCents : maxCents,
    sorting: sortings.find((sorting) => sorting === parameters.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, maxPages) : 1,
  };
}

/** Converts a search to URL parameters. Inverse of `parseSearch`. */
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

/** Formats an amount as typed by visitors, for example '49,90' for 4990 cents. */
export function centsToEuro(amountCents: number): string {
  const [euro, cents] = [Math.floor(amountCents / 100), amountCents % 100];
  return cents === 0 ? String(euro) : `${euro},${String(cents).padStart(2, '0')}`;
}

/** Parses a typed amount such as `49,90` or `120 €`. Returns null if it is invalid or negative. */
function euroToCents(text: string | null): number | null {
  const cents = parseEuroText(text ?? '', 'de-DE');
  return cents !== undefined && cents >= 0 && cents <= maxPriceCents ? cents : null;
}
