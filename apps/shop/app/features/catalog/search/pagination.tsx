import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { articlesPerPage, type CatalogueSearch, searchParameters } from './catalogue-search.ts';

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({ search, total }: { search: CatalogueSearch; total: number }) {
  const last = Math.ceil(total / articlesPerPage);
  if (last <= 1) return null;
  const { page } = search;
  const near = [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last);
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink search={search} page={page - 1} rel="prev" label="Vorherige Seite">
          <ChevronLeft aria-hidden className="size-5" />
        </PageLink>
      )}
      {near.map((each, index) => (
        <span key={each} className="inline-flex items-center gap-1">
          {each - (near[index - 1] ?? each) > 1 && (
            <span aria-hidden className="px-1 text-ink-soft">
              …
            </span>
          )}
          <PageLink search={search} page={each} label={`Seite ${each} von ${last}`} isCurrent={each === page}>
            {each}
          </PageLink>
        </span>
      ))}
      {page < last && (
        <PageLink search={search} page={page + 1} rel="next" label="Nächste Seite">
          <ChevronRight aria-hidden className="size-5" />
        </PageLink>
      )}
    </nav>
  );
}

interface PageLinkProps {
  search: CatalogueSearch;
  page: number;
  label: string;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  children: ReactNode;
}

function PageLink({ search, page, label, rel, isCurrent = false, children }: PageLinkProps) {
  return (
    <Link
      to={{ search: searchParameters({ ...search, page }).toString() }}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className="grid size-11 place-items-center rounded-control font-medium tabular-nums hover:bg-mist aria-[current=page]:bg-forest aria-[current=page]:text-on-forest"
    >
      {children}
    </Link>
  );
}
