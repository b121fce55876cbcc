import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleResults } from './article-results.tsx';
import type { CatalogueSearch } from './catalogue-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { FoundArticles } from './found-articles.ts';
import { SearchField } from './search-field.tsx';
import { activeFilters, withoutFilters } from './search-texts.ts';
import { useSearch } from './use-search.ts';

interface SearchViewProps {
  search: CatalogueSearch;
  found: FoundArticles;
  renderAction: (article: ArticleTeaser) => ReactNode;
  renderMark?: (article: ArticleTeaser) => ReactNode;
}

/** The search page: field, matching collections, filters and results. */
export function SearchView({ search: shown, found, renderAction, renderMark }: SearchViewProps) {
  const { search, isLoading, change } = useSearch(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const filterCount = activeFilters(search).length;
  const handleClear = () => {
    // The pressed button disappears with the filters.
    heading.current?.focus({ preventScroll: true });
    change(withoutFilters(search));
  };
  const filters = <FilterPanel search={search} facets={found.facets} onChange={change} />;
  return (
    <>
      <div className="flex flex-col gap-5">
        <h1 className="text-4xl sm:text-5xl">{shown.query === '' ? 'Alle Artikel' : `Suche: „${shown.query}“`}</h1>
        <SearchField query={shown.query} size="page" />
        <CollectionLinks collections={found.collections} />
      </div>
      <div className="grid gap-8 *:min-w-0 lg:grid-cols-[14rem_1fr] lg:gap-10">
        <div className="max-lg:hidden">{filters}</div>
        <details className="rounded-card border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold">
            <SlidersHorizontal aria-hidden className="size-5 text-forest" />
            <span>{`Filter${filterCount > 0 ? ` (${filterCount})` : ''}`}</span>
          </summary>
          <div className="border-line border-t p-4">{filters}</div>
        </details>
        <ArticleResults
          search={search}
          found={found}
          isLoading={isLoading}
          onChange={change}
          renderAction={renderAction}
          renderMark={renderMark}
          heading={heading}
          empty={<NothingFound search={search} onClear={handleClear} />}
        >
          <FilterChips search={search} onChange={change} fallback={heading} hasRemoveAll={found.total > 0} />
        </ArticleResults>
      </div>
    </>
  );
}

function CollectionLinks({ collections }: Pick<FoundArticles, 'collections'>) {
  if (collections.length === 0) return null;
  return (
    <ul aria-label="Passende Kollektionen" className="flex flex-wrap gap-2">
      {collections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={paths.category(id)}
            className="inline-flex min-h-11 items-center rounded-full bg-mist px-4 font-medium hover:text-forest hover:underline"
          >{`Kollektion ${title}`}</Link>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ search, onClear }: { search: CatalogueSearch; onClear: () => void }) {
  const isFiltered = activeFilters(search).length > 0;
  return (
    <EmptyState
      title="Dazu haben wir nichts gefunden."
      actions={
        <>
          {isFiltered && <Button onClick={onClear}>Alle Filter entfernen</Button>}
          <LinkButton to={paths.categories()} variant="secondary">
            Alle Kollektionen ansehen
          </LinkButton>
        </>
      }
    >
      {isFiltered
        ? 'Mit weniger Filtern finden Sie mehr.'
        : 'Prüfen Sie die Schreibweise, oder suchen Sie mit einem anderen Wort.'}
    </EmptyState>
  );
}
