import { useState } from 'react';
import { usePublicEnv } from '../../../lib/public-env.tsx';
import { refreshSession } from '../../../lib/session/start-session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { tellSaveFailure } from '../tell-save-failure.ts';

interface Saving {
  /** Toast when it is stored. */
  done: string;
}

/**
 * Runs a change of the account and tells how it went. After a failure it looks whether the session still counts, so
 * that a lost one is said instead of a riddle; what was typed stays where it is.
 */
export function useSaving() {
  const env = usePublicEnv();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (work: () => Promise<void>, { done }: Saving) => {
    setIsSaving(true);
    try {
      await work();
      showToast({ title: done, id: 'account' });
      return true;
    } catch (error) {
      tellSaveFailure(error);
      await refreshSession(env).catch(() => undefined);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving };
}
