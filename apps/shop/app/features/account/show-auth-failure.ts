import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { showErrorToast } from '#app/lib/toasts.ts';
import type { AuthFailure } from './api/auth-failure.ts';
import { authFailureText } from './auth-failure-text.ts';
import { signInTexts } from './texts/sign-in-texts.ts';

/** Title of the failure toast by Auth action, and its description if the server sends no message. */
const actions = {
  login: { title: 'Login failed', description: 'An error occurred during login' },
  registration: { title: 'Registration failed', description: 'An error occurred during registration' },
  reset: { title: 'Password reset failed', description: undefined },
  newPassword: { title: 'Password reset failed', description: undefined },
  passwordChange: { title: 'Fehler beim Aktualisieren', description: 'Ein Fehler ist aufgetreten' },
  secondFactor: { title: signInTexts.de.failed.secondFactor, description: undefined },
  deletion: { title: 'Das Konto konnte nicht gelöscht werden', description: undefined },
} as const;

export type AuthActionName = keyof typeof actions;

/** Shows a toast for a rejected action with the prescribed texts, and logs it. */
export function showAuthFailure(name: AuthActionName, failure: AuthFailure): void {
  const { title, description } = actions[name];
  console.warn(title, failure.code ?? failure.message);
  showErrorToast({ title, description: failure.message ?? description, id: 'auth' });
}

/** Same as `showAuthFailure`, in the admin's language. Uses our texts, because the server's message is English. */
export function showAuthFailureIn(language: AdminLanguage, name: 'login' | 'secondFactor', failure: AuthFailure): void {
  const texts = signInTexts[language];
  console.warn(name, failure.code ?? failure.message);
  const description = authFailureText(failure, texts);
  showErrorToast({ title: texts.failed[name], description, id: 'auth', lang: language });
}
