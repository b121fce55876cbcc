import { useState } from 'react';
import { acceptLoss, type SessionLoss } from '#app/lib/session/session.ts';
import { useLastUser, useSessionLoss } from '#app/lib/session/use-session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

interface SessionLostProps {
  /** Pages of the account do without the admin role, so its loss is none there. */
  area: 'account' | 'admin';
}

const texts: Readonly<Record<SessionLoss, { title: string; explanation: string }>> = {
  expired: {
    title: 'Ihre Anmeldung ist abgelaufen',
    explanation: 'Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen.',
  },
  revoked: {
    title: 'Sie wurden abgemeldet',
    explanation:
      'Ihre Anmeldung wurde beendet, zum Beispiel auf einem anderen Gerät. Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen.',
  },
  idle: {
    title: 'Sie wurden abgemeldet',
    explanation:
      'In der Verwaltung war lange niemand aktiv. Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen.',
  },
  'role-lost': {
    title: 'Keine Berechtigung mehr',
    explanation:
      'Ihr Konto gehört nicht mehr zur Administration. Gespeichert wird hier nichts mehr; was Sie eingegeben haben, steht noch auf der Seite.',
  },
};

/**
 * Shown over a page whose session ended while it was used: says what happened and lets the user sign in
 * again right there. Closed, it stays as a bar, so that the entries can be read.
 */
export function SessionLost({ area }: SessionLostProps) {
  const found = useSessionLoss();
  const user = useLastUser();
  const [closedFor, setClosedFor] = useState<SessionLoss | null>(null);
  const loss = area === 'account' && found === 'role-lost' ? null : found;
  if (loss === null) return null;
  const { title, explanation } = texts[loss];
  return (
    <>
      <div className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-3 border-line border-t bg-surface p-3">
        <p className="font-semibold">{title}</p>
        <Button variant="secondary" onClick={() => setClosedFor(null)}>
          {loss === 'role-lost' ? 'Was heißt das?' : 'Wieder anmelden'}
        </Button>
      </div>
      <Dialog
        title={title}
        isOpen={closedFor !== loss}
        onOpenChange={(isOpen) => setClosedFor(isOpen ? null : loss)}
        actions={
          <Button variant="quiet" onClick={acceptLoss}>
            Zur Startseite
          </Button>
        }
      >
        <p className="mb-5">{explanation}</p>
        {loss !== 'role-lost' && <LoginForm email={user?.email} />}
      </Dialog>
    </>
  );
}
