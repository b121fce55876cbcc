import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reloads the data of a page that failed to load: on `retry`, and when the connection is back. */
export function useRetry() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return { retry: () => void revalidate(), isRetrying: state === 'loading' };
}
