import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { AuthFailure } from '#app/features/account/api/auth-failure.ts';
import { SecondFactorPage } from '#app/features/account/components/second-factor/second-factor-page.tsx';
import { MailLink } from '#app/features/account/components/sign-in/mail-link.tsx';
import { NewPasswordForm } from '#app/features/account/components/sign-in/new-password-form.tsx';
import { showLinkFailure } from '#app/features/account/show-link-failure.ts';
import { useLinkToken } from '#app/features/account/use-link-token.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { privateReply } from '#app/lib/security/private-reply.server.ts';
import { sessionStore } from '#app/lib/session/session.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { showErrorToast } from '#app/lib/toasts.ts';
import { Card } from '#app/ui/content/card.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Route } from './+types/reset-password.ts';

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export const meta = () => pageMeta({ title: 'Neues Passwort', isIndexed: false });

/** Target of the link in the mail for a new password. Redirects guests to the login. */
export default function ResetPasswordPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { tokenHash, clear } = useLinkToken();
  const isUnauthorized = session.status === 'guest' && tokenHash === null;
  useEffect(() => {
    if (!isUnauthorized) return;
    showErrorToast({
      title: 'Unauthorized',
      description: 'Please use the reset link from your email',
      id: 'unauthorized',
    });
    void navigate(paths.auth(), { replace: true });
  }, [isUnauthorized, navigate]);

  const refuse = (failure: AuthFailure) => {
    const isSignedIn = sessionStore.getState().session.status === 'signedIn';
    // A used or expired link: without a session the page shows 'Unauthorized', so no second toast is needed.
    if (failure.code === 'otp_expired' && !isSignedIn) return clear();
    showLinkFailure(failure);
    if (isSignedIn) clear();
    else void navigate(paths.auth(), { replace: true });
  };

  if (typeof tokenHash === 'string') {
    return <MailLink type="recovery" tokenHash={tokenHash} onVerified={clear} onRefused={refuse} />;
  }
  if (session.status !== 'signedIn') {
    return (
      <div className="grid place-items-center py-24">
        <Spinner className="size-8" />
      </div>
    );
  }
  if (session.awaitsSecondFactor === true) return <SecondFactorPage />;
  return (
    <Page>
      <div className="mx-auto max-w-lg">
        <div aria-hidden className="tape-rule mb-4 w-24" />
        <h1 className="text-4xl">Neues Passwort</h1>
        <p className="mt-2 mb-6 break-words text-ink-soft">{`für ${session.email}`}</p>
        <Card className="p-5 sm:p-8">
          <NewPasswordForm email={session.email} onChanged={() => void navigate(paths.profile())} />
        </Card>
      </div>
    </Page>
  );
}
