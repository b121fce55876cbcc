import {
  type AuthError,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import { showErrorToast, showToast } from '../toasts.ts';
import { loadSignedIn } from './load-signed-in.ts';
import { type SessionLoss, type SignedIn, sessionStore } from './session.ts';
import { clearIdleTime } from './watch-idle.ts';

// Loaded together with the Supabase client, if the browser has a session or is about to get one.

const channel = new BroadcastChannel('shop-session');
/** Cause recorded if Auth ends the session now; null if the user signs out. */
let signOutCause: SessionLoss | null = 'expired';
channel.addEventListener('message', ({ data }) => {
  signOutCause = data === 'idle' ? 'idle' : null;
});

/** Why another tab ended the session, in case this tab notices before Auth reports it. */
function causeFromOtherTab(): SessionLoss | null {
  return signOutCause === 'idle' ? 'idle' : null;
}

/** Updates the session of this tab on Supabase Auth events. Call it once per client. */
export function watchAuth(client: SupabaseClient): void {
  client.auth.onAuthStateChange((event, authSession) => {
    const { session } = sessionStore.getState();
    if (event === 'SIGNED_OUT') {
      endSession(signOutCause);
      signOutCause = 'expired';
      return;
    }
    const isKnown = session.status === 'signedIn' && session.userId === authSession?.user.id;
    if (session.status === 'guest' && authSession !== null) clearIdleTime();
    if (authSession === null || event === 'INITIAL_SESSION' || (isKnown && event === 'SIGNED_IN')) return;
    // Auth holds its lock during this callback, so calling it here would deadlock.
    setTimeout(() => void readSession(client));
  });
}

/** Reads the stored session, which Auth renews if necessary. */
export async function readSession(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (data.session === null) endMissingSession(error);
  else await signInAs(client, data.session.user);
}

/** Checks with Auth whether the session is still valid, and reads the roles again. */
export async function verifySession(client: SupabaseClient): Promise<void> {
  const user = await readUser(client);
  if (user !== null) await signInAs(client, user);
}

/**
 * Returns the check after a denied request. It resolves when Auth has said whether the session still exists; the roles
 * are read later. Calls during a check share it.
 */
export function deniedRequestCheck(client: SupabaseClient): () => Promise<void> {
  let current: Promise<void> | null = null;
  let isReadingRoles = false;
  const check = async () => {
    const user = await readUser(client);
    // Reading the roles may be denied too.
    if (user === null || isReadingRoles) return;
    isReadingRoles = true;
    void signInAs(client, user).finally(() => {
      isReadingRoles = false;
    });
  };
  return () => {
    current ??= check().finally(() => {
      current = null;
    });
    return current;
  };
}

/** Asks Auth for the user of the session, and ends the session if Auth rejects it. */
async function readUser(client: SupabaseClient): Promise<User | null> {
  const { data: stored, error: readError } = await client.auth.getSession();
  if (stored.session === null) {
    endMissingSession(readError);
    return null;
  }
  signOutCause = 'revoked';
  const { data, error } = await client.auth.getUser();
  if (isRejected(error)) await client.auth.signOut({ scope: 'local' });
  signOutCause = 'expired';
  return data.user;
}

/**
 * Ends this session, in every tab of this browser.
 * @param cause null if the user signs out
 */
export async function signOutAllTabs(client: SupabaseClient, cause: 'idle' | null = null): Promise<void> {
  signOutCause = cause;
  channel.postMessage(cause ?? 'leaving');
  const error = await revokeSession(client);
  if (error === null) endSession(cause);
  signOutCause = 'expired';
  if (cause === 'idle' && error === null) return;
  if (error === null) {
    showToast({ title: 'Sie sind abgemeldet', id: 'auth' });
    return;
  }
  console.error('Signing out failed', error);
  showErrorToast({ title: 'Logout failed', description: error.message, id: 'session' });
}

/**
 * Revokes the session and removes it from this browser. Auth first renews a session that is about to expire. If another
 * tab ended or renewed it first, that fails, and the session left by that tab, if any, is ended.
 */
async function revokeSession(client: SupabaseClient): Promise<AuthError | null> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (!isAuthRefreshDiscardedError(error) && !isRejected(error)) return error;
  return (await client.auth.signOut({ scope: 'local' })).error;
}

/** Returns whether Auth rejected the session. A lost connection or too many requests do not end it. */
function isRejected(error: AuthError | null): boolean {
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** Number of ended sessions of this tab, to detect replies for an earlier session. */
let sessionGeneration = 0;

async function signInAs(client: SupabaseClient, user: User): Promise<void> {
  const generation = sessionGeneration;
  const isCurrent = () => sessionGeneration === generation;
  const signedIn = await loadSignedIn(client, user, isCurrent);
  if (isCurrent()) applySignedIn(signedIn);
}

function applySignedIn(user: SignedIn): void {
  const { session, loss } = sessionStore.getState();
  const wasAdmin = session.status === 'signedIn' && session.isAdmin;
  const hasLostRole = !user.isAdmin && user.awaitsSecondFactor !== true && (wasAdmin || loss === 'role-lost');
  // Keeping the same object avoids a re-render.
  const next = JSON.stringify(session) === JSON.stringify(user) ? session : user;
  sessionStore.setState({ session: next, loss: hasLostRole ? 'role-lost' : null, lastUser: user });
}

/**
 * Ends the session if Auth has none. If Auth could not be reached to renew it, the session is still stored: it does not
 * end, except on page load, where everything would wait for it.
 */
function endMissingSession(error: AuthError | null): void {
  const isKnown = sessionStore.getState().session.status !== 'unknown';
  if (!(isAuthRetryableFetchError(error) && isKnown)) endSession(causeFromOtherTab());
}

/** @param cause null if the user signed out or was not signed in */
function endSession(cause: SessionLoss | null): void {
  sessionGeneration += 1;
  const { session, loss, lastUser } = sessionStore.getState();
  const nextLoss = session.status === 'signedIn' ? cause : loss;
  sessionStore.setState({
    session: { status: 'guest' },
    loss: nextLoss,
    lastUser: nextLoss === null ? null : lastUser,
  });
}
