import type { Result } from 'configurator-core';
import { useState } from 'react';
import type { AuthFailure } from './api/auth-failure.ts';
import { authFailureText } from './auth-texts.ts';
import { type AuthActionName, showAuthFailure } from './show-auth-failure.ts';
import { useBackOff } from './use-back-off.ts';

type AccountApi = typeof import('./api/account-api.ts');

/** Loads what talks to Auth; call it early, for instance when a form gets the focus. */
export function loadAccountApi(): Promise<AccountApi> {
  return import('./api/account-api.ts');
}

/** One action of Auth: runs it, shows a failure as a toast and in the form, and counts failures for the back-off. */
export function useAuthAction(name: AuthActionName) {
  const backOff = useBackOff(name);
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (refused: AuthFailure) => {
    backOff.failed(refused.waitSeconds ?? (refused.isTooMany ? 30 : null));
    setFailure(authFailureText(refused));
    showAuthFailure(name, refused);
  };
  /** @returns whether it was done; false also while a pause runs */
  const run = async (action: (api: AccountApi) => Promise<Result<null, AuthFailure>>): Promise<boolean> => {
    if (backOff.waitSeconds > 0) return false;
    setFailure(null);
    try {
      const result = await action(await loadAccountApi());
      if (result.ok) backOff.succeeded();
      else refuse(result.error);
      return result.ok;
    } catch (error) {
      console.error('Auth could not be asked', error);
      refuse({ message: null, code: null, isTooMany: false, waitSeconds: null });
      return false;
    }
  };
  return { run, failure, waitSeconds: backOff.waitSeconds };
}
