import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { readGuestDraft, writeGuestDraft } from '../buyer/guest-draft.schema.ts';
import { type CheckoutActor, useCheckoutView } from '../hooks/use-checkout.ts';
import type { CheckoutItem } from '../machine/checkout-item.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GuestForm } from './guest-form.tsx';
import { PaymentSection, type TermsState } from './payment-section.tsx';

interface CheckoutStageProps {
  actor: CheckoutActor;
  items: readonly CheckoutItem[];
  terms: TermsState;
  onRemoveArticle: (articleId: string) => void;
}

/** Content of each checkout state after the cart. */
export function CheckoutStage({ actor, items, terms, onRemoveArticle }: CheckoutStageProps) {
  const view = useCheckoutView(actor);
  if (view === 'done') return <Leaving />;
  return (
    <div className="mx-auto max-w-3xl">
      <CheckoutSteps current={view === 'address' ? 'Adresse' : 'Zahlung'} />
      {view === 'address' ? (
        <AddressStep actor={actor} />
      ) : (
        <PaymentSection actor={actor} items={items} terms={terms} onRemoveArticle={onRemoveArticle} />
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
        initialValues={readGuestDraft()}
        onChange={writeGuestDraft}
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
