import * as z from 'zod/mini';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { removeFiles } from '../files/remove-files.ts';
import { removeOrderFiles } from '../files/remove-order-files.ts';
import { withoutPersonalData } from '../logging/without-personal-data.ts';

const tasks = ['forget_attempts', 'erase_personal_data', 'empty_recycle_bin'] as const;

/** Deletes data past its retention period. A failed task is logged and retried by the next sweep. */
export async function runMaintenance(deps: FunctionDeps): Promise<void> {
  for (const task of tasks) {
    await attempt(deps, task, () =>
      callDatabase(deps.database, task, { p_now: deps.now().toISOString() }, z.unknown()),
    );
  }
  await attempt(deps, 'remove files', () => removeFiles(deps));
  await attempt(deps, 'remove order files', () => removeOrderFiles(deps));
}

async function attempt(deps: FunctionDeps, task: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log('A maintenance task failed', { task, error: withoutPersonalData(String(error)) });
  }
}
