import { useState } from 'react';
import { type Loaded, loadOrFailure } from '#app/lib/failures/load-or-failure.ts';

/** Loads a list again that failed to load. */
export interface ListRetry {
  retry: () => void;
  isRetrying: boolean;
}

/**
 * Choices of the form, and how to load them again if they failed to load. A retry does not run the page's loader, which
 * could replace the form and its entries by a newer version of the article.
 */
export function useChoices<T>(
  initial: Loaded<readonly T[]>,
  load: () => Promise<readonly T[]>,
  onFailed: (error: unknown) => void,
): { choices: readonly T[]; failed?: ListRetry } {
  const [retried, setRetried] = useState<readonly T[] | null>(null);
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    const reply = await loadOrFailure(load);
    setIsRetrying(false);
    if (reply.ok) setRetried(reply.value);
    else onFailed(reply.error);
  }

  if (initial.ok) return { choices: initial.value };
  return retried === null ? { choices: [], failed: { retry: () => void retry(), isRetrying } } : { choices: retried };
}
