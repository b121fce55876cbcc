import type { FileReference } from 'configurator-core';
import type { UploadOptions } from 'configurator-react';
import { orderFileLimits, uploadFileReplySchema } from 'shop-backend/contracts';
import type { FailureLanguage } from '../failures/failure-texts.ts';
import { scaleImage } from '../files/scale-image.ts';
import { sendFile, UploadFailure } from '../files/send-file.ts';
import { isUploadCancelled } from '../files/upload-image.ts';
import { localTextStorage } from '../storage/text-storage.ts';
import { fetchFileLink } from './fetch-file-link.ts';
import { type Connection, retryOnline } from './retry-online.ts';
import { isRefused, orderFileFailureText } from './upload-failure-text.ts';
import { uploadSecretOf } from './upload-secret.ts';

/**
 * Uploads a file to the shop, as the signed-in user or with the secret of this browser.
 * @throws Error with a message for the shopper, a DataError if the file itself is the cause; an AbortError if it is
 * cancelled
 */
export async function uploadOrderFile(
  file: File,
  language: FailureLanguage,
  { signal, onProgress, onWait = () => undefined }: UploadOptions,
): Promise<FileReference> {
  // The server appends the extension of the stored format. The cut may leave half of an emoji, which is dropped.
  const name = file.name
    .trim()
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '');
  const query = new URLSearchParams({ name: name || 'Datei' });
  const headers = { 'x-upload-secret': uploadSecretOf(localTextStorage) };
  try {
    const content = await contentOf(file);
    const send = () =>
      sendFile(`upload-file?${query}`, content, uploadFileReplySchema, { signal, onProgress, headers });
    return await retryOnline(send, { connection: browserConnection(), signal, onWait });
  } catch (error) {
    if (isUploadCancelled(error)) throw error;
    const text = orderFileFailureText(error, language);
    throw isRefused(error) ? new DOMException(text, 'DataError') : new Error(text, { cause: error });
  }
}

/**
 * Returns a short-lived URL of a file that this shopper uploaded.
 * @throws Error with a message for the shopper
 */
export async function linkOrderFile(id: string, language: FailureLanguage): Promise<string> {
  const reply = await fetchFileLink(id, null);
  if (reply.ok) return reply.value.url;
  const { code, params } = reply.error;
  throw new Error(orderFileFailureText(new UploadFailure(code, params), language));
}

/**
 * Scales a photo down to the stored width; returns other files unchanged.
 * @throws UploadFailure file_too_large, which the server would report only after the whole upload
 */
async function contentOf(file: File): Promise<Blob> {
  const { image, pdf } = orderFileLimits.maxBytes;
  const isImage = file.type.startsWith('image/');
  const content = isImage ? await scaleImage(file, orderFileLimits.imageWidth) : file;
  const maxBytes = isImage ? image : pdf;
  if (content.size > maxBytes) throw new UploadFailure('file_too_large', { maxBytes });
  return content;
}

function browserConnection(): Connection {
  return { events: window, isOnline: () => navigator.onLine };
}
