/** English texts of the login and its second factor. */
export const englishSignInTexts = {
  email: 'E-mail',
  password: 'Password',
  forgotten: 'Forgot password?',
  logIn: 'Sign in',
  login: 'Sign in',
  isLoggedIn: 'You are signed in',
  noCookies: 'Your browser does not accept cookies from this site. Please allow them in its settings.',
  signOut: 'Sign out',
  next: 'Continue',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  correctFields: (count: number) => `Please correct ${count} fields:`,

  issues: {
    tooLong: 'This entry is too long',
    emailMissing: 'E-mail is required',
    emailInvalid: 'Invalid e-mail address',
    passwordMissing: 'Password is required',
    codeInvalid: 'The code has 6 digits',
    recoveryCodeMissing: 'Recovery code is required',
  },
  failures: {
    invalid_credentials: 'Incorrect e-mail or password.',
    email_not_confirmed: 'Please confirm your e-mail address first with the link that we sent to you.',
    weak_password: 'This password is too easy to guess. Please choose another one.',
    same_password: 'This is your current password. Please choose another one.',
    mfa_verification_failed: 'Incorrect code. Please enter the latest code of the app.',
    mfa_challenge_expired: 'The code has expired. Please enter the latest code of the app.',
    recovery_code_unknown: 'This recovery code does not exist or has already been used.',
    reauthentication_needed: 'You signed in too long ago. Please request a link for a new password.',
    reauthentication_failed: 'Incorrect password.',
    insufficient_aal: 'Please complete two-step verification first.',
    otp_expired: 'This link has expired or has already been used.',
    user_banned: 'This account is blocked. Please contact us.',
    email_address_invalid: 'No message can be delivered to this e-mail address. Please check it.',
  } as Readonly<Record<string, string>>,
  tooMany: 'Too many attempts. Please wait a moment.',
  unknownFailure: 'Something went wrong. Please check your connection and try again.',
  failed: {
    login: 'Sign-in failed',
    secondFactor: 'Two-step verification failed',
  },
  nextTry: {
    before: 'You can try again',
    announced: 'shortly.',
    in: 'in',
    seconds: (count: number): string => (count === 1 ? 'second.' : 'seconds.'),
  },

  losses: {
    expired: {
      title: 'Your session has expired',
      explanation: 'Please sign in again. Your entries are kept.',
    },
    revoked: {
      title: 'You have been signed out',
      explanation:
        'Your session was ended, for example on another device. Please sign in again. Your entries are kept.',
    },
    idle: {
      title: 'You have been signed out',
      explanation: 'The administration was inactive for a long time. Please sign in again. Your entries are kept.',
    },
  },
  logInAgain: 'Sign in again',
  toHome: 'Go to home page',

  secondStep: 'Two-step verification',
  enterCode: 'Please enter the current code of your authenticator app.',
  code: 'Verification code',
  sixDigits: '6 digits',
  useCode: 'Use verification code',
  useRecoveryCode: 'Use recovery code',
  recovery: 'Recovery',
  recoveryHint: 'Each code works once and turns off two-step verification. Please set it up again afterwards.',
  recoveryCode: 'Recovery code',
  isOff: 'Two-step verification is off',
  setUpAgain: 'Please set it up again in your profile.',

  twoSteps: 'Two-step verification',
  twoStepsIntro: 'Protects the administration even if someone knows your password.',
  readFailed: 'Two-step verification could not be loaded.',
  notSetUp: 'Off. You need an authenticator app on your phone.',
  setUp: 'Set up',
  isSetUp: (codesLeft: number) =>
    `On. ${codesLeft === 1 ? '1 recovery code left' : `${codesLeft} recovery codes left`}.`,
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  lockedAfterChange: 'After a change of password or verification, roles and refunds are locked for six hours.',
  confirmPassword: 'Confirm password',
  yourPassword: 'Your password',
  setUpApp: 'Set up app',
  scan: 'Scan the code with your authenticator app, or enter the key there.',
  qrCode: 'QR code for the authenticator app',
  secret: 'Key',
  yourCodes: 'Your recovery codes',
  yourCodesHint:
    'Each code works once if you lose your phone. They are shown only now: please keep them as safe as your password.',
  recoveryCodes: 'Recovery codes',
  saveCodes: 'Save as file',
  codesFile: 'recovery-codes.txt',
  done: 'Done',
};

/** Texts of the login, its second factor and a lost session, shown in the shop and in the administration. */
export type SignInTexts = typeof englishSignInTexts;
