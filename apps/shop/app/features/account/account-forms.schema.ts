import { deliverableEmail, isEmail, maxEmailLength } from 'shop-backend/contracts';
import { z } from 'zod';
import { type SignInTexts, signInTexts } from './texts/sign-in-texts.ts';

/** Minimum length of a password, in characters. Source: SF-AUTH-08 */
export const minPasswordLength = 6;
/** Auth rejects longer passwords: bcrypt reads 72 bytes. */
const maxPasswordBytes = 72;

type Messages = SignInTexts['issues'];
const german = signInTexts.de.issues;

/** Creates one schema per language, because the administration shows these forms too. */
function inEachLanguage<Schema>(schemaOf: (messages: Messages) => Schema): Readonly<Record<'de' | 'en', Schema>> {
  return { de: schemaOf(german), en: schemaOf(signInTexts.en.issues) };
}

function requiredText(message: string, maxLength = 100, { tooLong }: Pick<Messages, 'tooLong'> = german) {
  return z.string().trim().min(1, message).max(maxLength, tooLong);
}

/** A new password. The message `tooShort` differs by form. */
function newPassword(tooShort: string) {
  const isShortEnough = (password: string) => new TextEncoder().encode(password).length <= maxPasswordBytes;
  return z
    .string()
    .min(minPasswordLength, tooShort)
    .refine(isShortEnough, 'Das Passwort hat höchstens 72 Zeichen, Umlaute zählen doppelt.');
}

function emailIn({ emailMissing, emailInvalid, ...messages }: Messages) {
  return requiredText(emailMissing, maxEmailLength, messages).overwrite(deliverableEmail).refine(isEmail, emailInvalid);
}

const email = emailIn(german);

function passwordIn({ passwordMissing }: Messages) {
  return z.object({ password: z.string().min(1, passwordMissing) });
}

/** Login form. Password rules are not applied, because an old password may break newer ones. */
export const loginSchemas = inEachLanguage((messages) => passwordIn(messages).extend({ email: emailIn(messages) }));

/** Registration form. */
export const registrationSchema = z.object({
  firstName: requiredText('Vorname ist erforderlich'),
  lastName: requiredText('Nachname ist erforderlich'),
  email,
  password: newPassword('Das Passwort muss mindestens 6 Zeichen lang sein.'),
});

/** Password that confirms the deletion of the account. */
export const deleteAccountSchema = passwordIn(german);

/** Password that confirms a change of the second factor. */
export const confirmPasswordSchemas = inEachLanguage(passwordIn);

/** Code of an authenticator app. Blanks between the digits are ignored. */
export const authenticatorCodeSchemas = inEachLanguage(({ codeInvalid }) =>
  z.object({
    code: z
      .string()
      .transform((text) => text.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, codeInvalid)),
  }),
);

/** A recovery code. The server ignores dashes, blanks and case. */
export const recoveryCodeSchemas = inEachLanguage((messages) =>
  z.object({ code: requiredText(messages.recoveryCodeMissing, 100, messages) }),
);

/** Request for a password reset mail. */
export const resetRequestSchema = z.object({ email });

/** Form for a new password on `/reset-password`. */
export const resetPasswordSchema = z
  .object({ password: newPassword('Das Passwort muss mindestens 6 Zeichen lang sein'), confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'Die Passwörter stimmen nicht überein',
    when: isObject,
  });

/** Form in the profile to change the password. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().min(1, 'Aktuelles Passwort ist erforderlich'),
    password: newPassword('Das neue Passwort muss mindestens 6 Zeichen lang sein'),
    confirmation: z.string(),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'Die neuen Passwörter stimmen nicht überein',
    when: isObject,
  });

/** Lets the comparison run even if an entry is too short, so that both issues are reported at once. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
