import { showErrorToast } from '#app/lib/toasts.ts';
import type { AuthFailure } from './api/auth-failure.ts';

/** The actions of Auth, each with the title of its failure and the second line where the server has no words. */
const actions = {
  login: { title: 'Login failed', description: 'An error occurred during login' },
  registration: { title: 'Registration failed', description: 'An error occurred during registration' },
  reset: { title: 'Password reset failed', description: undefined },
  newPassword: { title: 'Password reset failed', description: undefined },
  passwordChange: { title: 'Fehler beim Aktualisieren', description: undefined },
  secondFactor: { title: 'Der zweite Schritt hat nicht geklappt', description: undefined },
  deletion: { title: 'Das Konto konnte nicht gelöscht werden', description: undefined },
} as const;

export type AuthActionName = keyof typeof actions;

/** Shows a toast for a refused action, and logs it. */
export function showAuthFailure(name: AuthActionName, failure: AuthFailure): void {
  const { title, description } = actions[name];
  console.warn(title, failure.code ?? failure.message);
  showErrorToast({ title, description: failure.message ?? description, id: 'auth' });
}
