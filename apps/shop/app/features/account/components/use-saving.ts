import { useState } from 'react';
import { parseDatabaseFailure } from '../../../lib/database-failure.ts';
import { usePublicEnv } from '../../../lib/public-env.tsx';
import { refreshSession } from '../../../lib/session/start-session.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';

interface Saving {
  done: string;
  failed?: string;
}

/**
 * Runs a change of the account and tells how it went. After a failure it looks whether the session still counts, so
 * that a lost one is said instead of a riddle; what was typed stays where it is.
 */
export function useSaving() {
  const env = usePublicEnv();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (work: () => Promise<void>, { done, failed = 'Fehler beim Aktualisieren' }: Saving) => {
    setIsSaving(true);
    try {
      await work();
      showToast({ title: done, id: 'account' });
      return true;
    } catch (error) {
      console.error(failed, error);
      showErrorToast({ title: failed, description: messageOf(error), id: 'account' });
      await refreshSession(env).catch(() => undefined);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving };
}

/** The server's own words; a lost connection has none, and a row that is out of reach speaks in riddles. */
function messageOf(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const isTold = failure !== null && failure.code !== '' && failure.code !== 'PGRST116';
  return isTold ? failure.message : 'Ein Fehler ist aufgetreten';
}
