import * as z from 'zod/mini';
import { requestLimits } from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';

const { bucket } = requestLimits.orderFiles;
const claimedSchema = z.array(z.object({ id: z.uuid(), is_lost: z.boolean() }));

/**
 * Removes files that no order needs, and objects without a row. Objects are removed before their rows, so that the next
 * sweep retries a removal that failed half-way.
 */
export async function removeOrderFiles({ database, now, log }: FunctionDeps): Promise<void> {
  const due = await callDatabase(
    database,
    'claim_order_files_to_remove',
    { p_now: now().toISOString() },
    claimedSchema,
  );
  for (const { id, is_lost: isLost } of due) if (isLost) log('A file of an order is missing in Storage', { file: id });
  const claimed = due.map(({ id }) => id);
  const stray = await callDatabase(database, 'stray_order_objects', {}, z.array(z.string()));
  if (claimed.length + stray.length === 0) return;
  const { error } = await database.storage.from(bucket).remove([...claimed, ...stray]);
  if (error !== null) throw new Error(error.message);
  await callDatabase(database, 'finish_order_file_removals', { p_ids: claimed }, z.unknown());
}
