import { PayPalProvider, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import type { CheckoutActor } from '../hooks/use-checkout.ts';
import type { CheckoutItem } from '../machine/checkout-item.ts';
import { isBlockedWindow, placeOrder, sendOncePlaced } from '../payment/payment-session.ts';
import { OrderButtonFrame } from './order-button-frame.tsx';

interface OrderButtonProps {
  actor: CheckoutActor;
  items: readonly CheckoutItem[];
  /** The total above the button, EUR cents, gross. */
  totalCents: number;
}

/** The order button with a PayPal session. Requires PayPal's script to be loaded. */
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

function SessionButton({ actor, items, totalCents, onRetry }: OrderButtonProps & { onRetry: () => void }) {
  const isReady = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'ready' }));
  const { error, isPending, handleClick, handleCancel } = usePayPalOneTimePaymentSession({
    createOrder: () => placeOrder(actor, items, totalCents),
    onApprove: () => sendOncePlaced(actor, { type: 'payment.approve' }),
    onCancel: () => void sendOncePlaced(actor, { type: 'payment.cancel' }),
    onError: () => void sendOncePlaced(actor, { type: 'payment.fail', code: 'payment_failed' }),
  });

  // PayPal's hook creates the session in an effect, after the render in which it is no longer pending. This effect runs
  // after that one.
  const [hasSession, setHasSession] = useState(false);
  useEffect(() => setHasSession(!isPending), [isPending]);

  // Cancels the session of a closed window, so that the next click can open a new one. In a layout effect, because a
  // later effect could cancel the payment started by that click.
  const wasReady = useRef(isReady);
  useLayoutEffect(() => {
    if (isReady && !wasReady.current) handleCancel();
    wasReady.current = isReady;
  }, [isReady, handleCancel]);

  if (error !== null && isReady) return <SessionFailure onRetry={onRetry} />;
  const startPayment = () => {
    // Reads the machine instead of the rendered state, because a double click comes before the next render.
    if (!actor.getSnapshot().matches({ payment: 'ready' })) return;
    handleClick().catch((cause: unknown) => {
      const code = isBlockedWindow(cause) ? 'window_blocked' : 'payment_failed';
      return sendOncePlaced(actor, { type: 'payment.fail', code });
    });
  };
  return <OrderButtonFrame isBusy={!hasSession || !isReady} onClick={startPayment} />;
}

function SessionFailure({ onRetry }: { onRetry: () => void }) {
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
