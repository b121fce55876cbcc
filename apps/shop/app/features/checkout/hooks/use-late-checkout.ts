import { type ComponentType, useState, useTransition } from 'react';
import { showErrorToast } from '#app/lib/toasts.ts';
import type { CheckoutProps } from '../components/checkout.tsx';

const load = () => import('../components/checkout.tsx');

/** The checkout, whose script (machine, form, payment) comes when the shopper does. */
export interface LateCheckout {
  /** Null until it was opened and is here. */
  readonly Checkout: ComponentType<CheckoutProps> | null;
  readonly isLoading: boolean;
  /** Gets it ready, because the shopper is about to open it. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** The last attempt to open it failed. */
  readonly hasFailed: boolean;
}

/** The page stays as it is until the checkout can take its place. */
export function useLateCheckout(): LateCheckout {
  const [Checkout, setCheckout] = useState<LateCheckout['Checkout']>(null);
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
