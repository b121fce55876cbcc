import { useLocation, useNavigation } from 'react-router';

/**
 * The query string of the page. While a change of it loads, the changed one, so that a second change built on it does
 * not undo the first.
 */
export function useLatestSearch(): string {
  const { pathname, search } = useLocation();
  const { location: pending } = useNavigation();
  return pending?.pathname === pathname ? pending.search : search;
}
