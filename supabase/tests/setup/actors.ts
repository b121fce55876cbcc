import { userIds } from '../../seed/ids.ts';

/** A caller of the database: role of the Data API, and user. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role';
  userId: string | null;
  /** The token is still valid, but its session has ended. */
  isSignedOut?: true;
}

/** The callers for which every rule is checked; users are those of the seed. */
export const actors = {
  visitor: { role: 'anon', userId: null },
  anna: { role: 'authenticated', userId: userIds.anna },
  ben: { role: 'authenticated', userId: userIds.ben },
  /** A deactivated customer, created by `fillTables`. */
  deactivated: { role: 'authenticated', userId: '10000000-0000-4000-8000-000000000009' },
  admin: { role: 'authenticated', userId: userIds.admin },
  /** An admin whose token was stolen before the sign-out. */
  signedOutAdmin: { role: 'authenticated', userId: userIds.admin, isSignedOut: true },
  service: { role: 'service_role', userId: null },
} as const satisfies Record<string, Actor>;

/** Session id of a signed-in user. `testDatabase` creates a new session for each of them. */
export function sessionIdOf(userId: string): string {
  return userId.replace(/^1/, '9');
}

/** Session id in the token of a caller. That of a signed-out one does not exist. */
export function tokenSessionOf({ userId, isSignedOut }: Actor): string | undefined {
  return userId === null ? undefined : isSignedOut ? userId.replace(/^1/, '8') : sessionIdOf(userId);
}

/** Name of a caller. */
export type ActorName = keyof typeof actors;
