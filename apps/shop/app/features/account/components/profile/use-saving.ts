import { useState } from 'react';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { showSaveFailure } from '../../show-save-failure.ts';

interface Saving {
  /** Title of the toast after the change was stored. */
  done: string;
}

/**
 * Saves a change to the account and shows the outcome in a toast. `failure` is the text of the notice in the form after
 * a failed save, else null. A failed save also checks the session, so that an expired one is reported as such. Entries
 * are kept.
 */
export function useSaving() {
  const env = usePublicEnv();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (work: () => Promise<void>, { done }: Saving) => {
    setIsSaving(true);
    setFailure(null);
    try {
      await work();
      showToast({ title: done, id: 'account' });
      return true;
    } catch (error) {
      setFailure(showSaveFailure(error));
      await refreshSession(env).catch(() => undefined);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure };
}
