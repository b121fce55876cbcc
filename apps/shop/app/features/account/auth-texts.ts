import type { AuthFailure } from './api/auth-failure.ts';

const texts: Readonly<Record<string, string>> = {
  invalid_credentials: 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beide.',
  email_not_confirmed: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link aus unserer Nachricht.',
  weak_password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  same_password: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
  mfa_verification_failed: 'Der Code stimmt nicht. Bitte geben Sie den neuesten Code aus der App ein.',
  mfa_challenge_expired: 'Das hat zu lange gedauert. Bitte geben Sie den neuesten Code aus der App ein.',
  recovery_code_unknown: 'Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon benutzt.',
  reauthentication_failed: 'Das Passwort stimmt nicht.',
  insufficient_aal: 'Bitte bestätigen Sie zuerst den zweiten Schritt der Anmeldung.',
  otp_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  user_banned: 'Dieses Konto ist gesperrt. Bitte schreiben Sie uns.',
  email_address_invalid: 'An diese E-Mail-Adresse kann keine Nachricht gehen. Bitte prüfen Sie sie.',
};

/** Error message shown in the form, beside the toast. */
export function authFailureText(failure: AuthFailure): string {
  if (failure.isTooMany) return 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.';
  return (
    texts[failure.code ?? ''] ??
    'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'
  );
}
