import { PayPalProvider, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { waitFor } from 'xstate';
import { usePublicEnv } from '../../../lib/public-env.tsx';
import { Button } from '../../../ui/button.tsx';
import { type CheckoutItem, orderLine, totalOf } from '../checkout-item.ts';
import type { CheckoutActor } from '../use-checkout.ts';
import { OrderButtonFrame } from './order-button-frame.tsx';

interface OrderButtonProps {
  actor: CheckoutActor;
  items: readonly CheckoutItem[];
}

/** The order button with PayPal's session behind it. PayPal's script is loaded by now. */
export function OrderButton(props: OrderButtonProps) {
  const { paypalClientId, paypalSdkUrl } = usePublicEnv();
  const [attempt, setAttempt] = useState(0);
  return (
    <PayPalProvider
      key={attempt}
      clientId={paypalClientId}
      environment={new URL(paypalSdkUrl).host === 'www.paypal.com' ? 'production' : 'sandbox'}
      components={['paypal-payments']}
      pageType="checkout"
    >
      <SessionButton {...props} onRetry={() => setAttempt(attempt + 1)} />
    </PayPalProvider>
  );
}

function SessionButton({ actor, items, onRetry }: OrderButtonProps & { onRetry: () => void }) {
  const isReady = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'ready' }));
  const { error, isPending, handleClick } = usePayPalOneTimePaymentSession({
    createOrder: () => placeOrder(actor, items),
    onApprove: async () => actor.send({ type: 'payment.approve' }),
    onCancel: () => actor.send({ type: 'payment.cancel' }),
    onError: () => actor.send({ type: 'payment.fail' }),
  });

  if (error !== null && isReady) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-clay-soft p-4">
        <p>
          <strong>PayPal konnte nicht gestartet werden.</strong> Es wurde nichts abgebucht.
        </p>
        <Button variant="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      </div>
    );
  }
  const startPayment = () => {
    // The machine, not the rendered state, decides: a second press in the same moment finds it placing already.
    if (!actor.getSnapshot().matches({ payment: 'ready' })) return;
    // A refused order rejects; the machine has its own reply by then, and ignores this where it is not waiting.
    handleClick().catch(() => actor.send({ type: 'payment.fail' }));
  };
  return <OrderButtonFrame isBusy={isPending || !isReady} onClick={startPayment} />;
}

/**
 * Stores the order and names PayPal's.
 * @throws Error when the order was refused; the machine knows why
 */
async function placeOrder(actor: CheckoutActor, items: readonly CheckoutItem[]): Promise<{ orderId: string }> {
  actor.send({
    type: 'order.place',
    items: items.map(orderLine),
    shownTotalCents: totalOf(items),
    freshKey: crypto.randomUUID(),
  });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('placing'));
  if (context.order === null) throw new Error('The order was not placed');
  return { orderId: context.order.paypalOrderId };
}
