import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { publicEnv } from '../settings/public-env.tsx';
import { hasRole, type Session, sessionStore } from './session.ts';
import { startSession } from './start-session.ts';

type Guard = MiddlewareFunction<Record<string, DataStrategyResult>>;

/**
 * Lets signed-in users in and redirects others to the login, with the page they asked for. For `clientMiddleware`
 * of a layout route that has a `clientLoader` and a `HydrateFallback`: then the server renders the fallback only.
 */
export const requireSignedIn: Guard = async ({ request }) => {
  const session = await settledSession();
  if (session.status !== 'signedIn') throw redirect(loginPath(request));
};

/**
 * As `requireSignedIn`. A signed-in user who is no admin goes to the home page, an admin whose second factor is missing to
 * the login, which asks for it.
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
