import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { KnownBuyer } from '../buyer/buyer.ts';
import { readCheckoutStep } from '../machine/checkout-step.ts';
import { showCartEmpty } from '../machine/show-cart-empty.ts';
import type { LazyCheckout } from './use-lazy-checkout.ts';

interface ResumedCheckout {
  readonly checkout: LazyCheckout;
  readonly buyer: KnownBuyer;
  /** Null until the stored cart was read. */
  readonly lineCount: number | null;
}

/**
 * Opens the checkout step in the URL, for example after a reload. Redirects to the cart if that is not possible.
 * @returns true while the step is being opened
 */
export function useResumedCheckout({ checkout, buyer, lineCount }: ResumedCheckout): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWanted = checkout.Checkout === null && readCheckoutStep(search) !== null;
  const isKnown = lineCount !== null && buyer.kind !== 'checking';
  const isPossible = isKnown && lineCount > 0 && (buyer.kind === 'guest' || buyer.kind === 'account');
  const isRefused = (isKnown && !isPossible) || checkout.hasFailed;
  const resume = useEffectEvent(() => {
    if (!isWanted) return;
    if (isRefused) {
      if (lineCount === 0) showCartEmpty();
      void navigate(paths.cart(), { replace: true });
    } else if (isPossible) checkout.open();
  });
  useEffect(() => resume(), [isWanted, isPossible, isRefused]);
  return isWanted && !isRefused;
}
