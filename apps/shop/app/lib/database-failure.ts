import { z } from 'zod';

const failureSchema = z.object({ code: z.string(), message: z.string(), details: z.string().nullish() });

/** Why the database refused: its code, our own error name or its message, and the details of it. */
export interface DatabaseFailure {
  code: string;
  /** The name of an error of ours, such as `revision_conflict`, or Postgres' own words. */
  message: string;
  details: unknown;
}

/** What a thrown error of the Data API says; null where it is something else, such as a lost connection. */
export function parseDatabaseFailure(error: unknown): DatabaseFailure | null {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return null;
  const { code, message, details } = parsed.data;
  return { code, message, details: parseDetails(details) };
}

/** Whether the caller may not do that: not an admin, or no right to the row. */
export function isRefusal(error: unknown): boolean {
  const failure = parseDatabaseFailure(error);
  return (
    failure !== null && (failure.code === '42501' || failure.code === 'PGRST301' || failure.message === 'not_admin')
  );
}

/** The server's message for a toast, or the general one. Source: administration.md, section 8 */
export function failureText(error: unknown, otherwise = 'Ein unbekannter Fehler ist aufgetreten'): string {
  const failure = parseDatabaseFailure(error);
  return failure === null || failure.message === '' ? otherwise : failure.message;
}

function parseDetails(details: string | null | undefined): unknown {
  try {
    return JSON.parse(details ?? 'null');
  } catch {
    return details;
  }
}
