import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Elements } from '#app/ui/page/elements.ts';
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
  /** Whether the next articles are loading. The current ones stay visible. */
  isLoading: boolean;
  onChange: (search: CatalogueSearch) => void;
  renderAction: (article: ArticleTeaser) => ReactNode;
  renderMark?: (article: ArticleTeaser) => ReactNode;
  /** Heading with the number of articles. It gets the focus after a page change. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The active filters, shown beside the count. */
  children?: Elements;
  /** Shown if there are no articles. */
  empty: ReactNode;
}

/** One page of articles with count, sort order, cards and pagination. */
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

/** Moves the focus to the heading after a page change. */
function useFocusOnPage(found: FoundArticles, page: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const shown = useRef({ found, page });
  useEffect(() => {
    if (shown.current.found === found) return;
    const isOther = shown.current.page !== page;
    shown.current = { found, page };
    if (isOther) heading.current?.focus({ preventScroll: true });
  }, [found, page, heading]);
}
