import { minPasswordLength } from './account-forms.schema.ts';

/** How hard a password is to guess. */
export type PasswordStrength = 'weak' | 'fair' | 'good';

const commonWords = /passwor[dt]|qwert[zy]|12345|hallo|schatz|pfotenma|iloveyou|abc123|geheim/i;

/**
 * Estimates the strength of a password, as a hint only. Length counts most. Different kinds of characters help short
 * passwords. Common passwords and repetitions are always weak.
 * @returns null if the password is too short
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
