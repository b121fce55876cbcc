import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { showErrorToast } from '#app/lib/toasts.ts';

/** Title of every failed save of the account. */
export const saveFailureTitle = 'Fehler beim Aktualisieren';

/**
 * Shows a toast that a change of the account was not stored, and logs the error.
 * @returns the toast's description
 */
export function tellSaveFailure(error: unknown): string {
  const description = messageOf(error);
  console.error(saveFailureTitle, error);
  showErrorToast({ title: saveFailureTitle, description, id: 'account' });
  return description;
}

/** The server's own words; a lost connection has none, and a row that is out of reach speaks in riddles. */
function messageOf(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const isTold = failure !== null && failure.code !== '' && failure.code !== 'PGRST116';
  return isTold ? failure.message : 'Ein Fehler ist aufgetreten';
}
