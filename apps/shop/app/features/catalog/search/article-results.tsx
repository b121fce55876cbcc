import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleGrid } from '../components/article-grid.tsx';
import type { CatalogueSearch } from './catalogue-search.ts';
import type { FoundArticles } from './found-articles.ts';
import { Pagination } from './pagination.tsx';
import { countText } from './search-texts.ts';
import { SortingChoice } from './sorting-choice.tsx';

interface ArticleResultsProps {
  search: CatalogueSearch;
  found: FoundArticles;
  /** The next articles are on their way; these stay until then. */
  isLoading: boolean;
  onChange: (search: CatalogueSearch) => void;
  renderAction: (article: ArticleTeaser) => ReactNode;
  renderMark?: (article: ArticleTeaser) => ReactNode;
  /** Says how many there are; gets the focus when another page of the list opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Shown beside the count: the filters that are set. */
  children?: ReactNode;
  /** Shown instead of the articles where there are none. */
  empty: ReactNode;
}

/** One page of articles: how many there are, their order, the cards and the way to the other pages. */
export function ArticleResults(props: ArticleResultsProps) {
  const { search, found, isLoading, onChange, renderAction, renderMark, heading, children, empty } = props;
  useFocusOnPage(found, search.page, heading);
  return (
    <section aria-labelledby="results" aria-busy={isLoading} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2
          ref={heading}
          id="results"
          tabIndex={-1}
          className="font-sans font-semibold text-base tracking-normal outline-none"
        >
          {countText(found.total)}
        </h2>
        {found.total > 1 && <SortingChoice search={search} onChange={onChange} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {isLoading ? '' : `${countText(found.total)} gefunden`}
      </p>
      {children}
      <div className={`transition-opacity duration-200 motion-reduce:transition-none ${isLoading ? 'opacity-60' : ''}`}>
        {found.total === 0 ? (
          empty
        ) : (
          <ArticleGrid articles={found.articles} renderAction={renderAction} renderMark={renderMark} titleLevel="h3" />
        )}
      </div>
      <Pagination search={search} total={found.total} />
    </section>
  );
}

/** Another page of the list is read from its start. */
function useFocusOnPage(found: FoundArticles, page: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const shown = useRef({ found, page });
  useEffect(() => {
    if (shown.current.found === found) return;
    const isOther = shown.current.page !== page;
    shown.current = { found, page };
    if (isOther) heading.current?.focus({ preventScroll: true });
  }, [found, page, heading]);
}
