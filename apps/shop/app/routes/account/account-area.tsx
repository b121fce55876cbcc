import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { SessionLost } from '#app/features/account/components/sign-in/session-lost.tsx';
import { privateReply } from '#app/lib/security/private-reply.server.ts';
import { requireSignedIn } from '#app/lib/session/guards.ts';
import { useLastUser, useSession, useSessionLoss } from '#app/lib/session/use-session.ts';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Route } from './+types/account-area.ts';

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSignedIn];

/** Stops the server at the fallback below, so that the guard runs before anything else is loaded. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return (
    <div className="grid place-items-center py-24">
      <Spinner className="size-8" />
    </div>
  );
}

/** Pages of a signed-in user. If the session is lost, the page and its entries stay. */
export default function AccountArea() {
  const session = useSession();
  const loss = useSessionLoss();
  const user = useLastUser();
  const navigate = useNavigate();
  const isSignedOut = session.status === 'guest' && loss === null;
  useEffect(() => {
    if (isSignedOut) void navigate(paths.home());
  }, [isSignedOut, navigate]);
  return (
    <>
      {/* A different user gets new page instances. */}
      <Outlet key={user?.userId} />
      <SessionLost area="account" />
    </>
  );
}
