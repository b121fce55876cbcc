import type { PublicEnv } from '#app/config/env.ts';
import { hasSessionCookie } from './has-session-cookie.ts';
import { sessionStore } from './session.ts';

let started: Promise<void> | undefined;
let isWatching = false;

/**
 * Finds out who uses this browser, once; later calls wait for the same answer. A guest costs no request and no
 * script: the Supabase client is loaded only where the cookies hold a session.
 */
export function startSession(env: PublicEnv): Promise<void> {
  started ??= begin(env);
  return started;
}

/**
 * Looks again: after a login, after a request was refused, when the tab comes back. Asks the server, so that a session
 * that was ended and a role that was taken away are noticed.
 */
export async function refreshSession(env: PublicEnv): Promise<void> {
  await startSession(env);
  const { client, verifySession } = await connect(env);
  await verifySession(client);
}

/** Signs out, in every tab of this browser. A failure is shown as a toast. */
export async function signOut(env: PublicEnv): Promise<void> {
  const { client, signOutAllTabs } = await connect(env);
  await signOutAllTabs(client);
}

/** Signs an idle admin out, in every tab of this browser; the session then counts as lost to `idle`. */
export async function endIdleSession(env: PublicEnv): Promise<void> {
  const { client, signOutAllTabs } = await connect(env);
  await signOutAllTabs(client, 'idle');
}

async function begin(env: PublicEnv): Promise<void> {
  if (!hasSessionCookie(document.cookie)) {
    sessionStore.setState({ session: { status: 'guest' } });
    return;
  }
  try {
    const { client, readSession } = await connect(env);
    await readSession(client);
  } catch (error) {
    // Nothing may wait for ever: without the script, the user continues as a guest.
    console.error('The session could not be read', error);
    sessionStore.setState({ session: { status: 'guest' } });
  }
}

async function connect(env: PublicEnv) {
  const [{ browserSupabase }, { watchAuth, readSession, verifySession, signOutAllTabs }] = await Promise.all([
    import('../supabase/browser.ts'),
    import('./supabase-session.ts'),
  ]);
  const client = browserSupabase(env);
  if (!isWatching) watchAuth(client);
  isWatching = true;
  return { client, readSession, verifySession, signOutAllTabs };
}
