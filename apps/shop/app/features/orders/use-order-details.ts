import { useEffect, useState } from 'react';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import type { KnownDetails } from './components/order-dialog.tsx';

/** Loads an order with all details. @param id database id; null loads nothing */
export function useOrderDetails(id: string | null): { details: KnownDetails; retry: () => void } {
  const env = usePublicEnv();
  const [known, setKnown] = useState<{ id: string; details: KnownDetails } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const take = (details: KnownDetails) => isCurrent && setKnown({ id, details });
    void import('./api/get-order-details.ts')
      .then(({ getOrderDetails }) => getOrderDetails(env, id))
      .then(
        (order) => take({ kind: 'loaded', order }),
        (error: unknown) => {
          console.error('An order could not be loaded', error);
          take({ kind: 'failed' });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [env, id, attempt]);

  const retry = () => {
    setKnown(null);
    setAttempt((count) => count + 1);
  };
  return { details: known?.id === id ? known.details : { kind: 'loading' }, retry };
}
