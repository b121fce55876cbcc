import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
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

/** Texts for the database's error names, which no shopper understands. */
const ownFailures: Readonly<Record<string, string | undefined>> = {
  too_many_rows:
    'Mehr lassen sich nicht speichern. Bitte löschen Sie zuerst einen Eintrag, den Sie nicht mehr brauchen.',
  unknown_address: 'Diese Adresse gibt es nicht mehr. Bitte laden Sie die Seite neu.',
};

/** The server's message. Empty if the connection is lost or a policy hides the row: those messages are unreadable. */
function messageOf(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const isSpecific = failure !== null && failure.code !== '' && failure.code !== 'PGRST116';
  return isSpecific ? (ownFailures[failure.message] ?? failure.message) : 'Ein Fehler ist aufgetreten';
}
