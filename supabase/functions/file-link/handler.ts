import {
  type FileLinkReply,
  type FileLinkRequest,
  fileLinkRequestSchema,
  requestLimits,
} from '../../contracts/index.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isOwnFile, type OrderFile, readOrderFiles } from '../_shared/files/order-files.ts';
import { type Caller, readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { isAdmin } from '../_shared/http/require-admin.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { findOrder, mayReadOrder } from '../_shared/orders/find-order.ts';
import { digestOf } from '../_shared/tokens/order-link.ts';

/** POST file-link: returns a short-lived link to a file, for its uploader, the owner of its order, and admins. */
export const fileLinkHandler = jsonFunction(
  fileLinkRequestSchema,
  async (asked, request, deps): Promise<FileLinkReply> => {
    const caller = await readCaller(request, deps);
    const attempt = await limitRate(deps, request, 'file-link', caller?.userId);
    const [file] = await readOrderFiles(deps, [asked.file]);
    if (file === undefined || !(await mayReadFile(deps, file, asked, caller)))
      throw new FunctionError('file_not_found');
    await attempt.release();
    const { linkSeconds, bucket } = requestLimits.orderFiles;
    const isImage = file.media_type === 'image/webp';
    const { data, error } = await deps.database.storage
      .from(bucket)
      .createSignedUrl(asked.file, linkSeconds, isImage ? {} : { download: file.name });
    // An interrupted upload leaves a row without an object.
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

async function mayReadFile(
  deps: FunctionDeps,
  file: OrderFile,
  { uploadSecret, order: reference, accessToken }: FileLinkRequest,
  caller: Caller | null,
): Promise<boolean> {
  const secretHash = uploadSecret ? await digestOf(uploadSecret) : null;
  if (isOwnFile(file, { userId: caller?.userId ?? null, secretHash })) return true;
  if (caller !== null && (await isAdmin(deps, caller))) return true;
  if (!reference) return false;
  const order = await findOrder(deps, reference);
  const isReadable = await mayReadOrder(deps, { order: reference, accessToken }, caller, order);
  return isReadable && file.order_item_files.some(({ order_items: item }) => item.order_id === order?.id);
}
