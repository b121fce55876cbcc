import { userIds } from '../../seed/ids.ts';

/** A caller of the database: role of the Data API, and user. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role';
  userId: string | null;
}

/** The callers for which every rule is checked; users are those of the seed. */
export const actors = {
  visitor: { role: 'anon', userId: null },
  anna: { role: 'authenticated', userId: userIds.anna },
  ben: { role: 'authenticated', userId: userIds.ben },
  /** A deactivated customer, created by `fillTables`. */
  deactivated: { role: 'authenticated', userId: '10000000-0000-4000-8000-000000000009' },
  admin: { role: 'authenticated', userId: userIds.admin },
  service: { role: 'service_role', userId: null },
} as const satisfies Record<string, Actor>;

/** Session id of a signed-in caller. `testDatabase` creates a new session for each of them. */
export function sessionIdOf(userId: string): string {
  return userId.replace(/^1/, '9');
}

/** Name of a caller. */
export type ActorName = keyof typeof actors;
