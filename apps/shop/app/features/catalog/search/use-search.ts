import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type CatalogueSearch, searchParameters } from './catalogue-search.ts';

/**
 * Returns the current search, and a function to change it. While the next articles are loading, the new search is
 * returned already.
 * @param shown the search whose articles are on the page
 */
export function useSearch(shown: CatalogueSearch) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const [requested, setRequested] = useState({ search: shown, whenShown: shown });
  const isLoading = next !== undefined && next.pathname === window.location.pathname;
  const change = (search: CatalogueSearch) => {
    setRequested({ search, whenShown: shown });
    void navigate({ search: searchParameters(search).toString() }, { preventScrollReset: true });
  };
  return { search: requested.whenShown === shown ? requested.search : shown, isLoading, change };
}
