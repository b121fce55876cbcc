import { parseDatabaseFailure, serverMessage } from '#app/lib/failures/database-failure.ts';
import { failureTexts } from '#app/lib/failures/failure-texts.ts';
import { showErrorToast } from '#app/lib/toasts.ts';

/** Title of the message after a failed save in the account. */
export const saveFailureTitle = 'Fehler beim Aktualisieren';

/**
 * Shows a toast that a change to the account was not stored, and logs the error.
 * @returns the toast's description
 */
export function showSaveFailure(error: unknown): string {
  const description = messageOf(error);
  console.error(saveFailureTitle, error);
  showErrorToast({ title: saveFailureTitle, description, id: 'account' });
  return description;
}

/** The server's message, in German for our own errors. A default if there is none or a policy hides the row. */
function messageOf(error: unknown): string {
  const message = serverMessage(error);
  const isRowHidden = parseDatabaseFailure(error)?.code === 'PGRST116';
  if (message === null || isRowHidden) return 'Ein Fehler ist aufgetreten';
  return failureTexts[message]?.de ?? message;
}
