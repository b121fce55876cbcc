import { formatFileSize } from './format-file-size.ts';
import type { Messages } from './messages.ts';

/** Returns the accepted kinds of files as text. */
function kindsIn(accept: unknown): string {
  const kinds: readonly unknown[] = Array.isArray(accept) ? accept : [];
  if (!kinds.includes('pdf')) return 'pictures';
  return kinds.includes('image') ? 'pictures and PDF files' : 'PDF files';
}

/** English messages of issues. */
export const englishMessages: Messages = {
  required: (label) => `${label} is required.`,
  unconfirmed: (label) => `${label} has to be checked and confirmed.`,
  below_min: (label, { min }) => `${label} must be at least ${min}.`,
  above_max: (label, { max }) => `${label} must be at most ${max}.`,
  off_step: (label, { step, min }) => `${label} goes in steps of ${step} from ${min}.`,
  not_integer: (label) => `${label} must be a whole number.`,
  too_short: (label, { minLength }) => `${label} needs at least ${minLength} characters.`,
  too_long: (label, { maxLength }) => `${label} may have at most ${maxLength} characters.`,
  pattern: (label, { pattern }) => `${label} does not have the expected form (${pattern}).`,
  invalid: (label) => `${label} is not valid.`,
  email: (label) => `${label} is not a valid e-mail address.`,
  not_greater: (label, { other }) => `${label} must be greater than ${other}.`,
  not_less: (label, { other }) => `${label} must be less than ${other}.`,
  not_in_table: (label, { other }) =>
    other === undefined ? `${label} is outside the price table.` : `${label} and ${other} have no price together.`,
  too_many_files: (label, { maxFiles }) =>
    `${label} may have at most ${maxFiles === 1 ? 'one file' : `${maxFiles} files`}.`,
  file_type: (label, { name, accept }) => `${label} accepts only ${kindsIn(accept)}, not “${name}”.`,
  file_too_large: (label, { name, maxFileBytes }) =>
    `${label} accepts files up to ${formatFileSize(Number(maxFileBytes), 'en')}. “${name}” is larger.`,
  unavailable: (label, { option, reason }) => `${label} “${option}” is not available at the moment (${reason}).`,
};
