import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { publicEnv } from '../settings/public-env.tsx';
import { hasRole, type Session, sessionStore } from './session.ts';
import { startSession } from './start-session.ts';

type Guard = MiddlewareFunction<Record<string, DataStrategyResult>>;

/**
 * Redirects visitors who are not signed in to the login, with the requested page. For `clientMiddleware` of a layout
 * route with a `clientLoader` and a `HydrateFallback`, so that the server renders only the fallback.
 */
export const requireSignedIn: Guard = async ({ request }) => {
  const session = await settledSession();
  if (session.status !== 'signedIn') throw redirect(loginPath(request));
};

/**
 * Like `requireSignedIn`, for admins. Redirects other signed-in users to the home page, and an admin without the second
 * factor to the login, which asks for it.
 */
export const requireAdmin: Guard = async ({ request }) => {
  const session = await settledSession();
  if (session.status !== 'signedIn') throw redirect(loginPath(request));
  if (session.awaitsSecondFactor === true) throw redirect(loginPath(request));
  if (!hasRole(session, 'admin')) throw redirect(paths.home());
};

async function settledSession(): Promise<Session> {
  await startSession(await publicEnv());
  return sessionStore.getState().session;
}

function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return paths.auth(`${pathname}${search}`);
}
