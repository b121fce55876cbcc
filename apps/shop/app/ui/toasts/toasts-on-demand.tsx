import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { areToastsRequested, requestToasts, subscribeToToastRequest } from '#app/lib/toasts.ts';

const ToastRegion = lazyPart(async () => (await import('./toast-region.tsx')).ToastRegion);

const firstUses = ['pointerdown', 'keydown'] as const;

/**
 * The toasts, whose script is loaded with the visitor's first press or key, or with the first toast. A page that is
 * only read does without it, and a toast that says the network is gone still finds it loaded.
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
