import { userIds } from '../../seed/ids.ts';

/** Who asks the database: the role of the Data API and the user behind it. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role';
  userId: string | null;
}

/** The callers every rule is checked for; the people are those of the seed. */
export const actors = {
  visitor: { role: 'anon', userId: null },
  anna: { role: 'authenticated', userId: userIds.anna },
  ben: { role: 'authenticated', userId: userIds.ben },
  /** A customer who was shut out; `fillTables` makes them. */
  deactivated: { role: 'authenticated', userId: '10000000-0000-4000-8000-000000000009' },
  admin: { role: 'authenticated', userId: userIds.admin },
  service: { role: 'service_role', userId: null },
} as const satisfies Record<string, Actor>;

/** The session of a signed-in caller; `openDatabase` makes one that has just begun for each of them. */
export function sessionIdOf(userId: string): string {
  return userId.replace(/^1/, '9');
}

/** Name of a caller. */
export type ActorName = keyof typeof actors;
