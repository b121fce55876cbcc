import type { WithdrawalOutcome } from './api/submit-withdrawal.ts';
import {
  checkWithdrawal,
  readWithdrawalForm,
  type WithdrawalDeclaration,
  type WithdrawalIssues,
} from './withdrawal-form.ts';

/** Reply of the server to a declaration. */
export type WithdrawalReply =
  /** `receivedAt` as ISO time */
  | { kind: 'received'; declaration: WithdrawalDeclaration; receivedAt: string }
  | { kind: 'issues'; issues: WithdrawalIssues; values: WithdrawalDeclaration }
  | { kind: 'failed'; message: string; values: WithdrawalDeclaration };

/** Error message for a declaration that was not stored. */
export const withdrawalFailure =
  'Ihr Widerruf konnte nicht übermittelt werden. Ihre Angaben sind noch da: Bitte versuchen Sie es erneut, oder schreiben Sie uns eine E-Mail.';

/** Handles the withdrawal form. The entries are returned if the declaration was not stored. */
export async function handleWithdrawalForm(
  form: FormData,
  store: (declaration: WithdrawalDeclaration) => Promise<WithdrawalOutcome>,
): Promise<WithdrawalReply> {
  const values = readWithdrawalForm(form);
  const checked = checkWithdrawal(values);
  if (!checked.ok) return { kind: 'issues', issues: checked.error, values };
  const outcome = await store(values);
  return outcome.kind === 'received'
    ? { kind: 'received', declaration: values, receivedAt: outcome.receivedAt }
    : { kind: 'failed', message: withdrawalFailure, values };
}
