import * as z from 'zod/mini';
import type { Refund } from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import type { PayPalRefund } from '../paypal/paypal.schema.ts';
import { paypalCents } from '../paypal/paypal-cents.ts';
import type { PayPalRefundRequest } from '../paypal/paypal-client.ts';
import type { PayPalFailure, PayPalReply } from '../paypal/paypal-http.ts';

/** The outcome of a refund. */
export type RefundOutcome =
  | { kind: 'completed' }
  /** Pending at PayPal, or PayPal was not reached. The sweep retries it. */
  | { kind: 'requested'; isUnavailable: boolean }
  | { kind: 'failed'; issue: string };

/** The outcome of a group of refunds; `partial`: PayPal refused a part. */
export type GroupOutcome = RefundOutcome | { kind: 'partial'; returnedCents: number };

const hourMs = 60 * 60 * 1000;
/** Time in which PayPal certainly remembers the request id, so that a retry is safe. */
const repeatForMs = 2 * hourMs;
/** Time after which PayPal's report decides. Reports are up to three hours late. */
const decideAfterMs = 12 * hourMs;

/** Executes a recorded refund. Idempotent. */
export async function executeRefund(deps: FunctionDeps, refund: Refund): Promise<RefundOutcome> {
  if (refund.status === 'completed') return { kind: 'completed' };
  const ageMs = deps.now().getTime() - new Date(refund.created_at).getTime();
  if (ageMs > decideAfterMs) return decideByReport(deps, refund);
  if (ageMs > repeatForMs) return { kind: 'requested', isUnavailable: false };
  const reply = await askForRefund(deps, refund);
  if (!reply.ok) {
    if (!isFinal(reply.error)) return { kind: 'requested', isUnavailable: true };
    return fail(deps, refund, reply.error.issue ?? `HTTP ${reply.error.status}`);
  }
  switch (reply.value.status) {
    case 'COMPLETED':
      return complete(deps, refund, reply.value.id, totalOf(reply.value));
    case 'FAILED':
    case 'CANCELLED':
      return fail(deps, refund, reply.value.status);
    default:
      return { kind: 'requested', isUnavailable: false };
  }
}

/** Executes the refunds of one command, one for each payment. Idempotent. */
export async function executeRefunds(deps: FunctionDeps, group: readonly Refund[]): Promise<GroupOutcome> {
  const outcomes: RefundOutcome[] = [];
  for (const refund of group) outcomes.push(await executeRefund(deps, refund));
  const open = outcomes.filter((outcome) => outcome.kind === 'requested');
  const [failure] = outcomes.filter((outcome) => outcome.kind === 'failed');
  if (open.length > 0) return { kind: 'requested', isUnavailable: open.some(({ isUnavailable }) => isUnavailable) };
  if (failure === undefined) return { kind: 'completed' };
  const returned = group.filter((_, index) => outcomes[index]?.kind === 'completed');
  if (returned.length === 0) return failure;
  return { kind: 'partial', returnedCents: returned.reduce((sum, { amount_cents: cents }) => sum + cents, 0) };
}

function askForRefund({ paypal }: FunctionDeps, refund: Refund): Promise<PayPalReply<PayPalRefund>> {
  const request: PayPalRefundRequest = {
    amountCents: refund.amount_cents,
    currency: 'EUR',
    customId: refund.id,
    note: refund.reason,
  };
  return paypal.refundCapture(refund.payment_id, request, `refund:${refund.id}`);
}

/** Whether PayPal rejected the request. After any other failure the refund may still be, or may have been, executed. */
function isFinal({ status, issue }: PayPalFailure): boolean {
  const isInProgress = issue === 'PREVIOUS_REQUEST_IN_PROGRESS' || issue === 'DUPLICATE_REQUEST_ID';
  return [400, 403, 404, 422].includes(status) && !isInProgress;
}

async function decideByReport(deps: FunctionDeps, refund: Refund): Promise<RefundOutcome> {
  const report = await deps.paypal.listTransactions(new Date(refund.created_at), deps.now());
  if (!report.ok) return { kind: 'requested', isUnavailable: true };
  const found = report.value.find(
    ({ custom_field, paypal_reference_id }) => custom_field === refund.id && paypal_reference_id === refund.payment_id,
  );
  if (found === undefined) return fail(deps, refund, 'not_found');
  switch (found.transaction_status) {
    case 'P':
      return { kind: 'requested', isUnavailable: false };
    case 'D':
      return fail(deps, refund, 'denied');
    default:
      return complete(deps, refund, found.transaction_id, null);
  }
}

async function complete(
  deps: FunctionDeps,
  refund: Refund,
  paypalRefundId: string,
  refundedCents: number | null,
): Promise<RefundOutcome> {
  await finish(deps, { p_refund_id: refund.id, p_paypal_refund_id: paypalRefundId, p_refunded_cents: refundedCents });
  return { kind: 'completed' };
}

async function fail(deps: FunctionDeps, refund: Refund, issue: string): Promise<RefundOutcome> {
  await finish(deps, { p_refund_id: refund.id, p_paypal_refund_id: null, p_failure: issue });
  return { kind: 'failed', issue };
}

function finish(deps: FunctionDeps, parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
  return callDatabase(deps.database, 'finish_refund', parameters, z.unknown());
}

function totalOf({ seller_payable_breakdown }: PayPalRefund): number | null {
  const total = seller_payable_breakdown?.total_refunded_amount;
  return total === undefined ? null : paypalCents(total);
}
