import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { SecondFactorPage } from '#app/features/account/components/second-factor/second-factor-page.tsx';
import { AuthPanel } from '#app/features/account/components/sign-in/auth-panel.tsx';
import { MailLink } from '#app/features/account/components/sign-in/mail-link.tsx';
import { showLinkFailure } from '#app/features/account/show-link-failure.ts';
import { useLinkToken } from '#app/features/account/use-link-token.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { privateReply } from '#app/lib/security/private-reply.server.ts';
import { returnParameter, safeReturnPath } from '#app/lib/session/return-path.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { showToast } from '#app/lib/toasts.ts';
import { Page } from '#app/ui/page/page.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Route } from './+types/auth.ts';

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export const meta = () => pageMeta({ title: 'Anmelden', isIndexed: false });

/** The login. A signed-in user is redirected to the page to return to. */
export default function AuthPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { tokenHash, clear } = useLinkToken();
  const returnPath = safeReturnPath(parameters.get(returnParameter));
  const awaitsSecondFactor = session.status === 'signedIn' && session.awaitsSecondFactor === true;
  const isLeaving = session.status === 'signedIn' && !awaitsSecondFactor && tokenHash === null;
  useEffect(() => {
    if (isLeaving) void navigate(returnPath, { replace: true });
  }, [isLeaving, returnPath, navigate]);

  if (typeof tokenHash === 'string') {
    return (
      <MailLink
        type="signup"
        tokenHash={tokenHash}
        onVerified={(hasPassword) => {
          showToast({
            title: 'Ihre E-Mail-Adresse ist bestätigt',
            description: hasPassword ? undefined : 'Bitte vergeben Sie jetzt Ihr Passwort.',
            id: 'auth',
          });
          if (hasPassword) clear();
          else void navigate(paths.resetPassword(), { replace: true });
        }}
        onRefused={(failure) => {
          showLinkFailure(failure);
          clear();
        }}
      />
    );
  }
  if (awaitsSecondFactor) return <SecondFactorPage />;
  if (session.status !== 'guest') {
    return (
      <div className="grid place-items-center py-24">
        <Spinner className="size-8" />
      </div>
    );
  }
  return (
    <Page>
      <div className="mx-auto max-w-lg">
        <div aria-hidden className="tape-rule mb-4 w-24" />
        <h1 className="mb-6 text-4xl">Ihr Konto</h1>
        <AuthPanel />
        <p className="mt-6 text-ink-soft text-sm">Bestellen können Sie auch ohne Konto, als Gast.</p>
      </div>
    </Page>
  );
}
