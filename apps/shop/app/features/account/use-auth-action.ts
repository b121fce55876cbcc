import type { Result } from 'configurator-core';
import { use, useState } from 'react';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { PageLanguageMode } from '#app/ui/page/page-wording.ts';
import type { AuthFailure } from './api/auth-failure.ts';
import { authFailureText } from './auth-failure-text.ts';
import { type AuthActionName, showAuthFailure, showAuthFailureIn } from './show-auth-failure.ts';
import { signInTexts } from './texts/sign-in-texts.ts';
import { useBackOff } from './use-back-off.ts';

type AccountApi = typeof import('./api/account-api.ts');

/** Loads the Auth client. Call it early, for example when a form gets the focus. */
export function loadAccountApi(): Promise<AccountApi> {
  return import('./api/account-api.ts');
}

/** Runs an Auth action, shows a failure as a toast and in the form, and counts failures for the back-off. */
export function useAuthAction(name: AuthActionName) {
  const backOff = useBackOff(name);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const language = use(PageLanguage);
  const isLanguageChosen = use(PageLanguageMode) !== 'prescribed';
  const refuse = (refused: AuthFailure, isShownAtField: boolean) => {
    backOff.failed(refused.waitSeconds ?? (refused.isTooMany ? 30 : null));
    setFailure(isShownAtField ? null : refused);
    if (isLanguageChosen && (name === 'login' || name === 'secondFactor')) showAuthFailureIn(language, name, refused);
    else showAuthFailure(name, refused);
  };
  /**
   * @param showAtField returns whether the form shows the failure at one of its fields, instead of the notice
   * @returns whether the action succeeded; false without a request during a back-off delay
   */
  const run = async (
    action: (api: AccountApi) => Promise<Result<null, AuthFailure>>,
    showAtField: (refused: AuthFailure) => boolean = () => false,
  ): Promise<boolean> => {
    if (backOff.waitSeconds > 0) return false;
    setFailure(null);
    try {
      const result = await action(await loadAccountApi());
      if (result.ok) backOff.succeeded();
      else refuse(result.error, showAtField(result.error));
      return result.ok;
    } catch (error) {
      console.error('The Auth request failed', error);
      refuse({ message: null, code: null, isTooMany: false, waitSeconds: null }, false);
      return false;
    }
  };
  const message = failure && authFailureText(failure, signInTexts[language]);
  return { run, failure: message, waitSeconds: backOff.waitSeconds };
}
