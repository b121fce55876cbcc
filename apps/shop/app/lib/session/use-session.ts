import { useContext } from 'react';
import { useStore } from 'zustand';
import { type Session, type SessionLoss, type SignedIn, sessionStore } from './session.ts';
import { SessionHintContext } from './session-hint.ts';

const guest: Session = { status: 'guest' };

/** The user of this browser. `unknown` until the stored session is read, if the cookies contain one. */
export function useSession(): Session {
  const hadSession = useContext(SessionHintContext);
  const session = useStore(sessionStore, (state) => state.session);
  return session.status === 'unknown' && !hadSession ? guest : session;
}

/** Why the session ended without a sign-out; null if it did not. */
export function useSessionLoss(): SessionLoss | null {
  return useStore(sessionStore, ({ loss }) => loss);
}

/** The signed-in user, or the user of a lost session until the next login. */
export function useLastUser(): SignedIn | null {
  return useStore(sessionStore, ({ lastUser }) => lastUser);
}
