import { use, useState } from 'react';
import { dismissSessionLoss, type SessionLoss } from '#app/lib/session/session.ts';
import { useLastUser, useSessionLoss } from '#app/lib/session/use-session.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { LoginForm, useLoginForm } from './login-form.tsx';

interface SessionLostProps {
  /** Account pages do not require the admin role, so they ignore its loss. */
  area: 'account' | 'admin';
}

/**
 * Dialog shown if the session ends while a page is open. Explains the reason and lets the user sign in again without
 * leaving the page. After it is closed, a bar stays, so that the entries can be read.
 */
export function SessionLost({ area }: SessionLostProps) {
  const language = use(PageLanguage);
  const texts = useSignInTexts();
  const found = useSessionLoss();
  const user = useLastUser();
  const [closedFor, setClosedFor] = useState<SessionLoss | null>(null);
  const loss = area === 'account' && found === 'role-lost' ? null : found;
  if (loss === null) return null;
  const { title, explanation } = texts.losses[loss];
  return (
    <>
      <div
        lang={language}
        className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-3 border-line border-t bg-surface p-3"
      >
        <p className="font-semibold">{title}</p>
        <Button variant="secondary" onClick={() => setClosedFor(null)}>
          {loss === 'role-lost' ? texts.whatIsThis : texts.logInAgain}
        </Button>
      </div>
      <Dialog
        title={title}
        isOpen={closedFor !== loss}
        onOpenChange={(isOpen) => setClosedFor(isOpen ? null : loss)}
        actions={
          <Button variant="quiet" onClick={dismissSessionLoss}>
            {texts.toHome}
          </Button>
        }
      >
        <p className="mb-5">{explanation}</p>
        {loss !== 'role-lost' && <LoginAgain email={user?.email} />}
      </Dialog>
    </>
  );
}

function LoginAgain({ email }: { email: string | undefined }) {
  return <LoginForm form={useLoginForm(email)} />;
}
