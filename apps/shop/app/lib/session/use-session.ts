import { useContext } from 'react';
import { useStore } from 'zustand';
import { type Session, type SessionLoss, type SignedIn, sessionStore } from './session.ts';
import { SessionHintContext } from './session-hint.ts';

const guest: Session = { status: 'guest' };

/** Who uses this browser. `unknown` on the server and until the stored session was read, where the cookies hold one. */
export function useSession(): Session {
  const hadSession = useContext(SessionHintContext);
  const session = useStore(sessionStore, (state) => state.session);
  return session.status === 'unknown' && !hadSession ? guest : session;
}

/** How the session ended without the user's wish; null while there is nothing to say about it. */
export function useSessionLoss(): SessionLoss | null {
  return useStore(sessionStore, ({ loss }) => loss);
}

/** Who is signed in, or was until the session was lost and waits to sign in again. */
export function useLastUser(): SignedIn | null {
  return useStore(sessionStore, ({ lastUser }) => lastUser);
}
