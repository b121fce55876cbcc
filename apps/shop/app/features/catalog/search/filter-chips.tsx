import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { CatalogueSearch } from './catalogue-search.ts';
import { activeFilters, withoutFilters } from './search-texts.ts';

interface FilterChipsProps {
  search: CatalogueSearch;
  onChange: (search: CatalogueSearch) => void;
  /** Gets the focus after the last filter was removed. */
  fallback: RefObject<HTMLElement | null>;
  /** False if the page has another button that removes all filters, as an empty result does. */
  hasRemoveAll: boolean;
}

/** The active filters, each with a button to remove it, which then moves the focus to the next one. */
export function FilterChips({ search, onChange, fallback, hasRemoveAll }: FilterChipsProps) {
  const filters = activeFilters(search);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const count = filters.length;
  useEffect(() => {
    const index = removedAt.current;
    if (index === null) return;
    removedAt.current = null;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const next = count === 0 ? fallback.current : chips[Math.min(index, count - 1)];
    next?.focus({ preventScroll: true });
  }, [count, fallback]);
  if (count === 0) return null;
  const take = (index: number, without: CatalogueSearch) => {
    removedAt.current = index;
    onChange(without);
  };
  const style =
    'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-medium text-sm hover:border-forest hover:text-forest';
  return (
    <ul ref={list} aria-label="Gewählte Filter" className="flex flex-wrap gap-2">
      {filters.map(({ label, without }, index) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`Filter entfernen: ${label}`}
            onClick={() => take(index, without)}
            className={`${style} border border-line-strong bg-surface`}
          >
            <span>{label}</span>
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      {hasRemoveAll && count > 1 && (
        <li>
          <button type="button" onClick={() => take(0, withoutFilters(search))} className={`${style} text-forest`}>
            Alle Filter entfernen
          </button>
        </li>
      )}
    </ul>
  );
}
