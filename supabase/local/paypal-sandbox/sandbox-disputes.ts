import { SandboxError } from './sandbox-error.ts';
import { leftOf, newId, toCents } from './sandbox-orders.ts';
import type { SandboxCapture, SandboxDispute, SandboxState } from './sandbox-state.ts';

/** Outcomes that leave the money with the shop. */
const outcomesForShop = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'DENIED', 'CANCELED_BY_BUYER'];
const dayMs = 24 * 60 * 60 * 1000;

type Reversal = SandboxCapture['reversals'][number];

/**
 * Simulates a chargeback of a payment or a part of it.
 * @throws SandboxError CAPTURE_NOT_COMPLETED if less than the amount is left
 */
export function reverseCapture(capture: SandboxCapture, value: string | undefined): Reversal {
  const leftCents = leftOf(capture);
  const cents = value === undefined ? leftCents : toCents(value);
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status) || cents <= 0 || cents > leftCents) {
    throw new SandboxError(422, 'CAPTURE_NOT_COMPLETED', 'There is no such money to take.');
  }
  return move(capture, 'reversed', cents);
}

/**
 * Opens a dispute of a buyer about a payment or a part of it.
 * @param request.takesMoney takes the money until the dispute is decided, as a chargeback does
 * @returns the dispute, and the reversal if it takes money
 */
export function openDispute(
  state: SandboxState,
  capture: SandboxCapture,
  request: { value?: string | undefined; reason?: string | undefined; takesMoney?: boolean | undefined },
): { dispute: SandboxDispute; reversal: Reversal | null } {
  const now = Date.now();
  const amount = { ...capture.amount, value: request.value ?? capture.amount.value };
  const dispute: SandboxDispute = {
    id: `PP-D-${now}${Object.keys(state.disputes).length}`,
    captureId: capture.id,
    amount,
    reason: request.reason ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    outcome: null,
    movements: [],
    respondBy: new Date(now + 10 * dayMs).toISOString(),
    createdAt: new Date(now).toISOString(),
    updatedAt: new Date(now).toISOString(),
  };
  const reversal = request.takesMoney === true ? takeMoney(dispute, capture) : null;
  state.disputes[dispute.id] = dispute;
  return { dispute, reversal };
}

/**
 * Decides a dispute. If the shop wins, it gets back what was taken; if it loses, the money is taken now at the latest.
 * @returns the reversal if money is taken now
 * @throws SandboxError DISPUTE_RESOLVED
 */
export function resolveDispute(dispute: SandboxDispute, capture: SandboxCapture, outcome: string): Reversal | null {
  if (dispute.outcome !== null) throw new SandboxError(422, 'DISPUTE_RESOLVED', 'This dispute is closed.');
  const isForShop = outcomesForShop.includes(outcome);
  const isTaken = dispute.movements.length > 0;
  dispute.outcome = outcome;
  // Later than the opening, as PayPal's times are.
  dispute.updatedAt = new Date(Math.max(Date.now(), new Date(dispute.updatedAt).getTime() + 1)).toISOString();
  if (isForShop && isTaken) {
    move(capture, 'reinstated', toCents(dispute.amount.value));
    dispute.movements.push({ type: 'CREDIT', amount: dispute.amount });
  }
  return isForShop || isTaken ? null : takeMoney(dispute, capture);
}

/** @throws SandboxError INVALID_RESOURCE_ID */
export function findDispute(state: SandboxState, id: string): SandboxDispute {
  const dispute = Object.hasOwn(state.disputes, id) ? state.disputes[id] : undefined;
  if (dispute === undefined) throw new SandboxError(404, 'INVALID_RESOURCE_ID', `There is no dispute ${id}.`);
  return dispute;
}

/** Returns a dispute in the format of `GET /v1/customer/disputes/:id`. */
export function disputeView(dispute: SandboxDispute, capture: SandboxCapture) {
  return {
    dispute_id: dispute.id,
    create_time: dispute.createdAt,
    update_time: dispute.updatedAt,
    disputed_transactions: [
      { seller_transaction_id: capture.id, invoice_number: capture.invoice_id, custom: capture.custom_id },
    ],
    reason: dispute.reason,
    status: dispute.outcome === null ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
    dispute_amount: dispute.amount,
    ...(dispute.outcome !== null && { dispute_outcome: { outcome_code: dispute.outcome } }),
    dispute_life_cycle_stage: dispute.movements.length > 0 ? 'CHARGEBACK' : 'INQUIRY',
    ...(dispute.outcome === null && { seller_response_due_date: dispute.respondBy }),
    fund_movements: dispute.movements.map((movement) => ({ party: 'SELLER', ...movement })),
  };
}

function takeMoney(dispute: SandboxDispute, capture: SandboxCapture): Reversal {
  const reversal = reverseCapture(capture, dispute.amount.value);
  dispute.movements.push({ type: 'DEBIT', amount: dispute.amount });
  return reversal;
}

function move(capture: SandboxCapture, kind: Reversal['kind'], cents: number): Reversal {
  const reversal: Reversal = {
    id: newId(),
    kind,
    amount: { ...capture.amount, value: (cents / 100).toFixed(2) },
    createdAt: new Date().toISOString(),
  };
  capture.reversals.push(reversal);
  return reversal;
}
