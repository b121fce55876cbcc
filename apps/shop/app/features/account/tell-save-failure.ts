import { parseDatabaseFailure } from '../../lib/database-failure.ts';
import { showErrorToast } from '../../lib/toasts.ts';

/** Tells by toast that something of the account was not stored, and logs it. */
export function tellSaveFailure(error: unknown): void {
  const title = 'Fehler beim Aktualisieren';
  console.error(title, error);
  showErrorToast({ title, description: messageOf(error), id: 'account' });
}

/** The server's own words; a lost connection has none, and a row that is out of reach speaks in riddles. */
function messageOf(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const isTold = failure !== null && failure.code !== '' && failure.code !== 'PGRST116';
  return isTold ? failure.message : 'Ein Fehler ist aufgetreten';
}
