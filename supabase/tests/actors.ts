import { userIds } from '../seed/ids.ts';

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
  admin: { role: 'authenticated', userId: userIds.admin },
  service: { role: 'service_role', userId: null },
} as const satisfies Record<string, Actor>;

/** Name of a caller. */
export type ActorName = keyof typeof actors;
