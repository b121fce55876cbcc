import type { AuthFailure } from './api/auth-failure.ts';
import type { SignInTexts } from './texts/sign-in-texts.ts';

/** Error message shown in the form, beside the toast. */
export function authFailureText(failure: AuthFailure, { failures, tooMany, unknownFailure }: SignInTexts): string {
  if (failure.isTooMany) return tooMany;
  return failures[failure.code ?? ''] ?? unknownFailure;
}
