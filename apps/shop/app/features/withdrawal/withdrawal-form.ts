import type { Result } from 'configurator-core';
import { deliverableEmail, isEmail } from 'shop-backend/contracts';

/** A consumer's declaration of withdrawal (section 356a BGB). */
export interface WithdrawalDeclaration {
  name: string;
  orderNumber: string;
  email: string;
  /** Optional message of the consumer, for example which items. */
  message: string;
}

/** Error message for each invalid field. */
export type WithdrawalIssues = Readonly<Partial<Record<keyof WithdrawalDeclaration, string>>>;

const requiredMessages = {
  name: 'Name ist erforderlich',
  orderNumber: 'Bestellnummer ist erforderlich',
  email: 'E-Mail ist erforderlich',
} as const;

/** Reads a submitted form. Used in the browser and on the server. */
export function readWithdrawalForm(form: FormData): WithdrawalDeclaration {
  const text = (name: keyof WithdrawalDeclaration) => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    orderNumber: text('orderNumber'),
    email: deliverableEmail(text('email')),
    message: text('message'),
  };
}

/**
 * Checks that a declaration can be confirmed. Does not check whether the order exists, so that the reply does not
 * reveal it: a wrong number is a declaration too.
 */
export function checkWithdrawal(declaration: WithdrawalDeclaration): Result<WithdrawalDeclaration, WithdrawalIssues> {
  const issues: Partial<Record<keyof WithdrawalDeclaration, string>> = {};
  for (const name of ['name', 'orderNumber', 'email'] as const) {
    if (declaration[name] === '') issues[name] = requiredMessages[name];
  }
  if (declaration.email !== '' && !isEmail(declaration.email)) {
    issues.email = 'Ungültige E-Mail-Adresse';
  }
  return Object.keys(issues).length === 0 ? { ok: true, value: declaration } : { ok: false, error: issues };
}
