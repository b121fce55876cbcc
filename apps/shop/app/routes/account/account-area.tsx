import { useEffect } from 'react';
import { Outlet, useNavigate, useRevalidator } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { SessionLost } from '#app/features/account/components/sign-in/session-lost.tsx';
import { privateReply } from '#app/lib/security/private-reply.server.ts';
import { requireSignedIn } from '#app/lib/session/guards.ts';
import { sessionStore } from '#app/lib/session/session.ts';
import { useLastUser, useSession, useSessionLoss } from '#app/lib/session/use-session.ts';
import { Page } from '#app/ui/page/page.tsx';
import { NeedsScript } from '#app/ui/states/needs-script.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Route } from './+types/account-area.ts';

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSignedIn];

/**
 * Returns the id of the user for whom the pages are loaded. A loader also stops the server at the fallback below, so that
 * the guard runs before anything else is loaded.
 */
export function clientLoader(): string | null {
  return sessionStore.getState().lastUser?.userId ?? null;
}

export function HydrateFallback() {
  return (
    <Page>
      <NeedsScript subject="Diese Seite" />
      <div className="grid place-items-center py-24 noscript:hidden">
        <Spinner className="size-8" />
      </div>
    </Page>
  );
}

/**
 * Pages of a signed-in user. If the session is lost, the page and its entries stay. If another user signs in then, the
 * pages are loaded again.
 */
export default function AccountArea({ loaderData: loadedFor }: Route.ComponentProps) {
  const session = useSession();
  const loss = useSessionLoss();
  const user = useLastUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isSignedOut = session.status === 'guest' && loss === null;
  useEffect(() => {
    if (isSignedOut) void navigate(paths.home());
  }, [isSignedOut, navigate]);
  const otherUser = user !== null && user.userId !== loadedFor ? user.userId : null;
  useEffect(() => {
    if (otherUser !== null) void revalidate();
  }, [otherUser, revalidate]);
  return (
    <>
      {/* The pages have the data of the previous user until they are loaded again, as new instances. */}
      {otherUser === null ? (
        <Outlet />
      ) : (
        // Not HydrateFallback, which the build moves into a script of its own.
        <div className="grid place-items-center py-24">
          <Spinner className="size-8" />
        </div>
      )}
      <SessionLost area="account" />
    </>
  );
}
