import * as z from 'zod/mini';
import { callDatabase } from './call-database.ts';
import type { FunctionDeps } from './deps.ts';
import { removeFiles } from './remove-files.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const chores = ['forget_attempts', 'erase_personal_data', 'empty_recycle_bin'] as const;

/** Forgets and removes what its time is over for. A chore that fails is logged, keeps no other waiting, and comes again. */
export async function keepHouse(deps: FunctionDeps): Promise<void> {
  for (const chore of chores) {
    await attempt(deps, chore, () =>
      callDatabase(deps.database, chore, { p_now: deps.now().toISOString() }, z.unknown()),
    );
  }
  await attempt(deps, 'remove files', () => removeFiles(deps));
}

async function attempt(deps: FunctionDeps, chore: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log('A chore was not done', { chore, error: withoutPersonalData(String(error)) });
  }
}
