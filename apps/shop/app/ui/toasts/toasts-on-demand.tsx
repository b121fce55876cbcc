import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { areToastsRequested, requestToasts, subscribeToToastRequest } from '#app/lib/toasts.ts';

const ToastRegion = lazyPart(async () => (await import('./toast-region.tsx')).ToastRegion);

const firstUses = ['pointerdown', 'keydown'] as const;

/**
 * Loads the toasts with the visitor's first click or key press, or with the first toast. A page that is only read does
 * not load them, and a toast about a lost connection finds them loaded.
 */
export function ToastsOnDemand() {
  const isRequested = useSyncExternalStore(subscribeToToastRequest, areToastsRequested, () => false);
  useEffect(() => {
    const end = new AbortController();
    for (const use of firstUses) {
      window.addEventListener(use, requestToasts, { capture: true, once: true, passive: true, signal: end.signal });
    }
    return () => end.abort();
  }, []);
  return (
    isRequested && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
