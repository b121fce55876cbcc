import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { loader } from './article-cards.ts';

/**
 * Loads the cards of remembered articles, again when one is added. `articles` is undefined while they load for the
 * first
 * time and null where that failed.
 */
export function useArticleCards(ids: readonly string[]) {
  const { load: loadPath, data, state } = useFetcher<typeof loader>();
  const address = ids.length === 0 ? null : paths.articleCards(ids);
  const load = useCallback(() => {
    if (address !== null) void loadPath(address);
  }, [address, loadPath]);
  useEffect(load, [load]);
  useEffect(() => {
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [load]);
  const known = new Set(ids);
  const articles = data?.articles?.filter(({ id }) => known.has(id));
  return { articles: data === undefined ? undefined : (articles ?? null), isLoading: state !== 'idle', retry: load };
}
