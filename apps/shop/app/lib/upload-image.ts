import {
  errorReplySchema,
  imageUploads,
  type UploadImageQuery,
  type UploadImageReply,
  uploadImageReplySchema,
} from 'shop-backend/contracts';
import { failureText } from './database-failure.ts';
import { type FailureLanguage, lostConnection, unknownFailure } from './failure-words.ts';
import { publicEnv } from './public-env.tsx';
import { scaleImage } from './scale-image.ts';
import { signedInClient } from './supabase/signed-in-client.ts';

/** What a picture is uploaded for. */
export type ImagePurpose = UploadImageQuery['for'];

/** Why a picture was not taken; see `uploadFailureText`. */
export class UploadFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The upload failed: ${code}`);
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

type Words = Readonly<Record<FailureLanguage, string>>;

const fileTooLarge: Words = { de: 'Datei zu groß', en: 'File too large' };
const invalidFileType: Words = { de: 'Ungültiger Dateityp', en: 'Invalid file type' };
const cancelled: Words = { de: 'Upload abgebrochen', en: 'Upload cancelled' };

const messages: Readonly<Record<string, Words | undefined>> = {
  not_signed_in: { de: 'Bitte melden Sie sich neu an.', en: 'Please sign in again.' },
  not_allowed: { de: 'Keine Berechtigung', en: 'No permission' },
  file_too_large: fileTooLarge,
  unsupported_image: invalidFileType,
  image_too_large: { de: 'Das Bild hat zu viele Bildpunkte.', en: 'The image has too many pixels.' },
  image_broken: { de: 'Die Bilddatei ist beschädigt.', en: 'The image file is damaged.' },
  too_many_requests: {
    de: 'Zu viele Uploads. Bitte warten Sie einen Moment.',
    en: 'Too many uploads. Please wait a moment.',
  },
  network: lostConnection,
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
export function uploadFailureText(error: unknown, language: FailureLanguage): string {
  if (isUploadCancelled(error)) return cancelled[language];
  return error instanceof UploadFailure
    ? (messages[error.code] ?? unknownFailure)[language]
    : failureText(error, language);
}

/** What is wrong with a chosen file before it is sent: its type or its size; null when nothing is. */
export function checkImageFile(purpose: ImagePurpose, file: File, language: FailureLanguage): string | null {
  if (!file.type.startsWith('image/')) return invalidFileType[language];
  return file.size > imageUploads[purpose].maxBytes ? fileTooLarge[language] : null;
}

/**
 * Uploads a picture through the function that checks and scales it.
 * @returns its addresses in all widths
 * @throws UploadFailure when it was refused or the network failed; an AbortError when it was cancelled
 */
export async function uploadPicture(
  purpose: ImagePurpose,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadImageReply> {
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
      if (request.status === 200 && reply.success) resolve(reply.data);
      else reject(failureOf(request.responseText));
    });
    request.addEventListener('error', () => reject(new UploadFailure('network')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    request.send(picture);
  });
}

/** Uploads a picture as `uploadPicture` does, and resolves to its main address. */
export const uploadImage: UploadImage = async (...upload) => (await uploadPicture(...upload)).url;

function failureOf(text: string): UploadFailure {
  const parsed = errorReplySchema.safeParse(parseJson(text));
  const code = parsed.success ? parsed.data.error.code : 'unknown';
  return new UploadFailure(code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
