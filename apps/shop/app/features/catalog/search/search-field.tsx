import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { paths } from '#app/config/paths.ts';

interface SearchFieldProps {
  /** The current query. */
  query: string;
  size: 'header' | 'page';
}

/** Search field that opens the search page. Works without script. */
export function SearchField({ query, size }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled, so that typed text is kept. A new query, for example by the back button, replaces it.
  useEffect(() => {
    if (input.current !== null) input.current.value = query;
  }, [query]);
  const isLarge = size === 'page';
  return (
    <search className={isLarge ? 'block max-w-xl' : 'block w-full'}>
      <Form action={paths.search()} className="relative">
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          aria-label="Artikel und Kollektionen suchen"
          placeholder={isLarge ? 'Zum Beispiel Wintermantel' : 'Suchen'}
          autoComplete="off"
          enterKeyHint="search"
          className={`search-input w-full rounded-control border border-line-strong bg-surface pr-12 pl-3 text-ink placeholder:text-ink-soft ${isLarge ? 'min-h-13 text-lg' : 'min-h-11'}`}
        />
        <button
          type="submit"
          aria-label="Suchen"
          className={`absolute top-0 right-0 grid place-items-center rounded-control text-forest hover:bg-mist ${isLarge ? 'size-13' : 'size-11'}`}
        >
          <Search aria-hidden className="size-5" />
        </button>
      </Form>
    </search>
  );
}
