import {
  readAtMost,
  requestLimits,
  storedImageWidths,
  type UploadImageReply,
  uploadImageQuerySchema,
} from '../../contracts/index.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { pictureFiles } from '../_shared/files/picture-files.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { handleRequest } from '../_shared/http/handle-request.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';
import type { FunctionHandler } from '../_shared/http/serve-function.ts';
import type { EncodedPicture } from '../_shared/pictures/encode-picture.ts';
import { encodeUpload } from '../_shared/pictures/encode-upload.ts';
import { pictureKind } from '../_shared/pictures/picture-kind.ts';

const dayMs = 86_400_000;

/**
 * POST upload-image: checks the bytes of an admin's picture, decodes it, re-encodes it in each width and stores the
 * result. The uploaded file is never stored.
 */
export const uploadImageHandler: FunctionHandler = (request, deps) =>
  handleRequest(request, deps, async () => {
    if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
    const admin = await requireAdmin(request, deps);
    await limitRate(deps, request, 'upload-image', admin.userId);
    const query = uploadImageQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw new FunctionError('invalid_request', { paths: ['for'] });
    const { bucket, maxBytes, unsavedDays } = requestLimits.uploads[query.data.for];
    const file = await readAtMost(request, maxBytes);
    if (file === null) throw new FunctionError('file_too_large', { maxBytes });
    const kind = pictureKind(file);
    if (kind === null) throw new FunctionError('unsupported_image');
    const pictures = await encodeUpload(deps, file, kind, storedImageWidths);
    return Response.json(await storePicture(deps, { bucket, unsavedDays }, pictures));
  });

/** Stores the picture under an unguessable name, scheduled for removal until a row references it. */
async function storePicture(
  { database, env, now }: FunctionDeps,
  { bucket, unsavedDays }: { bucket: string; unsavedDays: number },
  pictures: readonly EncodedPicture[],
): Promise<UploadImageReply> {
  const storage = database.storage.from(bucket);
  const files = pictureFiles(bucket, crypto.randomUUID());
  const address = (name: string) => `${env.supabaseUrl}/storage/v1/object/public/${bucket}/${name}`;
  const stored = files.names.flatMap(({ name }, index) => {
    const picture = pictures[index];
    return picture === undefined ? [] : [{ ...picture, name, url: address(name) }];
  });
  const main = stored.at(-1);
  if (main === undefined) throw new Error('There is no width to store a picture in');
  const { error } = await database
    .from('file_removals')
    .insert({ file_url: main.url, due_at: new Date(now().getTime() + unsavedDays * dayMs).toISOString() });
  if (error !== null) throw new Error(error.message);
  for (const { name, bytes } of stored) {
    const { error } = await storage.upload(name, bytes, { contentType: 'image/webp' });
    if (error !== null) throw new Error(error.message);
  }
  return {
    url: main.url,
    width: main.width,
    height: main.height,
    sources: stored.map(({ url, width }) => ({ url, width })),
  };
}
