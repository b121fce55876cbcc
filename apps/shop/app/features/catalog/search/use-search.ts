import { useCallback } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type CatalogueSearch, parseSearch, searchParameters } from './catalogue-search.ts';

/**
 * The search a page shows, and how to change it. While the next one is loading, the controls already stand as chosen.
 * @param shown the search whose articles are on the page
 */
export function useSearch(shown: CatalogueSearch) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isLoading = next !== undefined;
  const isHere = isLoading && typeof window !== 'undefined' && next.pathname === window.location.pathname;
  const search = isHere ? parseSearch(new URLSearchParams(next.search)) : shown;
  const change = useCallback(
    (to: CatalogueSearch) => void navigate({ search: searchParameters(to).toString() }, { preventScrollReset: true }),
    [navigate],
  );
  return { search, isLoading: isHere, change };
}
