import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const pauseMs = 3_000;

/**
 * A part of a page whose script comes after the page. One that cannot be loaded is asked for again, at the latest when
 * the connection is back: a part that is missing for a while must not take the page with it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** Loads a script. One that cannot be loaded is asked for again, at the latest when the connection is back. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // On the server a file that is missing stays missing.
      if (typeof window === 'undefined') throw error;
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, pauseMs);
    window.addEventListener('online', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
  });
}
