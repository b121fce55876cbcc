import { parseDatabaseFailure, serverMessage } from '#app/lib/failures/database-failure.ts';
import { adviceFor } from '#app/lib/failures/failure-texts.ts';
import { showErrorToast } from '#app/lib/toasts.ts';

/** Texts of the notice in a form, which stays when the toast has disappeared. The toast says why the save failed. */
export const unsavedNotice = {
  title: 'Nicht gespeichert',
  text: 'Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.',
} as const;

/**
 * Shows a toast that a change to the account was not stored, and logs the error.
 * @returns the text of the notice in the form: our advice for a known error, because a retry would not help, else
 *   the general text
 */
export function showSaveFailure(error: unknown): string {
  const title = 'Fehler beim Aktualisieren';
  console.error(title, error);
  showErrorToast({ title, description: messageOf(error), id: 'account' });
  return adviceOf(error) ?? unsavedNotice.text;
}

/** The server's message, in German for known errors. A default if there is none or a policy hides the row. */
function messageOf(error: unknown): string {
  const message = serverMessage(error);
  const isRowHidden = parseDatabaseFailure(error)?.code === 'PGRST116';
  if (message === null || isRowHidden) return 'Ein Fehler ist aufgetreten';
  return adviceOf(error) ?? message;
}

function adviceOf(error: unknown): string | undefined {
  return adviceFor(serverMessage(error) ?? '', parseDatabaseFailure(error)?.code ?? '')?.de;
}
