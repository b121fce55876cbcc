import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { emptyGuestForm } from '../buyer/guest-form.ts';
import type { CheckoutActor } from '../hooks/use-checkout.ts';
import type { CheckoutFailure } from '../machine/checkout-failure.ts';
import type { CheckoutItem } from '../machine/checkout-item.ts';
import { orderTotals } from '../texts/order-totals.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { OrderButtonFrame } from './order-button-frame.tsx';
import { OrderReview } from './order-review.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { PayPalMark } from './paypal-mark.tsx';

/** Loaded with the payment step instead of the cart, because PayPal's React library is 68 kB. */
const OrderButton = lazy(() => import('./order-button.tsx').then(({ OrderButton }) => ({ default: OrderButton })));

/** Whether delivery time and right of withdrawal of every item are known, and a function to request them again. */
export interface TermsState {
  readonly state: 'known' | 'loading' | 'failed';
  readonly reload: () => void;
}

interface PaymentSectionProps {
  actor: CheckoutActor;
  items: readonly CheckoutItem[];
  terms: TermsState;
  onRemoveArticle: (articleId: string) => void;
}

/** Address, items and prices, with the order button directly below. */
export function PaymentSection({ actor, items, terms, onRemoveArticle }: PaymentSectionProps) {
  const guestInfo = useSelector(actor, (snapshot) => snapshot.context.guestInfo);
  const buyer = useSelector(actor, (snapshot) => snapshot.context.buyer);
  const address = buyer.kind === 'account' ? buyer.address : guestInfo;
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const isLocked = useSelector(actor, (snapshot) => !snapshot.matches('payment'));
  const totals = orderTotals(items, address?.country ?? emptyGuestForm.country);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="space-y-6">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Prüfen und bezahlen
      </h1>
      {address !== null && (
        <DeliveryAddress
          address={address}
          isLocked={isLocked}
          onEdit={buyer.kind === 'guest' ? () => actor.send({ type: 'address.edit' }) : null}
        />
      )}
      {failure !== null && (
        <FailureNotice failure={failure} titles={items.map(({ title }) => title)}>
          <RecoveryActions
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
            Bezahlen mit <PayPalMark />
          </h2>
          <OrderReview items={items} totals={totals} />
          <Payment actor={actor} items={items} terms={terms} totalCents={totals.totalCents} />
        </section>
      </Card>
      <PaymentProgress actor={actor} />
      <Button
        variant="quiet"
        className="-ml-4"
        disabled={isLocked}
        onClick={() => actor.send({ type: 'checkout.leave' })}
      >
        Zurück zum Warenkorb
      </Button>
    </div>
  );
}

interface PaymentProps extends Pick<PaymentSectionProps, 'actor' | 'items' | 'terms'> {
  totalCents: number;
}

function Payment({ actor, items, terms, totalCents }: PaymentProps): ReactNode {
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'loadingScript' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'scriptFailed' }));
  if (terms.state === 'failed') {
    return (
      <PaymentProblem title="Lieferzeit und Widerruf konnten nicht geladen werden." onRetry={terms.reload}>
        Sie gehören zur Bestellung. Bitte prüfen Sie Ihre Verbindung.
      </PaymentProblem>
    );
  }
  if (isLoading || terms.state === 'loading') return <OrderButtonFrame isBusy />;
  if (hasFailed) {
    return (
      <PaymentProblem title="PayPal konnte nicht geladen werden." onRetry={() => actor.send({ type: 'script.retry' })}>
        Bitte prüfen Sie Ihre Verbindung.
      </PaymentProblem>
    );
  }
  return (
    <Suspense fallback={<OrderButtonFrame isBusy />}>
      <OrderButton actor={actor} items={items} totalCents={totalCents} />
    </Suspense>
  );
}

interface PaymentProblemProps {
  title: string;
  children: ReactNode;
  onRetry: () => void;
}

/** Shown instead of the order button if ordering is not possible. */
function PaymentProblem({ title, children, onRetry }: PaymentProblemProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-clay-soft p-4">
      <p>
        <strong>{title}</strong> <span>{children}</span>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  );
}

interface RecoveryActionsProps {
  failure: CheckoutFailure;
  onRemoveArticle: (articleId: string) => void;
  onLeave: () => void;
}

/** Buttons to recover from a failure. */
function RecoveryActions({ failure: { code, params }, onRemoveArticle, onLeave }: RecoveryActionsProps) {
  const articleId = params.articleId;
  if (code === 'article_unavailable' && typeof articleId === 'string') {
    return (
      <Button variant="secondary" onClick={() => onRemoveArticle(articleId)}>
        Artikel entfernen
      </Button>
    );
  }
  if (code === 'template_outdated' || code === 'material_sold_out' || code === 'configuration_invalid') {
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
