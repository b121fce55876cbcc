import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { loader } from './article-cards.ts';

/**
 * Loads the cards of remembered articles, and reloads them when the list changes or the connection is back.
 * `articles` is undefined during the first load and null if it failed.
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
