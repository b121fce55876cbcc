import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PiecePrice } from 'shop-backend/contracts';
import type { CheckoutStepName } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import type { Elements } from '#app/ui/page/elements.ts';
import type { Buyer } from '../buyer/buyer.ts';
import { readCompleteAddress } from '../buyer/guest-draft.schema.ts';
import { useCheckout, useCheckoutView } from '../hooks/use-checkout.ts';
import { useCheckoutHistory } from '../hooks/use-checkout-history.ts';
import { isAboutLine, isBuyerOutdated } from '../machine/checkout-failure.ts';
import type { CheckoutItem } from '../machine/checkout-item.ts';
import type { CheckoutNotice } from '../machine/checkout-model.ts';
import { readCheckoutStep } from '../machine/checkout-step.ts';
import { handleCheckoutNotice } from '../machine/handle-checkout-notice.ts';
import { CheckoutStage } from './checkout-stage.tsx';
import type { TermsState } from './payment-section.tsx';

/** Props of the checkout: input from the page and callbacks. */
export interface CheckoutProps {
  /** The buyer; null while unknown. */
  buyer: Buyer | null;
  items: readonly CheckoutItem[];
  terms: TermsState;
  /** Watches an earlier unpaid order. Not rendered while this checkout waits for its own order. */
  watch: Elements;
  /** Returns whether an earlier order was paid meanwhile, which explains an empty cart. */
  isPaidElsewhere: () => boolean;
  /** Renders the cart after the shopper went back to it. `start` restarts the checkout. */
  renderCart: (start: () => void) => Elements;
  /** Called with changed prices of one piece by item key, quoted by the server. */
  onQuote: (quotes: ReadonlyMap<string, PiecePrice>) => void;
  /** Called once the order is placed and its payment is processing. */
  onPaid: (orderReference: string) => void;
  onRemoveArticle: (articleId: string) => void;
  /** Called if session or profile have changed during the checkout, or the profile has no complete address. */
  onBuyerOutdated: () => void;
}

/**
 * The checkout: address, payment, and back to the cart. It starts on mount, so render it when the shopper opens the
 * checkout.
 */
export function Checkout({
  buyer,
  items,
  terms,
  watch,
  isPaidElsewhere,
  renderCart,
  onQuote,
  onPaid,
  onRemoveArticle,
  onBuyerOutdated,
}: CheckoutProps) {
  const actor = useCheckout((notice: CheckoutNotice) => {
    handleCheckoutNotice(notice, items);
    if (notice.type === 'quote.changed') {
      onQuote(new Map(notice.quote.items.map(({ index, ...piece }) => [items[index]?.key ?? '', piece])));
    }
    // Reloads the quotes, so that the cart shows the problem at the line.
    if (notice.type === 'order.failed' && isAboutLine(notice.failure)) terms.reload();
    if (notice.type === 'address.missing' || (notice.type === 'order.failed' && isBuyerOutdated(notice.failure))) {
      onBuyerOutdated();
    }
    if (notice.type === 'order.paid') onPaid(notice.paid.reference);
  });
  const view = useCheckoutView(actor);
  const isWaiting = useSelector(actor, (snapshot) => !snapshot.matches('address') && !snapshot.matches('payment'));

  const { search } = useLocation();
  // The cart shows the problem.
  const hasTooManyLines = items.length > shop.limits.orderLines;
  const start = (step: CheckoutStepName | null = null) => {
    if (buyer === null || hasTooManyLines) return;
    const guestInfo = step === 'payment' ? readCompleteAddress() : null;
    actor.send({ type: 'checkout.start', lineCount: items.length, freshKey: crypto.randomUUID(), buyer, guestInfo });
  };
  const begin = useEffectEvent(() => start(readCheckoutStep(search)));
  useEffect(() => begin(), []);
  useCheckoutHistory(actor, view, start);

  // Another tab can clear the cart during the address step, or add too many lines.
  const isEmpty = items.length === 0;
  const leave = useEffectEvent(() => {
    actor.send({ type: isEmpty && !isPaidElsewhere() ? 'cart.emptied' : 'checkout.leave' });
  });
  useEffect(() => {
    if (isEmpty || hasTooManyLines) leave();
  }, [isEmpty, hasTooManyLines]);

  if (view === 'cart') return renderCart(() => start());
  return (
    <>
      {!isWaiting && watch}
      <CheckoutStage actor={actor} items={items} terms={terms} onRemoveArticle={onRemoveArticle} />
    </>
  );
}
