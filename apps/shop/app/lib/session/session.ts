import { createStore } from 'zustand/vanilla';

/** Roles of a user. A signed-in user without entries is a customer; roles that could not be read count as guest. */
export type Role = 'admin' | 'customer' | 'guest';

/** Who uses this browser. `unknown` on the server, while hydrating and until the stored session was read. */
export type Session = { status: 'unknown' } | { status: 'guest' } | SignedIn;

export interface SignedIn {
  status: 'signedIn';
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** As the table user_roles says; never from the token or its metadata. */
  roles: readonly Role[];
  isAdmin: boolean;
  /** True for an admin whose second factor this session has not given yet; `isAdmin` is false until then. */
  awaitsSecondFactor?: boolean;
}

/**
 * How a session ended without the user's wish: the renewal was refused (`expired`), the server ended it (`revoked`),
 * the administration was idle for a while (`idle`), or the user is still signed in and no admin any more
 * (`role-lost`).
 */
export type SessionLoss = 'expired' | 'revoked' | 'idle' | 'role-lost';

interface SessionState {
  session: Session;
  /** Null after the next login, or when the user continues without one. */
  loss: SessionLoss | null;
  /** Who is signed in, or was until the session was lost; null after signing out. */
  lastUser: SignedIn | null;
}

/** The session of this tab. `startSession` and `refreshSession` fill it. */
export const sessionStore = createStore<SessionState>(() => ({
  session: { status: 'unknown' },
  loss: null,
  lastUser: null,
}));

/** Gives a lost session up: the user continues as a guest. */
export function dismissSessionLoss(): void {
  sessionStore.setState({ loss: null, lastUser: null });
}

/** Whether a user passes a check for a role; an admin passes every one. */
export function hasRole(session: Session, role: Role): boolean {
  if (session.status !== 'signedIn') return role === 'guest';
  return session.isAdmin || session.roles.includes(role);
}
