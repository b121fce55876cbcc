import { ChevronDown } from 'lucide-react';
import { type CatalogueSearch, sortings } from './catalogue-search.ts';
import { sortingNames } from './search-texts.ts';

interface SortingChoiceProps {
  search: CatalogueSearch;
  onChange: (search: CatalogueSearch) => void;
}

/** Control to choose the sort order of a list of articles. */
export function SortingChoice({ search, onChange }: SortingChoiceProps) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="text-ink-soft text-sm">Sortieren</span>
      <span className="relative min-w-0">
        <select
          value={search.sorting}
          onChange={({ target }) => {
            const sorting = sortings.find((each) => each === target.value);
            if (sorting !== undefined) onChange({ ...search, sorting, page: 1 });
          }}
          className="min-h-11 max-w-full appearance-none rounded-control border border-line-strong bg-surface pr-10 pl-3 font-medium"
        >
          {sortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {sorting === 'relevance' && search.query !== '' ? 'Beste Treffer' : sortingNames[sorting]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft" />
      </span>
    </label>
  );
}
