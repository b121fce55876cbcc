import type { ArticleTeaser } from '../article-teaser.ts';
import type { Category } from '../category.ts';
import type { ArticleType } from './catalogue-search.ts';

/** How many articles each choice of a filter would leave, given the other filters. */
export interface Facets {
  readonly types: Readonly<Partial<Record<ArticleType, number>>>;
  readonly configurable: number;
  readonly readyMade: number;
  /** EUR cents; null where nothing found has a price. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
}

/** One page of what a search found. */
export interface FoundArticles {
  readonly articles: readonly ArticleTeaser[];
  /** On all pages. */
  readonly total: number;
  readonly facets: Facets;
  /** Collections of that name. */
  readonly collections: readonly Pick<Category, 'id' | 'title'>[];
}
