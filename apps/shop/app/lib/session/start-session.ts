import type { PublicEnv } from '#app/config/env.ts';
import { onDeniedRequest } from './denied-requests.ts';
import { hasSessionCookie } from './has-session-cookie.ts';
import { sessionStore } from './session.ts';

let started: Promise<void> | undefined;
let isWatching = false;

/**
 * Reads the session of this browser once; later calls return the same promise. The Supabase client is loaded only if
 * the cookies contain a session.
 */
export function startSession(env: PublicEnv): Promise<void> {
  started ??= begin(env);
  return started;
}

/**
 * Checks the session again, after a login, a denied request or a return to the tab. Asks the server, so that an ended
 * session or a removed role is detected.
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

/** Signs an idle admin out, in every tab of this browser. The cause of the loss is `idle`. */
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
    // Nothing may wait forever: if the script fails to load, the user continues as a guest.
    console.error('The session could not be read', error);
    sessionStore.setState({ session: { status: 'guest' } });
  }
}

async function connect(env: PublicEnv) {
  const [{ browserSupabase }, { watchAuth, readSession, verifySession, deniedRequestCheck, signOutAllTabs }] =
    await Promise.all([import('../supabase/browser.ts'), import('./supabase-session.ts')]);
  const client = browserSupabase(env);
  if (!isWatching) {
    watchAuth(client);
    onDeniedRequest(deniedRequestCheck(client));
  }
  isWatching = true;
  return { client, readSession, verifySession, signOutAllTabs };
}
