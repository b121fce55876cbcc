import { errorReplySchema, imageUploads, type UploadImageQuery, uploadImageReplySchema } from 'shop-backend/contracts';
import { failureText } from './database-failure.ts';
import { publicEnv } from './public-env.tsx';
import { scaleImage } from './scale-image.ts';
import { signedInClient } from './supabase/signed-in-client.ts';

/** What a picture is uploaded for. */
export type ImagePurpose = UploadImageQuery['for'];

/** Why a picture was not taken; `message` is the German sentence for people. */
export class UploadFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'UploadFailure';
    this.code = code;
  }
}

/** How an upload is watched and broken off. */
export interface UploadOptions {
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a picture to the shop and resolves to the address it has then. */
export type UploadImage = (purpose: ImagePurpose, file: File, options?: UploadOptions) => Promise<string>;

const messages: Readonly<Record<string, string>> = {
  not_signed_in: 'Bitte melden Sie sich neu an.',
  not_allowed: 'Keine Berechtigung',
  file_too_large: 'Datei zu groß',
  unsupported_image: 'Ungültiger Dateityp',
  image_too_large: 'Das Bild hat zu viele Bildpunkte.',
  image_broken: 'Die Bilddatei ist beschädigt.',
  too_many_requests: 'Zu viele Uploads. Bitte warten Sie einen Moment.',
};

/** Whether an upload ended because it was cancelled. */
export function isUploadCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether a picture was refused because of who sent it: not an admin any more. */
export function isUploadRefused(error: unknown): boolean {
  return error instanceof UploadFailure && error.code === 'not_allowed';
}

/** Why a picture was not taken, or what it belongs to was not saved, in words. */
export function uploadFailureText(error: unknown): string {
  if (isUploadCancelled(error)) return 'Upload abgebrochen';
  return error instanceof UploadFailure ? error.message : failureText(error);
}

/** What is wrong with a chosen file before it is sent: its type or its size; null when nothing is. */
export function checkImageFile(purpose: ImagePurpose, file: File): 'Ungültiger Dateityp' | 'Datei zu groß' | null {
  if (!file.type.startsWith('image/')) return 'Ungültiger Dateityp';
  return file.size > imageUploads[purpose].maxBytes ? 'Datei zu groß' : null;
}

/**
 * Uploads a picture through the function that checks and scales it.
 * @throws UploadFailure when it was refused or the network failed; an AbortError when it was cancelled
 */
export const uploadImage: UploadImage = async (purpose, file, { onProgress, signal } = {}) => {
  const [client, env, picture] = await Promise.all([signedInClient(), publicEnv(), scaleImage(file)]);
  const { data } = await client.auth.getSession();
  signal?.throwIfAborted();
  // fetch tells nothing of an upload's progress.
  const request = new XMLHttpRequest();
  request.open('POST', `${env.supabaseUrl}/functions/v1/upload-image?for=${purpose}`);
  request.setRequestHeader('apikey', env.supabasePublishableKey);
  request.setRequestHeader('Authorization', `Bearer ${data.session?.access_token ?? env.supabasePublishableKey}`);
  request.setRequestHeader('Content-Type', picture.type);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
  signal?.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      const reply = uploadImageReplySchema.safeParse(parseJson(request.responseText));
      if (request.status === 200 && reply.success) resolve(reply.data.url);
      else reject(failureOf(request.responseText));
    });
    request.addEventListener('error', () => reject(new UploadFailure('network', 'Die Verbindung ist abgebrochen.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    request.send(picture);
  });
};

function failureOf(text: string): UploadFailure {
  const parsed = errorReplySchema.safeParse(parseJson(text));
  const code = parsed.success ? parsed.data.error.code : 'unknown';
  return new UploadFailure(code, messages[code] ?? 'Ein unbekannter Fehler ist aufgetreten');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
