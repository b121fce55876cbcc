import {
  imageUploads,
  type UploadImageQuery,
  type UploadImageReply,
  uploadImageReplySchema,
} from 'shop-backend/contracts';
import { failureText } from '../failures/database-failure.ts';
import { type FailureLanguage, lostConnection, unknownFailure } from '../failures/failure-texts.ts';
import { pictureFailureTexts } from './picture-failure-texts.ts';
import { scaleImage } from './scale-image.ts';
import { sendFile, UploadFailure, type UploadOptions } from './send-file.ts';

/** Purpose of an uploaded picture. */
export type ImagePurpose = UploadImageQuery['for'];

/** Uploads a picture and resolves to its address. */
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
  ...pictureFailureTexts,
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

/** Whether a picture was rejected because the user is no longer an admin. */
export function isUploadRefused(error: unknown): boolean {
  return error instanceof UploadFailure && error.code === 'not_allowed';
}

/** Error message for a picture that was not uploaded, or for its row that was not saved. */
export function uploadFailureText(error: unknown, language: FailureLanguage): string {
  if (isUploadCancelled(error)) return cancelled[language];
  return error instanceof UploadFailure
    ? (messages[error.code] ?? unknownFailure)[language]
    : failureText(error, language);
}

/** Checks type and size of a chosen file before the upload. Returns an error message, or null if the file is valid. */
export function checkImageFile(purpose: ImagePurpose, file: File, language: FailureLanguage): string | null {
  if (!file.type.startsWith('image/')) return invalidFileType[language];
  return file.size > imageUploads[purpose].maxBytes ? fileTooLarge[language] : null;
}

/**
 * Uploads a picture to the function that checks and scales it.
 * @returns its addresses in all widths
 * @throws UploadFailure if it is rejected or the network fails; an AbortError if it is cancelled
 */
export async function uploadPicture(
  purpose: ImagePurpose,
  file: File,
  options: UploadOptions = {},
): Promise<UploadImageReply> {
  const picture = await scaleImage(file);
  return sendFile(`upload-image?for=${purpose}`, picture, uploadImageReplySchema, options);
}

/** Uploads a picture like `uploadPicture`, and resolves to its main address. */
export const uploadImage: UploadImage = async (...upload) => (await uploadPicture(...upload)).url;
