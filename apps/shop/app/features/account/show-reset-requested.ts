import { showToast } from '#app/lib/toasts.ts';

/** Shows a toast that the password reset mail was requested. */
export function showResetRequested(): void {
  showToast({
    title: 'Password reset email sent',
    description: 'Please check your email for further instructions',
    id: 'auth',
  });
}
