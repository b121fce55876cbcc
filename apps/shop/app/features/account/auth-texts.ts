import type { AuthFailure } from './api/auth-failure.ts';

const texts: Readonly<Record<string, string>> = {
  invalid_credentials: 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beide.',
  email_not_confirmed: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link aus unserer Nachricht.',
  weak_password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  same_password: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
  otp_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  user_banned: 'Dieses Konto ist gesperrt. Bitte schreiben Sie uns.',
  email_address_invalid: 'An diese E-Mail-Adresse kann keine Nachricht gehen. Bitte prüfen Sie sie.',
};

/** What went wrong and what to do, in a sentence that stands at the form beside the toast. */
export function authFailureText(failure: AuthFailure): string {
  if (failure.isTooMany) return 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.';
  return (
    texts[failure.code ?? ''] ??
    'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'
  );
}
