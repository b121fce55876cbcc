import { useEffect, useEffectEvent, useState } from 'react';
import type { CancellationPreview } from 'shop-backend/contracts';

const nothing: CancellationPreview = { lockedUntil: null, orders: [] };

/** The money of orders while it is loaded. */
export type LoadedPreview = CancellationPreview | 'loading' | 'failed';

/**
 * Reads the money of orders before they are cancelled.
 * @param ids the orders; none reads nothing
 * @returns the amounts, and how to read them again; until then the earlier ones stay
 */
export function useCancellationPreview(
  ids: readonly string[],
  preview: (ids: readonly string[]) => Promise<CancellationPreview>,
): [LoadedPreview, () => void] {
  const [loaded, setLoaded] = useState<LoadedPreview>(ids.length === 0 ? nothing : 'loading');
  const [attempt, setAttempt] = useState(0);
  const key = ids.join();
  const read = useEffectEvent(() => preview(ids));
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    read().then(
      (found) => isCurrent && setLoaded(found),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return [loaded, () => setAttempt((count) => count + 1)];
}
