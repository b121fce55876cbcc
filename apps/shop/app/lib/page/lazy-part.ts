import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const retryDelayMs = 3_000;

/**
 * A component whose code loads after the page. A failed load is retried, at the latest when the connection is back, so
 * that a missing component does not replace the whole page by an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}

/** Loads a module in the browser. A failed load is retried, after a pause or when the connection is back. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // On the server a missing file stays missing.
      if (typeof window === 'undefined') throw error;
      await waitForRetry();
    }
  }
}

function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, retryDelayMs);
    window.addEventListener('online', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
  });
}
