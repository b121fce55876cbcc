import { formatFileSize } from 'configurator-core';
import type { FailureLanguage } from '../failures/failure-texts.ts';
import { unknownFailure } from '../failures/failure-texts.ts';
import { pictureFailureTexts } from '../files/picture-failure-texts.ts';
import { UploadFailure } from '../files/send-file.ts';

type Words = Readonly<Record<FailureLanguage, string>>;

const tooLarge: Words = { de: 'Die Datei ist zu groß.', en: 'The file is too large.' };

function atMost(bytes: number): Words {
  const [de, en] = [formatFileSize(bytes, 'de'), formatFileSize(bytes, 'en')];
  return { de: `Die Datei ist zu groß. Höchstens ${de} sind möglich.`, en: `The file is too large. At most ${en}.` };
}

const lostConnection: Words = {
  de: 'Keine Verbindung. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
  en: 'No connection. Nothing you entered is lost. Please try again when you are back online.',
};

const messages: Readonly<Record<string, Words | undefined>> = {
  network: lostConnection,
  not_signed_in: { de: 'Bitte melden Sie sich neu an.', en: 'Please sign in again.' },
  file_too_large: tooLarge,
  request_too_large: tooLarge,
  unsupported_file: {
    de: 'Diese Datei ist weder ein Bild (JPEG, PNG oder WebP) noch ein PDF. Bitte wählen Sie eine andere.',
    en: 'This file is neither an image (JPEG, PNG or WebP) nor a PDF. Please choose another one.',
  },
  ...pictureFailureTexts,
  pdf_broken: {
    de: 'Das PDF lässt sich nicht lesen. Bitte speichern Sie es neu als PDF.',
    en: 'The PDF cannot be read. Please save it as a PDF again.',
  },
  pdf_encrypted: {
    de: 'Das PDF ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Schutz.',
    en: 'The PDF is protected by a password. Please save it without protection.',
  },
  pdf_active: {
    de: 'Das PDF enthält Skripte, Aktionen oder Anhänge. Bitte drucken Sie es neu in ein PDF.',
    en: 'The PDF contains scripts, actions or attachments. Please print it to a PDF again.',
  },
  pdf_too_complex: {
    de: 'Das PDF ist zu umfangreich. Bitte senden Sie nur die Seiten, die wir brauchen.',
    en: 'The PDF is too large inside. Please send only the pages that we need.',
  },
  file_not_found: { de: 'Diese Datei ist nicht mehr vorhanden.', en: 'This file no longer exists.' },
  upload_timeout: {
    de: 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es mit einer schnelleren Verbindung.',
    en: 'The upload took too long. Please try again over a faster connection.',
  },
  too_many_files: {
    de: 'Sie haben zu viele Dateien hochgeladen, die noch zu keiner Bestellung gehören. Nach zwei Tagen löschen wir sie.',
    en: 'You uploaded too many files that belong to no order yet. We delete them after two days.',
  },
  too_many_requests: {
    de: 'Zu viele Uploads. Bitte warten Sie einen Moment.',
    en: 'Too many uploads. Please wait a moment.',
  },
};

/** Codes caused by the file itself, which a retry cannot fix. */
const codesOfFile: ReadonlySet<string> = new Set([
  'file_too_large',
  'request_too_large',
  'unsupported_file',
  ...Object.keys(pictureFailureTexts),
  'pdf_broken',
  'pdf_encrypted',
  'pdf_active',
  'pdf_too_complex',
]);

/** Whether a file was rejected because of its content, so that a retry cannot help. */
export function isRefused(error: unknown): boolean {
  return error instanceof UploadFailure && codesOfFile.has(error.code);
}

/** Error message for an order file that was not stored or cannot be shown, with advice. */
export function orderFileFailureText(error: unknown, language: FailureLanguage): string {
  if (!(error instanceof UploadFailure)) return unknownFailure[language];
  const { maxBytes } = error.params;
  const words = typeof maxBytes === 'number' ? atMost(maxBytes) : messages[error.code];
  return (words ?? unknownFailure)[language];
}
