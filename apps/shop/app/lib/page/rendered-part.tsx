import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart, untilLoaded } from './lazy-part.ts';

const loading: Promise<void>[] = [];

/** Resolves when the parts of this page are loaded. Both entries await it before they render or hydrate a page. */
export async function loadRenderedParts(): Promise<void> {
  await Promise.all(loading);
}

/**
 * A part of a page whose script only comes with pages that contain the part. If the server rendered it, the page is
 * hydrated once the script is there.
 *
 * Such a part has no Suspense boundary. React sends the content of a boundary that is larger than some kilobytes after
 * the rest of the page, and replaces it by the fallback if a context changes while its script is missing.
 * @param name marks the part in the markup of the server
 * @param fallback shown while the script loads after a navigation
 */
export function renderedPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  const LatePart = lazyPart(load);
  let Loaded: ComponentType<Props> | null = null;
  // The server loads every part. In the browser, route modules run when the page's markup is complete.
  if (typeof document === 'undefined' || document.querySelector(`[data-part="${name}"]`) !== null) {
    const keep = (part: ComponentType<Props>) => {
      Loaded = part;
    };
    loading.push(untilLoaded(load).then(keep));
  }
  return function RenderedPart(props) {
    return (
      <div data-part={name}>
        {Loaded === null ? (
          <Suspense fallback={fallback}>
            <LatePart {...props} />
          </Suspense>
        ) : (
          <Loaded {...props} />
        )}
      </div>
    );
  };
}
