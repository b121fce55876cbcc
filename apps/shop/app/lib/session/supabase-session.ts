import { type AuthError, isAuthRefreshDiscardedError, type SupabaseClient, type User } from '@supabase/supabase-js';
import { showErrorToast, showToast } from '../toasts.ts';
import { loadSignedIn } from './load-signed-in.ts';
import { type SessionLoss, type SignedIn, sessionStore } from './session.ts';
import { clearIdleTime } from './watch-idle.ts';

// Loaded together with the Supabase client, by browsers that hold a session or are about to get one.

const channel = new BroadcastChannel('shop-session');
/** What it means when Auth ends the session now; null where the user wishes it. */
let causeOfEnd: SessionLoss | null = 'expired';
channel.addEventListener('message', ({ data }) => {
  causeOfEnd = data === 'idle' ? 'idle' : null;
});

/** Why another tab ended the session, for a tab that notices before Auth reports it. */
function causeReportedByTabs(): SessionLoss | null {
  return causeOfEnd === 'idle' ? 'idle' : null;
}

/** Keeps the session of this tab up to date with what Supabase Auth says. Call it once per client. */
export function watchAuth(client: SupabaseClient): void {
  client.auth.onAuthStateChange((event, authSession) => {
    const { session } = sessionStore.getState();
    if (event === 'SIGNED_OUT') {
      endSession(causeOfEnd);
      causeOfEnd = 'expired';
      return;
    }
    const isKnown = session.status === 'signedIn' && session.userId === authSession?.user.id;
    if (session.status === 'guest' && authSession !== null) clearIdleTime();
    if (authSession === null || event === 'INITIAL_SESSION' || (isKnown && event === 'SIGNED_IN')) return;
    // Auth calls back while it holds its lock; asking it anything before it returns would wait for itself.
    setTimeout(() => void readSession(client));
  });
}

/** Takes over the stored session, renewed by Auth where it has to be. */
export async function readSession(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session === null) endSession(causeReportedByTabs());
  else await signInAs(client, data.session.user);
}

/** Asks Auth whether the session still counts, and reads the roles again. */
export async function verifySession(client: SupabaseClient): Promise<void> {
  const { data: stored } = await client.auth.getSession();
  if (stored.session === null) {
    endSession(causeReportedByTabs());
    return;
  }
  causeOfEnd = 'revoked';
  const { data, error } = await client.auth.getUser();
  if (data.user !== null) {
    await signInAs(client, data.user);
  } else if (error?.status !== undefined && error.status >= 400 && error.status < 500) {
    // Refused; a network that is gone ends nothing.
    await client.auth.signOut({ scope: 'local' });
  }
  causeOfEnd = 'expired';
}

/**
 * Ends this session, in every tab of this browser.
 * @param cause null where the user wishes it
 */
export async function signOutAllTabs(client: SupabaseClient, cause: 'idle' | null = null): Promise<void> {
  causeOfEnd = cause;
  channel.postMessage(cause ?? 'leaving');
  const error = await endAtAuth(client);
  if (error === null) endSession(cause);
  causeOfEnd = 'expired';
  if (cause === 'idle' && error === null) return;
  if (error === null) {
    showToast({ title: 'Sie sind abgemeldet', id: 'auth' });
    return;
  }
  console.error('Signing out failed', error);
  showErrorToast({ title: 'Logout failed', description: error.message, id: 'session' });
}

/**
 * Revokes the session and removes it from this browser. Where it is about to run out, Auth renews it first, which fails if
 * another tab ended or renewed it meanwhile: then what that tab left is ended.
 */
async function endAtAuth(client: SupabaseClient): Promise<AuthError | null> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  const isOvertaken = isAuthRefreshDiscardedError(error) || error?.code === 'refresh_token_already_used';
  if (!isOvertaken) return error;
  return (await client.auth.signOut({ scope: 'local' })).error;
}

/** Counts ended sessions of this tab: a reply to a request of a former session is stale. */
let sessionGeneration = 0;

async function signInAs(client: SupabaseClient, user: User): Promise<void> {
  const generationBefore = sessionGeneration;
  const isWanted = () => sessionGeneration === generationBefore;
  const signedIn = await loadSignedIn(client, user, isWanted);
  if (isWanted()) takeOver(signedIn);
}

function takeOver(user: SignedIn): void {
  const { session, loss } = sessionStore.getState();
  const wasAdmin = session.status === 'signedIn' && session.isAdmin;
  const hasLostRole = !user.isAdmin && user.awaitsSecondFactor !== true && (wasAdmin || loss === 'role-lost');
  // An equal answer causes no re-render.
  const next = JSON.stringify(session) === JSON.stringify(user) ? session : user;
  sessionStore.setState({ session: next, loss: hasLostRole ? 'role-lost' : null, lastUser: user });
}

/** @param cause null where the user wished it, or was not signed in before */
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
