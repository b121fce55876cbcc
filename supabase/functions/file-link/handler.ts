import * as z from 'zod/mini';
import {
  type FileLinkReply,
  type FileLinkRequest,
  fileLinkRequestSchema,
  orderFileTypeSchema,
  requestLimits,
} from '../../contracts/index.ts';
import { readRows } from '../_shared/call-database.ts';
import { type Caller, readCaller } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { findOrder, mayReadOrder } from '../_shared/find-order.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { digestOf } from '../_shared/order-link.ts';
import { limitRate } from '../_shared/rate-limit.ts';
import { isAdmin } from '../_shared/require-admin.ts';
import { jsonFunction } from '../_shared/serve-function.ts';

const fileSchema = z.object({
  name: z.string(),
  media_type: orderFileTypeSchema,
  bytes: z.int(),
  user_id: z.nullable(z.uuid()),
  secret_hash: z.nullable(z.string()),
  /** The orders that name it */
  order_item_files: z.array(
    z.object({
      order_items: z.object({ order_id: z.uuid(), orders: z.object({ user_id: z.nullable(z.uuid()) }) }),
    }),
  ),
});

type StoredFile = z.infer<typeof fileSchema>;

const columns = `name, media_type, bytes, user_id, secret_hash,
  order_item_files ( order_items ( order_id, orders ( user_id ) ) )`;

/** POST file-link: a short-lived address of a file, for its uploader, the owner of an order with it, and admins. */
export const fileLinkHandler = jsonFunction(
  fileLinkRequestSchema,
  async (asked, request, deps): Promise<FileLinkReply> => {
    const caller = await readCaller(request, deps);
    const attempt = await limitRate(deps, request, 'file-link', caller?.userId);
    const file = await findFile(deps, asked.file);
    if (file === null || !(await mayReadFile(deps, file, asked, caller))) throw new FunctionError('file_not_found');
    await attempt.forgive();
    const { linkSeconds, bucket } = requestLimits.orderFiles;
    const isImage = file.media_type === 'image/webp';
    const { data, error } = await deps.database.storage
      .from(bucket)
      .createSignedUrl(asked.file, linkSeconds, isImage ? {} : { download: file.name });
    // The row of an upload that was interrupted has no object.
    if (error !== null) throw new FunctionError('file_not_found');
    return {
      url: data.signedUrl,
      name: file.name,
      mediaType: file.media_type,
      bytes: file.bytes,
      expiresInSeconds: linkSeconds,
    };
  },
);

async function findFile({ database }: FunctionDeps, id: string): Promise<StoredFile | null> {
  const query = database.from('order_files').select(columns).eq('id', id).is('removing_at', null);
  const [file] = await readRows(query.not('stored_at', 'is', null), z.array(fileSchema));
  return file ?? null;
}

async function mayReadFile(
  deps: FunctionDeps,
  file: StoredFile,
  { uploadSecret, order: reference, accessToken }: FileLinkRequest,
  caller: Caller | null,
): Promise<boolean> {
  const orders = file.order_item_files.map(({ order_items: { order_id: id, orders } }) => ({ id, ...orders }));
  if (caller !== null) {
    const isOwn = [file, ...orders].some(({ user_id: userId }) => userId === caller.userId);
    if (isOwn || (await isAdmin(deps, caller))) return true;
  }
  if (uploadSecret && file.secret_hash === (await digestOf(uploadSecret))) return true;
  if (!reference) return false;
  const order = await findOrder(deps, reference);
  const isReadable = await mayReadOrder(deps, { order: reference, accessToken }, caller, order);
  return isReadable && orders.some(({ id }) => id === order?.id);
}
