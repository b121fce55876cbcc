import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { showErrorToast } from '#app/lib/toasts.ts';

/** Title of every failed save of the account. */
export const saveFailureTitle = 'Fehler beim Aktualisieren';

/**
 * Shows a toast that a change of the account was not stored, and logs the error.
 * @returns the toast's description
 */
export function showSaveFailure(error: unknown): string {
  const description = messageOf(error);
  console.error(saveFailureTitle, error);
  showErrorToast({ title: saveFailureTitle, description, id: 'account' });
  return description;
}

/** The server's message; empty for a lost connection or a row that policies hide, whose message is unreadable. */
function messageOf(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const isSpecific = failure !== null && failure.code !== '' && failure.code !== 'PGRST116';
  return isSpecific ? failure.message : 'Ein Fehler ist aufgetreten';
}
