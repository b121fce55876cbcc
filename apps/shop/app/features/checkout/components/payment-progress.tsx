import { useSelector } from '@xstate/react';
import { Button } from '#app/ui/buttons/button.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { CheckoutActor } from '../hooks/use-checkout.ts';

/** Progress after a click on the order button, with a button to retry if PayPal does not respond. */
export function PaymentProgress({ actor }: { actor: CheckoutActor }) {
  const text = useSelector(actor, (snapshot) => {
    if (snapshot.matches('placing')) return 'Ihre Bestellung wird übermittelt …';
    if (snapshot.matches('awaitingApproval')) return 'Bitte bestätigen Sie die Zahlung im PayPal-Fenster.';
    if (snapshot.matches('capturing')) return 'Ihre Zahlung wird ausgeführt …';
    if (snapshot.matches('confirming')) return 'Wir prüfen, ob Ihre Zahlung angekommen ist …';
    return null;
  });
  const isAtPayPal = useSelector(actor, (snapshot) => snapshot.matches('awaitingApproval'));
  return (
    <div role="status">
      {text !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist p-4">
          <p className="flex items-center gap-3">
            <Spinner label={null} />
            <span>{text}</span>
          </p>
          {isAtPayPal && (
            <Button variant="secondary" onClick={() => actor.send({ type: 'payment.abandon' })}>
              Fenster geschlossen? Erneut bestellen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
