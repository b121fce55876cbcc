import * as z from 'zod/mini';
import { requestLimits } from '../../contracts/index.ts';
import { callDatabase } from './call-database.ts';
import type { FunctionDeps } from './deps.ts';

const { bucket } = requestLimits.orderFiles;

/**
 * Removes files that no order needs, and objects without a row. The object goes first: a removal that fails half-way is
 * tried again by the next sweep.
 */
export async function removeOrderFiles({ database, now }: FunctionDeps): Promise<void> {
  const claimed = await callDatabase(
    database,
    'claim_order_files_to_remove',
    { p_now: now().toISOString() },
    z.array(z.uuid()),
  );
  const stray = await callDatabase(database, 'stray_order_objects', {}, z.array(z.string()));
  if (claimed.length + stray.length === 0) return;
  const { error } = await database.storage.from(bucket).remove([...claimed, ...stray]);
  if (error !== null) throw new Error(error.message);
  await callDatabase(database, 'finish_order_file_removals', { p_ids: claimed }, z.unknown());
}
