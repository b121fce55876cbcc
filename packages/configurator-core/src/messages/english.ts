import type { Messages } from './messages.ts';

/** What is wrong, in English. */
export const englishMessages: Messages = {
  required: (label) => `${label} is required.`,
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
  unavailable: (label, { option, reason }) => `${label} “${option}” is not available at the moment (${reason}).`,
};
