import { minPasswordLength } from './account-forms.schema.ts';

/** How hard a password is to guess, in three steps; null while it is empty or too short. */
export type PasswordStrength = 'weak' | 'fair' | 'good';

const commonWords = /passwor[dt]|qwert[zy]|12345|hallo|schatz|pfotenma|iloveyou|abc123|geheim/i;

/**
 * A hint, no rule: length counts most, as guessing gets longer with every character; kinds of characters help short
 * passwords; common passwords and repetitions stay weak.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password.length < minPasswordLength) return null;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  if (commonWords.test(password) || different < 5) return 'weak';
  const score = password.length + 2 * (kinds - 1);
  if (score >= 16) return 'good';
  return score >= 11 ? 'fair' : 'weak';
}
