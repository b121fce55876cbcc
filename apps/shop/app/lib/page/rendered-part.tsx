import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart, loadWithRetry } from './lazy-part.ts';

const loading: Promise<void>[] = [];

/** Resolves when the parts of this page are loaded. Both entries await it before they render or hydrate a page. */
export async function loadRenderedParts(): Promise<void> {
  await Promise.all(loading);
}

/**
 * A component whose code loads only with pages that contain it. If the server rendered it, hydration waits for the
 * code.
 *
 * Such a component has no Suspense boundary. React sends the content of a boundary larger than some kilobytes after the
 * rest of the page, and replaces it with the fallback if a context changes before its code is loaded.
 * @param name identifies the component in the server's markup
 * @param fallback shown while the code loads after a navigation
 */
export function renderedPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  const LazyPart = lazyPart(load);
  let Loaded: ComponentType<Props> | null = null;
  // The server loads every part. In the browser, route modules run when the page's markup is complete.
  if (typeof document === 'undefined' || document.querySelector(`[data-part="${name}"]`) !== null) {
    const keep = (part: ComponentType<Props>) => {
      Loaded = part;
    };
    loading.push(loadWithRetry(load).then(keep));
  }
  return function RenderedPart(props) {
    return (
      <div data-part={name}>
        {Loaded === null ? (
          <Suspense fallback={fallback}>
            <LazyPart {...props} />
          </Suspense>
        ) : (
          <Loaded {...props} />
        )}
      </div>
    );
  };
}
