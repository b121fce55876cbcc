import { type ReactNode, useRef } from 'react';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleGrid } from '../components/article-grid.tsx';
import { ArticleResults } from './article-results.tsx';
import type { CatalogueSearch } from './catalogue-search.ts';
import type { FoundArticles } from './found-articles.ts';
import { useSearch } from './use-search.ts';

interface CollectionArticlesProps {
  search: CatalogueSearch;
  found: FoundArticles;
  renderAction: (article: ArticleTeaser) => ReactNode;
  renderMark?: (article: ArticleTeaser) => ReactNode;
}

/** The articles of a collection, page by page, with a notice and a link back if there are none. */
export function CollectionArticles({ search: shown, found, renderAction, renderMark }: CollectionArticlesProps) {
  const { search, isLoading, change } = useSearch(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  if (found.total === 0) return <ArticleGrid articles={[]} renderAction={renderAction} />;
  return (
    <ArticleResults
      search={search}
      found={found}
      isLoading={isLoading}
      onChange={change}
      renderAction={renderAction}
      renderMark={renderMark}
      heading={heading}
      empty={null}
    />
  );
}
