import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';

interface ClaimOrderProps {
  /** Payment id or order number of a guest order. */
  order: string;
  /** Returns this browser's token from the order's link, if any. */
  accessToken: () => string | null | undefined;
}

type State = 'open' | 'busy' | 'claimed' | 'foreign';

const answers = {
  claimed: 'Die Bestellung gehört jetzt zu Ihrem Konto.',
  foreign: 'Die Bestellung wurde mit einer anderen E-Mail-Adresse aufgegeben als der Ihres Kontos.',
} as const;

/** Offers to add a guest order to the signed-in account, if its confirmed e-mail is that of the order. */
export function ClaimOrder({ order, accessToken }: ClaimOrderProps) {
  const env = usePublicEnv();
  const session = useSession();
  const [state, setState] = useState<State>('open');
  const claim = async () => {
    setState('busy');
    try {
      const { claimOrder } = await import('../api/claim-order.ts');
      setState((await claimOrder(env, order, accessToken() ?? null)) ? 'claimed' : 'foreign');
      closeToast('claim');
    } catch (error) {
      console.error('The order could not be claimed', error);
      setState('open');
      showErrorToast({
        title: 'Fehler',
        description: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
        id: 'claim',
      });
    }
  };
  if (session.status === 'unknown') return null;
  const isAnswered = state === 'claimed' || state === 'foreign';
  return (
    <Card className="no-print mt-6 flex flex-wrap items-center justify-between gap-4 p-6">
      <p role="status" className="min-w-0 flex-1 basis-60">
        {isAnswered ? answers[state] : 'Mit einem Konto finden Sie diese Bestellung jederzeit wieder.'}
      </p>
      {session.status === 'guest' && (
        <Link
          to={paths.auth(paths.orderSuccess(order))}
          className="inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-2"
        >
          Anmelden oder registrieren
        </Link>
      )}
      {session.status === 'signedIn' && !isAnswered && (
        <Button variant="secondary" isBusy={state === 'busy'} onClick={() => void claim()}>
          Meinem Konto hinzufügen
        </Button>
      )}
      {session.status === 'signedIn' && state === 'claimed' && (
        <Link
          to={paths.orders()}
          className="inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-2"
        >
          Meine Bestellungen
        </Link>
      )}
    </Card>
  );
}
