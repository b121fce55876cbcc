import * as z from 'zod/mini';
import { orderFileTypeSchema } from '../../../contracts/index.ts';
import { readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';

const fileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: orderFileTypeSchema,
  bytes: z.int(),
  user_id: z.nullable(z.uuid()),
  secret_hash: z.nullable(z.string()),
  /** Orders that contain the file */
  order_item_files: z.array(
    z.object({
      order_items: z.object({ order_id: z.uuid(), orders: z.object({ user_id: z.nullable(z.uuid()) }) }),
    }),
  ),
});

/** A file uploaded by a shopper. */
export type OrderFile = z.infer<typeof fileSchema>;

const columns = `id, name, media_type, bytes, user_id, secret_hash,
  order_item_files ( order_items ( order_id, orders ( user_id ) ) )`;

/** Returns the files with these ids that are completely stored and not being removed. */
export function readOrderFiles({ database }: Pick<FunctionDeps, 'database'>, ids: readonly string[]) {
  const query = database.from('order_files').select(columns).in('id', ids).is('removing_at', null);
  return readRows(query.not('stored_at', 'is', null), z.array(fileSchema));
}

/** Whether the user uploaded or ordered the file, or it was uploaded with this secret. */
export function isOwnFile(
  { user_id: uploader, secret_hash: hash, order_item_files: items }: OrderFile,
  { userId, secretHash }: { userId: string | null; secretHash: string | null },
): boolean {
  const owners = [uploader, ...items.map(({ order_items: { orders } }) => orders.user_id)];
  return (userId !== null && owners.includes(userId)) || (secretHash !== null && hash === secretHash);
}
