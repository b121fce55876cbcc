import type { SignInTexts } from './english-sign-in-texts.ts';

/** German texts of the login and its second factor. */
export const germanSignInTexts: SignInTexts = {
  email: 'E-Mail',
  password: 'Passwort',
  forgotten: 'Passwort vergessen?',
  logIn: 'Anmelden',
  login: 'Login',
  isLoggedIn: 'Sie sind angemeldet',
  noCookies: 'Ihr Browser nimmt von dieser Seite keine Cookies an. Bitte erlauben Sie sie in den Einstellungen.',
  signOut: 'Abmelden',
  next: 'Weiter',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  retry: 'Erneut versuchen',
  correctFields: (count) => `Bitte prüfen Sie ${count} Angaben:`,

  issues: {
    tooLong: 'Diese Angabe ist zu lang',
    emailMissing: 'E-Mail ist erforderlich',
    emailInvalid: 'Ungültige E-Mail-Adresse',
    passwordMissing: 'Passwort ist erforderlich',
    codeInvalid: 'Der Code hat 6 Ziffern',
    recoveryCodeMissing: 'Wiederherstellungscode ist erforderlich',
  },
  failures: {
    invalid_credentials: 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beide.',
    email_not_confirmed: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link aus unserer Nachricht.',
    weak_password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    same_password: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
    mfa_verification_failed: 'Der Code stimmt nicht. Bitte geben Sie den neuesten Code aus der App ein.',
    mfa_challenge_expired: 'Das hat zu lange gedauert. Bitte geben Sie den neuesten Code aus der App ein.',
    recovery_code_unknown: 'Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon benutzt.',
    reauthentication_needed:
      'Ihre Anmeldung liegt zu lange zurück. Bitte fordern Sie einen Link für ein neues Passwort an.',
    reauthentication_failed: 'Das Passwort stimmt nicht.',
    insufficient_aal: 'Bitte bestätigen Sie zuerst den zweiten Schritt der Anmeldung.',
    otp_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    user_banned: 'Dieses Konto ist gesperrt. Bitte schreiben Sie uns.',
    email_address_invalid: 'An diese E-Mail-Adresse kann keine Nachricht gehen. Bitte prüfen Sie sie.',
  },
  tooMany: 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.',
  unknownFailure: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  failed: {
    login: 'Anmeldung fehlgeschlagen',
    secondFactor: 'Der zweite Schritt hat nicht geklappt',
  },
  nextTry: {
    before: 'Der nächste Versuch ist',
    announced: 'in Kürze möglich.',
    in: 'in',
    seconds: (count) => (count === 1 ? 'Sekunde möglich.' : 'Sekunden möglich.'),
  },

  losses: {
    expired: {
      title: 'Ihre Anmeldung ist abgelaufen',
      explanation: 'Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen.',
    },
    revoked: {
      title: 'Sie wurden abgemeldet',
      explanation:
        'Ihre Anmeldung wurde beendet, zum Beispiel auf einem anderen Gerät. Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen.',
    },
    idle: {
      title: 'Sie wurden abgemeldet',
      explanation:
        'In der Verwaltung war lange niemand aktiv. Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen.',
    },
  },
  logInAgain: 'Wieder anmelden',
  toHome: 'Zur Startseite',

  secondStep: 'Zweiter Schritt',
  enterCode: 'Bitte geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.',
  code: 'Code aus der App',
  sixDigits: '6 Ziffern',
  useCode: 'Code aus der App eingeben',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  recovery: 'Wiederherstellung',
  recoveryHint:
    'Jeder Code gilt einmal und schaltet die Anmeldung in zwei Schritten ab. Richten Sie sie danach bitte neu ein.',
  recoveryCode: 'Wiederherstellungscode',
  isOff: 'Die Anmeldung in zwei Schritten ist abgeschaltet',
  setUpAgain: 'Bitte richten Sie sie im Profil neu ein.',

  twoSteps: 'Anmeldung in zwei Schritten',
  twoStepsIntro: 'Schützt die Verwaltung auch dann, wenn jemand Ihr Passwort kennt.',
  readFailed: 'Der Stand konnte nicht gelesen werden.',
  notSetUp: 'Nicht eingerichtet. Sie brauchen eine Authenticator-App auf Ihrem Telefon.',
  setUp: 'Einrichten',
  isSetUp: (codesLeft) =>
    `Eingerichtet. ${codesLeft === 1 ? 'Noch 1 Wiederherstellungscode' : `Noch ${codesLeft} Wiederherstellungscodes`}.`,
  newCodes: 'Neue Wiederherstellungscodes',
  turnOff: 'Abschalten',
  lockedAfterChange:
    'Nach einer Änderung an Passwort oder zweitem Schritt sind Rollen und Erstattungen sechs Stunden lang gesperrt.',
  confirmPassword: 'Passwort bestätigen',
  yourPassword: 'Ihr Passwort',
  setUpApp: 'App einrichten',
  scan: 'Scannen Sie den Code mit Ihrer Authenticator-App, oder geben Sie dort den Schlüssel ein.',
  qrCode: 'QR-Code für die Authenticator-App',
  secret: 'Schlüssel',
  yourCodes: 'Ihre Wiederherstellungscodes',
  yourCodesHint:
    'Jeder gilt einmal, falls das Telefon fehlt. Wir zeigen sie nur jetzt: Bitte bewahren Sie sie so sicher auf wie Ihr Passwort.',
  recoveryCodes: 'Wiederherstellungscodes',
  saveCodes: 'Als Datei speichern',
  codesFile: 'wiederherstellungscodes.txt',
  done: 'Fertig',
};
