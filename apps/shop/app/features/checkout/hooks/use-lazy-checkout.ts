import { type ComponentType, useState, useTransition } from 'react';
import { showErrorToast } from '#app/lib/toasts.ts';
import type { CheckoutProps } from '../components/checkout.tsx';

const load = () => import('../components/checkout.tsx');

/** The checkout, whose script (machine, form, payment) is loaded on demand. */
export interface LazyCheckout {
  /** Null until it was opened and loaded. */
  readonly Checkout: ComponentType<CheckoutProps> | null;
  readonly isLoading: boolean;
  /** Preloads the script, when the shopper is about to open the checkout. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** Whether the last attempt to open it failed. */
  readonly hasFailed: boolean;
}

/** Loads the checkout in a transition, so that the page stays visible until it is ready. */
export function useLazyCheckout(): LazyCheckout {
  const [Checkout, setCheckout] = useState<LazyCheckout['Checkout']>(null);
  const [isLoading, startTransition] = useTransition();
  const [hasFailed, setHasFailed] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const open = () =>
    startTransition(async () => {
      setHasFailed(false);
      try {
        const loaded = await load();
        startTransition(() => setCheckout(() => loaded.Checkout));
      } catch {
        const description = 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
        showErrorToast({ title: 'Fehler', description, id: 'checkout' });
        startTransition(() => setHasFailed(true));
      }
    });
  return { Checkout, isLoading, prepare, open, hasFailed };
}
