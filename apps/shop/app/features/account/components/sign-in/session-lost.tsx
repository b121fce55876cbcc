import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { dismissSessionLoss } from '#app/lib/session/session.ts';
import { signInDialog } from '#app/lib/session/sign-in-dialog.ts';
import { useLastUser, useSessionLoss } from '#app/lib/session/use-session.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { LoginForm, useLoginForm } from './login-form.tsx';

interface SessionLostProps {
  /** Area of the open page. */
  area: 'account' | 'admin';
}

const setClosed = (isClosed: boolean) => signInDialog.setState({ isClosed });

/**
 * Dialog shown if the session ends while a page is open. Explains the reason and lets the user sign in again without
 * leaving the page; requests wait for it (`sendAsUser`). After it is closed, a bar stays, so that the entries can be
 * read. A lost role is not shown: account pages work without it, and the administration shows it in the page.
 */
export function SessionLost({ area }: SessionLostProps) {
  const language = use(PageLanguage);
  const texts = useSignInTexts();
  const found = useSessionLoss();
  const user = useLastUser();
  const isClosed = useStore(signInDialog, (dialog) => dialog.isClosed);
  useEffect(() => {
    signInDialog.setState({ area });
    return () => signInDialog.setState({ area: null });
  }, [area]);
  const loss = found === 'role-lost' ? null : found;
  if (loss === null) return null;
  const { title, explanation } = texts.losses[loss];
  return (
    <>
      <div
        lang={language}
        className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-3 border-line border-t bg-surface p-3"
      >
        <p className="font-semibold">{title}</p>
        <Button variant="secondary" onClick={() => setClosed(false)}>
          {texts.logInAgain}
        </Button>
      </div>
      <Dialog
        title={title}
        isOpen={!isClosed}
        onOpenChange={(isOpen) => setClosed(!isOpen)}
        actions={
          <Button variant="quiet" onClick={dismissSessionLoss}>
            {texts.toHome}
          </Button>
        }
      >
        <p className="mb-5">{explanation}</p>
        <LoginAgain email={user?.email} />
      </Dialog>
    </>
  );
}

function LoginAgain({ email }: { email: string | undefined }) {
  return <LoginForm form={useLoginForm(email)} />;
}
