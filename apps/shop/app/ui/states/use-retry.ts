import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the contents of a page that failed once more: when asked to, and by itself once the connection is back. */
export function useRetry() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return { retry: () => void revalidate(), isRetrying: state === 'loading' };
}
