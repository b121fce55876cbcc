import { z } from 'zod';
import { adminLanguageMode } from '../language/admin-language.ts';
import { type FailureLanguage, failureTexts, lostConnection, unknownFailure } from './failure-texts.ts';

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
 * Description of a failure for a toast: advice for a lost connection or a known error, else the server's message, else
 * the general text. Source: administration.md, section 8
 */
export function failureText(error: unknown, language: FailureLanguage = 'de'): string {
  const failure = parseDatabaseFailure(error);
  if (isConnectionLost(error)) return lostConnection[language];
  // The specification quotes the general text in German even for its English pages.
  const general = unknownFailure[adminLanguageMode() === 'prescribed' ? 'de' : language];
  if (failure === null || failure.message === '') return general;
  // A gateway's HTML page is not a message for users.
  if (failure.message.trimStart().startsWith('<')) return general;
  return (failureTexts[failure.message] ?? failureTexts[failure.code])?.[language] ?? failure.message;
}

function parseDetails(details: string | null | undefined): unknown {
  try {
    return JSON.parse(details ?? 'null');
  } catch {
    return details;
  }
}
