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

/** Why the database refused: its code, our own error name or its message, and the details of it. */
export interface DatabaseFailure {
  code: string;
  /** The name of an error of ours, such as `revision_conflict`, or Postgres' own words. */
  message: string;
  details: unknown;
}

/** What a thrown error of the Data API says; null where it is something else, such as a lost connection. */
export function parseDatabaseFailure(error: unknown): DatabaseFailure | null {
  // A mistake of the browser's own: it has a message, but not from a server.
  if (error instanceof Error && !('code' in error)) return null;
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return null;
  const { code, message, details } = parsed.data;
  return { code, message, details: parseDetails(details) };
}

/** Whether the caller may not do that: not an admin, or no right to the row. */
export function isRefusal(error: unknown): boolean {
  const failure = parseDatabaseFailure(error);
  return failure !== null && (failure.code === '42501' || failure.message === 'not_admin');
}

/** The toast for who may not save, by language. Source: administration.md, section 6 */
export const saveRefusal = {
  de: { title: 'Keine Berechtigung', description: 'Zum Speichern brauchen Sie Administratorrechte.' },
  en: { title: 'No permission', description: 'You need administrator rights to save.' },
} as const;

/** Whether a request failed on its way. Browsers name it differently, and the client passes it on without a code. */
function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed|importing a module/i.test(error.message);
  return parseDatabaseFailure(error)?.code === '';
}

/**
 * Why something failed, for a toast: what to do about a lost connection or an error that is known, else the server's
 * message, else the general words. Source: administration.md, section 8
 */
export function failureText(error: unknown, language: FailureLanguage = 'de'): string {
  const failure = parseDatabaseFailure(error);
  if (isConnectionLost(error)) return lostConnection[language];
  // The specification quotes it in German for its English pages too.
  const general = unknownFailure[adminLanguageMode() === 'prescribed' ? 'de' : language];
  if (failure === null || failure.message === '') return general;
  // A page of a gateway is no message for people.
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
