import { showErrorToast } from '#app/lib/toasts.ts';
import type { AuthFailure } from './api/auth-failure.ts';
import { authFailureText } from './auth-failure-text.ts';
import { signInTexts } from './texts/sign-in-texts.ts';

const titles = { expired: 'Email link is invalid or has expired', unchecked: 'The link could not be checked' };

/** Shows a toast with the reason why a mail link was rejected, or that it could not be checked. */
export function showLinkFailure(failure: AuthFailure): void {
  showErrorToast({
    title: failure.message ?? titles[failure.code === 'otp_expired' ? 'expired' : 'unchecked'],
    description: authFailureText(failure, signInTexts.de),
    id: 'mail-link',
  });
}
