import type { Result } from 'configurator-core';
import { type FileLinkReply, fileLinkReplySchema } from 'shop-backend/contracts';
import { publicEnv } from '../settings/public-env.tsx';
import { localTextStorage } from '../storage/text-storage.ts';
import { callFunction, type FunctionFailure } from '../supabase/call-function.ts';
import type { ReadableOrder } from '../supabase/fetch-order-document.ts';
import { browserFunctions } from '../supabase/functions.ts';
import { readUploadSecret } from './upload-secret.ts';

/**
 * Requests a short-lived URL of a file, as the signed-in user and as the guest who uploaded it in this browser.
 * @param order an order that contains the file and whose link the visitor opened
 * @returns the failure `file_not_found` if the file was removed or belongs to another person
 */
export async function fetchFileLink(
  fileId: string,
  order: ReadableOrder | null,
): Promise<Result<FileLinkReply, FunctionFailure>> {
  const functions = await browserFunctions(await publicEnv());
  const request = { file: fileId, uploadSecret: readUploadSecret(localTextStorage), ...order };
  return callFunction(functions, 'file-link', request, fileLinkReplySchema);
}
