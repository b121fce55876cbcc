import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { CheckoutFailure } from '../checkout-failure.ts';
import type { CheckoutItem } from '../checkout-item.ts';
import { emptyGuestForm } from '../guest-form.ts';
import { orderTotals } from '../order-totals.ts';
import type { CheckoutActor } from '../use-checkout.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { OrderButtonFrame } from './order-button-frame.tsx';
import { OrderReview } from './order-review.tsx';
import { PaymentProgress } from './payment-progress.tsx';

/** PayPal's React library is 68 kB: it comes with the payment, not with the cart. */
const OrderButton = lazy(() => import('./order-button.tsx').then(({ OrderButton }) => ({ default: OrderButton })));

interface PaymentSectionProps {
  actor: CheckoutActor;
  items: readonly CheckoutItem[];
  onRemoveArticle: (articleId: string) => void;
}

/** Address, what is ordered and what it costs, and directly below it the order button. */
export function PaymentSection({ actor, items, onRemoveArticle }: PaymentSectionProps) {
  const guestInfo = useSelector(actor, (snapshot) => snapshot.context.guestInfo);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const isLocked = useSelector(actor, (snapshot) => !snapshot.matches('payment'));
  const totals = orderTotals(items, guestInfo?.country ?? emptyGuestForm.country);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="space-y-6">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Prüfen und bezahlen
      </h1>
      {guestInfo !== null && (
        <DeliveryAddress
          guestInfo={guestInfo}
          isLocked={isLocked}
          onEdit={() => actor.send({ type: 'address.edit' })}
        />
      )}
      {failure !== null && (
        <FailureNotice failure={failure}>
          <WaysOn
            failure={failure}
            onRemoveArticle={(articleId) => {
              actor.send({ type: 'failure.dismiss' });
              onRemoveArticle(articleId);
            }}
            onLeave={() => actor.send({ type: 'checkout.leave' })}
          />
        </FailureNotice>
      )}
      <Card className="p-5 sm:p-8">
        <section aria-labelledby="payment-heading">
          <h2 id="payment-heading" className="mb-4 text-xl">
            Bezahlen mit PayPal
          </h2>
          <OrderReview items={items} totals={totals} />
          <Payment actor={actor} items={items} totalCents={totals.totalCents} />
        </section>
      </Card>
      <PaymentProgress actor={actor} />
      <Button variant="quiet" disabled={isLocked} onClick={() => actor.send({ type: 'checkout.leave' })}>
        Zurück zum Warenkorb
      </Button>
    </div>
  );
}

interface PaymentProps extends Pick<PaymentSectionProps, 'actor' | 'items'> {
  totalCents: number;
}

function Payment({ actor, items, totalCents }: PaymentProps): ReactNode {
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'loadingScript' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'scriptFailed' }));
  if (isLoading) return <OrderButtonFrame isBusy />;
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-clay-soft p-4">
        <p>
          <strong>PayPal konnte nicht geladen werden.</strong> Bitte prüfen Sie Ihre Verbindung.
        </p>
        <Button variant="secondary" onClick={() => actor.send({ type: 'script.retry' })}>
          Erneut versuchen
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<OrderButtonFrame isBusy />}>
      <OrderButton actor={actor} items={items} totalCents={totalCents} />
    </Suspense>
  );
}

interface WaysOnProps {
  failure: CheckoutFailure;
  onRemoveArticle: (articleId: string) => void;
  onLeave: () => void;
}

/** What a failure asks the shopper to do, as a button. */
function WaysOn({ failure: { code, params }, onRemoveArticle, onLeave }: WaysOnProps) {
  const articleId = params.articleId;
  if (code === 'article_unavailable' && typeof articleId === 'string') {
    return (
      <Button variant="secondary" onClick={() => onRemoveArticle(articleId)}>
        Artikel entfernen
      </Button>
    );
  }
  if (code === 'template_outdated' || code === 'configuration_invalid') {
    return (
      <>
        <Button variant="secondary" onClick={onLeave}>
          Zum Warenkorb
        </Button>
        <LinkButton to={paths.categories()} variant="quiet">
          Zu den Kollektionen
        </LinkButton>
      </>
    );
  }
  return null;
}
