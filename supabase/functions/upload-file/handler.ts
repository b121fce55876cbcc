import * as z from 'zod/mini';
import {
  readAtMost,
  requestLimits,
  type UploadFileReply,
  uploadFileQuerySchema,
  uploadSecretSchema,
} from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { handleRequest } from '../_shared/http/handle-request.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import type { FunctionHandler } from '../_shared/http/serve-function.ts';
import { encodeUpload } from '../_shared/pictures/encode-upload.ts';
import { pictureKind } from '../_shared/pictures/picture-kind.ts';
import { digestOf } from '../_shared/tokens/order-link.ts';
import { looksLikePdf, rewritePdf } from './check-pdf.ts';

const limits = requestLimits.orderFiles;

/** Owner of a file: a customer, or the holder of a guest's upload secret. */
interface FileOwner {
  userId: string | null;
  secretHash: string | null;
}

interface CheckedFile {
  name: string;
  mediaType: UploadFileReply['mediaType'];
  bytes: Uint8Array<ArrayBuffer>;
}

/** POST upload-file: checks the bytes of a shopper's picture or PDF and stores it for an order. */
export const uploadFileHandler: FunctionHandler = (request, deps) =>
  handleRequest(request, deps, async () => {
    if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
    const owner = await readOwner(request, deps);
    await limitRate(deps, request, 'upload-file', owner.userId ?? owner.secretHash);
    const query = uploadFileQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw new FunctionError('invalid_request', { paths: ['name'] });
    const maxBytes = Math.max(...Object.values(limits.maxBytes));
    const file = await readInTime(request, deps, maxBytes);
    if (file === null) throw new FunctionError('file_too_large', { maxBytes });
    return Response.json(await storeFile(deps, owner, await checkFile(deps, file, query.data.name)));
  });

async function readInTime(request: Request, { uploadTimeoutMs }: FunctionDeps, maxBytes: number) {
  const timeout = AbortSignal.timeout(uploadTimeoutMs);
  try {
    return await readAtMost(request, maxBytes, timeout);
  } catch (error) {
    if (timeout.aborted) throw new FunctionError('upload_timeout', { seconds: uploadTimeoutMs / 1000 });
    throw error;
  }
}

async function readOwner(request: Request, deps: FunctionDeps): Promise<FileOwner> {
  const caller = await readCaller(request, deps);
  if (caller !== null) return { userId: caller.userId, secretHash: null };
  const secret = uploadSecretSchema.safeParse(request.headers.get('x-upload-secret'));
  if (!secret.success) throw new FunctionError('invalid_request', { paths: ['x-upload-secret'] });
  return { userId: null, secretHash: await digestOf(secret.data) };
}

async function checkFile(deps: FunctionDeps, file: Uint8Array<ArrayBuffer>, name: string): Promise<CheckedFile> {
  if (looksLikePdf(file)) {
    const bytes = await rewritePdf(file);
    return { name: cleanName(name, 'pdf'), mediaType: 'application/pdf', bytes };
  }
  const kind = pictureKind(file);
  if (kind === null) throw new FunctionError('unsupported_file');
  const maxBytes = limits.maxBytes.image;
  if (file.length > maxBytes) throw new FunctionError('file_too_large', { maxBytes });
  const [picture] = await encodeUpload(deps, file, kind, [limits.imageWidth]);
  if (picture === undefined) throw new Error('The picture was encoded in no width');
  return { name: cleanName(name, 'webp'), mediaType: 'image/webp', bytes: picture.bytes };
}

/** Removes path, control characters and bidi marks, and sets the extension of the stored type. */
function cleanName(name: string, ending: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .slice(0, 180)
    // Half of an emoji would be stored as another character, and an order would not find the file by its name.
    .replace(/[\uD800-\uDBFF]$/, '');
  return `${stem || 'Datei'}.${ending}`;
}

/** Creates the row first, so that every object has one. The sweep removes incomplete uploads. */
async function storeFile(
  { database, now }: FunctionDeps,
  { userId, secretHash }: FileOwner,
  { name, mediaType, bytes }: CheckedFile,
): Promise<UploadFileReply> {
  const id = await callDatabase(
    database,
    'begin_order_file',
    {
      p_user_id: userId,
      p_secret_hash: secretHash,
      p_name: name,
      p_media_type: mediaType,
      p_bytes: bytes.length,
      p_max_unbound: limits.maxUnbound,
      p_now: now().toISOString(),
    },
    z.uuid(),
  );
  const stored = await database.storage.from(limits.bucket).upload(id, bytes, {
    contentType: mediaType,
    // Storage sends this header with the file. Its default is an hour, longer than a link to the file is valid.
    headers: { 'cache-control': 'private, no-store' },
  });
  if (stored.error !== null) throw new Error(stored.error.message);
  const marked = await database.from('order_files').update({ stored_at: now().toISOString() }).eq('id', id);
  if (marked.error !== null) throw new Error(marked.error.message);
  return { id, name, mediaType, bytes: bytes.length };
}
