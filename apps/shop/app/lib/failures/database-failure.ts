import { z } from 'zod';
import { adminLanguageMode } from '../language/admin-language.ts';
import { adviceFor, type FailureLanguage, lostConnection, unknownFailure } from './failure-texts.ts';

const failureSchema = z.object({
  // A proxy between the shop and the database may answer without a code.
  code: z
    .string()
    .nullish()
    .transform((code) => code ?? 'XX000'),
  message: z.string(),
  details: z.string().nullish(),
});

/** An error of the database: its code, our own error name or Postgres' message, and the details. */
export interface DatabaseFailure {
  code: string;
  /** Name of one of our errors, such as `revision_conflict`, or Postgres' message. */
  message: string;
  details: unknown;
}

/** Parses a thrown error of the Data API; null for any other error, such as a lost connection. */
export function parseDatabaseFailure(error: unknown): DatabaseFailure | null {
  // An error of the browser itself has a message, but no code.
  if (error instanceof Error && !('code' in error)) return null;
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return null;
  const { code, message, details } = parsed.data;
  return { code, message, details: parseDetails(details) };
}

/** Whether the caller was denied: not an admin, or no permission for the row. */
export function isRefusal(error: unknown): boolean {
  const failure = parseDatabaseFailure(error);
  return failure !== null && (failure.code === '42501' || failure.message === 'not_admin');
}

/** Toast for users without permission to save, by language. Source: administration.md, section 6 */
export const saveRefusal = {
  de: { title: 'Keine Berechtigung', description: 'Zum Speichern brauchen Sie Administratorrechte.' },
  en: { title: 'No permission', description: 'You need administrator rights to save.' },
} as const;

/** Whether the connection failed. Messages differ by browser, and the client passes them on with an empty code. */
function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed|importing a module/i.test(error.message);
  return parseDatabaseFailure(error)?.code === '';
}

/**
 * The server's message. Null if no reply arrived, or one without a message for users: an empty one, or a gateway's HTML
 * page.
 */
export function serverMessage(error: unknown): string | null {
  const failure = parseDatabaseFailure(error);
  if (failure === null || failure.code === '') return null;
  const message = failure.message.trim();
  return message === '' || message.startsWith('<') ? null : failure.message;
}

/**
 * Description of a failure for a toast: advice for a known error, else the server's message, else the general text, with
 * advice after a lost connection. Source: administration.md, section 8
 */
export function failureText(error: unknown, language: FailureLanguage = 'de'): string {
  // The specification quotes the general text in German even for its English pages.
  const generalLanguage = adminLanguageMode() === 'prescribed' ? 'de' : language;
  if (isConnectionLost(error)) return lostConnection[generalLanguage];
  const message = serverMessage(error);
  if (message === null) return unknownFailure[generalLanguage];
  const code = parseDatabaseFailure(error)?.code ?? '';
  return adviceFor(message, code)?.[language] ?? message;
}

function parseDetails(details: string | null | undefined): unknown {
  try {
    return JSON.parse(details ?? 'null');
  } catch {
    return details;
  }
}
