import { SandboxError } from './sandbox-error.ts';
import type { OrderRequest, SandboxCapture, SandboxOrder, SandboxState } from './sandbox-state.ts';

/** The buyer's choices in the popup. */
export type BuyerDecision = 'approve' | 'decline' | 'hold' | 'challenge';

const fundingOutcomes = { approve: 'paid', decline: 'declined', hold: 'held', challenge: 'challenged' } as const;

/** Creates an order that awaits approval. */
export function createOrder(state: SandboxState, request: OrderRequest): SandboxOrder {
  const [unit] = request.purchase_units;
  if (unit === undefined) throw new SandboxError(400, 'MISSING_REQUIRED_PARAMETER', 'purchase_units is empty');
  if (Number(unit.amount.value) === 0) {
    throw new SandboxError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE', 'The amount must be greater than zero.');
  }
  const now = new Date().toISOString();
  const order: SandboxOrder = {
    id: newId(),
    status: 'CREATED',
    unit,
    fundingOutcome: 'paid',
    holdReason: 'PENDING_REVIEW',
    captureId: null,
    createdAt: now,
    updatedAt: now,
  };
  state.orders[order.id] = order;
  return order;
}

/** @throws SandboxError INVALID_RESOURCE_ID */
export function findOrder(state: SandboxState, id: string): SandboxOrder {
  const order = Object.hasOwn(state.orders, id) ? state.orders[id] : undefined;
  if (order === undefined) throw new SandboxError(404, 'INVALID_RESOURCE_ID', `There is no order ${id}.`);
  return order;
}

/** @throws SandboxError INVALID_RESOURCE_ID */
export function findCapture(state: SandboxState, id: string): SandboxCapture {
  const capture = Object.hasOwn(state.captures, id) ? state.captures[id] : undefined;
  if (capture === undefined) throw new SandboxError(404, 'INVALID_RESOURCE_ID', `There is no capture ${id}.`);
  return capture;
}

/**
 * Approves an order as the buyer, with a payment method that is accepted, declined, held, or requires a confirmation by
 * the bank.
 * @param holdReason PayPal's reason, `ECHECK` or `PENDING_REVIEW`
 * @throws SandboxError ORDER_NOT_APPROVABLE if it is already paid or voided
 */
export function decideOrder(order: SandboxOrder, decision: BuyerDecision, holdReason = 'PENDING_REVIEW'): void {
  if (order.status === 'COMPLETED' || order.status === 'VOIDED') {
    throw new SandboxError(422, 'ORDER_NOT_APPROVABLE', 'This order is closed.');
  }
  order.status = 'APPROVED';
  order.fundingOutcome = fundingOutcomes[decision];
  order.holdReason = holdReason;
  order.updatedAt = new Date().toISOString();
}

/**
 * Captures the payment of an approved order.
 * @throws SandboxError ORDER_NOT_APPROVED, ORDER_ALREADY_CAPTURED, INSTRUMENT_DECLINED or PAYER_ACTION_REQUIRED (the
 * buyer must approve again) or DUPLICATE_INVOICE_ID (another order with this invoice id is paid)
 */
export function captureOrder(state: SandboxState, order: SandboxOrder): SandboxCapture {
  if (order.status === 'COMPLETED') {
    throw new SandboxError(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
  }
  if (order.status !== 'APPROVED') {
    throw new SandboxError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  }
  if (order.fundingOutcome === 'declined') {
    order.status = 'CREATED';
    throw new SandboxError(422, 'INSTRUMENT_DECLINED', 'The instrument presented was declined.');
  }
  if (order.fundingOutcome === 'challenged') {
    order.status = 'PAYER_ACTION_REQUIRED';
    throw new SandboxError(422, 'PAYER_ACTION_REQUIRED', 'Payer needs to perform an action before the payment.');
  }
  const { invoice_id } = order.unit;
  if (invoice_id !== undefined && Object.values(state.captures).some((other) => other.invoice_id === invoice_id)) {
    throw new SandboxError(422, 'DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.');
  }
  return addCapture(state, order);
}

function addCapture(state: SandboxState, order: SandboxOrder): SandboxCapture {
  const { invoice_id, custom_id, amount } = order.unit;
  const isHeld = order.fundingOutcome === 'held';
  const capture: SandboxCapture = {
    id: newId(),
    status: isHeld ? 'PENDING' : 'COMPLETED',
    ...(isHeld && { status_details: { reason: order.holdReason } }),
    amount,
    refunded: [],
    reversals: [],
    invoice_id,
    custom_id,
    orderId: order.id,
    createdAt: new Date().toISOString(),
  };
  state.captures[capture.id] = capture;
  order.status = 'COMPLETED';
  order.captureId = capture.id;
  return capture;
}

/**
 * Simulates a second payment of the same invoice, under a PayPal order of its own. PayPal accepts it from accounts that
 * do not refuse used invoice ids.
 */
export function payAgain(state: SandboxState, { unit }: SandboxOrder): SandboxCapture {
  const order = createOrder(state, { intent: 'CAPTURE', purchase_units: [unit] });
  return addCapture(state, order);
}

/** Simulates PayPal's decision about a held payment. */
export function releaseCapture(capture: SandboxCapture, isAccepted: boolean): void {
  if (capture.status !== 'PENDING') throw new SandboxError(422, 'CAPTURE_NOT_PENDING', 'The payment is not held.');
  capture.status = isAccepted ? 'COMPLETED' : 'DECLINED';
  capture.status_details = undefined;
}

/** @throws SandboxError if the amount exceeds what is refundable */
export function refundCapture(
  capture: SandboxCapture,
  value: string | undefined,
  customId?: string,
): { id: string; value: string; totalValue: string } {
  const paidCents = toCents(capture.amount.value);
  const backCents = capture.refunded.reduce((sum, refund) => sum + toCents(refund.amount.value), 0);
  const leftCents = leftOf(capture);
  const cents = value === undefined ? leftCents : toCents(value);
  const isPaid = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED';
  if (!isPaid) throw new SandboxError(422, 'CAPTURE_FULLY_REFUNDED', 'There is nothing to refund.');
  if (cents <= 0 || cents > leftCents) {
    throw new SandboxError(422, 'REFUND_AMOUNT_EXCEEDED', 'The refund is larger than what is left of the payment.');
  }
  const refund = {
    id: newId(),
    amount: { ...capture.amount, value: (cents / 100).toFixed(2) },
    custom_id: customId,
    createdAt: new Date().toISOString(),
  };
  capture.refunded.push(refund);
  capture.status = backCents + cents === paidCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return { id: refund.id, value: refund.amount.value, totalValue: ((backCents + cents) / 100).toFixed(2) };
}

/** Converts an amount of the sandbox to cents. */
export function toCents(value: string): number {
  return Math.round(Number(value) * 100);
}

/** Cents that are left of a payment after refunds and reversals. */
export function leftOf({ amount, refunded, reversals }: SandboxCapture): number {
  const refundedCents = refunded.reduce((sum, refund) => sum + toCents(refund.amount.value), 0);
  return reversals.reduce(
    (sum, { kind, amount: moved }) => sum + (kind === 'reversed' ? -1 : 1) * toCents(moved.value),
    toCents(amount.value) - refundedCents,
  );
}

/** Returns 17 letters and digits, like PayPal's ids. */
export function newId(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(17)), (byte) => letters[byte % letters.length]).join('');
}
