import { showErrorToast } from '#app/lib/toasts.ts';
import type { AuthFailure } from './api/auth-failure.ts';
import { authFailureText } from './auth-failure-text.ts';
import { signInTexts } from './texts/sign-in-texts.ts';

/** Shows a toast with the reason why a mail link was rejected. */
export function showLinkFailure(failure: AuthFailure): void {
  showErrorToast({
    title: failure.message ?? 'Email link is invalid or has expired',
    description: authFailureText(failure, signInTexts.de),
    id: 'mail-link',
  });
}
