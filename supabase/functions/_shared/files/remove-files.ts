import * as z from 'zod/mini';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { filesOfAddress } from './picture-files.ts';

const removalSchema = z.object({ id: z.uuid(), file_url: z.string() });

/** Removes the files that are due and not referenced by a row. A failed removal stays on the list and is retried. */
export async function removeFiles(deps: FunctionDeps): Promise<void> {
  const due = await callDatabase(
    deps.database,
    'claim_file_removals',
    { p_now: deps.now().toISOString() },
    z.array(removalSchema),
  );
  const removed: string[] = [];
  for (const { id, file_url: address } of due) {
    const files = filesOfAddress(deps.env.supabaseUrl, address);
    if (files !== null) {
      const { error } = await deps.database.storage.from(files.bucket).remove(files.names.map(({ name }) => name));
      if (error !== null) {
        deps.log('A file was not removed', { id, failure: error.message });
        continue;
      }
    }
    removed.push(id);
  }
  if (removed.length === 0) return;
  await callDatabase(
    deps.database,
    'finish_file_removals',
    { p_ids: removed, p_now: deps.now().toISOString() },
    z.unknown(),
  );
}
