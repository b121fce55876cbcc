import { createStore } from 'zustand/vanilla';

/** Roles of a user. A signed-in user without entries is a customer; unreadable roles count as guest. */
export type Role = 'admin' | 'customer' | 'guest';

/** The user of this browser. `unknown` on the server, during hydration and until the stored session is read. */
export type Session = { status: 'unknown' } | { status: 'guest' } | SignedIn;

export interface SignedIn {
  status: 'signedIn';
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** From the table user_roles, never from the token or its metadata. */
  roles: readonly Role[];
  isAdmin: boolean;
  /** True until the account's second factor, if it has one, is entered in this session; `isAdmin` is false until then. */
  awaitsSecondFactor?: boolean;
}

/**
 * Why a session ended without a sign-out: the renewal was rejected (`expired`), the server ended it (`revoked`), the
 * administration was idle for too long (`idle`), or the user is still signed in but no longer an admin (`role-lost`).
 */
export type SessionLoss = 'expired' | 'revoked' | 'idle' | 'role-lost';

interface SessionState {
  session: Session;
  /** Null after the next login, or when the user continues as a guest. */
  loss: SessionLoss | null;
  /** The signed-in user, or the user of the lost session; null after signing out. */
  lastUser: SignedIn | null;
}

/** The session of this tab, set by `startSession` and `refreshSession`. */
export const sessionStore = createStore<SessionState>(() => ({
  session: { status: 'unknown' },
  loss: null,
  lastUser: null,
}));

/** Dismisses a lost session, so that the user continues as a guest. */
export function dismissSessionLoss(): void {
  sessionStore.setState({ loss: null, lastUser: null });
}

/** Whether a user has a role. An admin has all roles. */
export function hasRole(session: Session, role: Role): boolean {
  if (session.status !== 'signedIn') return role === 'guest';
  return session.isAdmin || session.roles.includes(role);
}
