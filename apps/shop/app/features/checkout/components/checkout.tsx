import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { CheckoutItem } from '../checkout-item.ts';
import type { CheckoutNotice } from '../checkout-model.ts';
import { handleCheckoutNotice } from '../handle-checkout-notice.ts';
import { readGuestForm } from '../stored-guest.schema.ts';
import { type CheckoutActor, useCheckout, useCheckoutView } from '../use-checkout.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GuestForm } from './guest-form.tsx';
import { PaymentSection } from './payment-section.tsx';

/** What the page around the checkout gives it and hears from it. */
export interface CheckoutProps {
  items: readonly CheckoutItem[];
  /** The cart, for a shopper who goes back to it; `start` begins the checkout again. */
  renderCart: (start: () => void) => ReactNode;
  /** The server quoted other unit prices, EUR cents by item index. */
  onQuote: (quotes: ReadonlyMap<number, number>) => void;
  /** The order is placed and its payment on the way. */
  onPaid: (orderReference: string) => void;
  onRemoveArticle: (articleId: string) => void;
}

/**
 * The way from the cart to the order: address, payment, and back to the cart. Put it on the page when the shopper asks
 * for the checkout: it begins at once.
 */
export function Checkout({ items, renderCart, onQuote, onPaid, onRemoveArticle }: CheckoutProps) {
  const actor = useCheckout((notice: CheckoutNotice) => {
    handleCheckoutNotice(notice, items);
    if (notice.type === 'quote.changed') {
      onQuote(new Map(notice.quote.items.map(({ index, unitPriceCents }) => [index, unitPriceCents])));
    }
    if (notice.type === 'order.paid') onPaid(notice.paid.reference);
  });
  const view = useCheckoutView(actor);

  const start = () => actor.send({ type: 'checkout.start', lineCount: items.length, freshKey: crypto.randomUUID() });
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);

  // The cart can be emptied in another tab while this one is at the address.
  useEffect(() => {
    if (items.length === 0) actor.send({ type: 'checkout.leave' });
  }, [items.length, actor]);

  if (view === 'cart') return renderCart(start);
  if (view === 'done') return <Leaving />;
  return (
    <div className="mx-auto max-w-3xl">
      <CheckoutSteps current={view === 'address' ? 'Adresse' : 'Zahlung'} />
      {view === 'address' ? (
        <AddressStep actor={actor} />
      ) : (
        <PaymentSection actor={actor} items={items} onRemoveArticle={onRemoveArticle} />
      )}
    </div>
  );
}

function AddressStep({ actor }: { actor: CheckoutActor }) {
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-6">
      <h1 id="checkout-heading" ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Lieferadresse
      </h1>
      {failure !== null && <FailureNotice failure={failure} />}
      <GuestForm
        initialValues={readGuestForm()}
        onSubmit={(guestInfo) => actor.send({ type: 'address.submit', guestInfo })}
        onBack={() => actor.send({ type: 'checkout.leave' })}
      />
    </div>
  );
}

function Leaving() {
  return (
    <div className="grid place-items-center py-24">
      <Spinner label="Ihre Bestellung wird geöffnet" className="size-8" />
    </div>
  );
}
