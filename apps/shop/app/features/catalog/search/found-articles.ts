import type { ArticleTeaser } from '../article-teaser.ts';
import type { Category } from '../category.ts';
import type { ArticleType } from './catalogue-search.ts';

/** Number of articles per choice of a filter, given the other filters. */
export interface Facets {
  readonly types: Readonly<Partial<Record<ArticleType, number>>>;
  readonly configurable: number;
  readonly readyMade: number;
  /** EUR cents; null if no found article has a price. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
}

/** One page of search results. */
export interface FoundArticles {
  readonly articles: readonly ArticleTeaser[];
  /** Number of articles on all pages. */
  readonly total: number;
  readonly facets: Facets;
  /** Collections that match the query. */
  readonly collections: readonly Pick<Category, 'id' | 'title'>[];
}
