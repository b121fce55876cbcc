import * as z from 'zod/mini';
import type { CaptureStatus } from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { isPayable, type PayableOrder } from '../orders/orders.schema.ts';
import type { PayPalOrder } from '../paypal/paypal.schema.ts';
import { checkPayment } from './check-payment.ts';
import { findEarlierPayment } from './find-earlier-payment.ts';

/** The outcome of the payment of an order. */
export type Settlement =
  | { kind: 'settled'; status: CaptureStatus; paymentId: string }
  /** The buyer has not approved the payment or not paid yet. */
  | { kind: 'open' }
  | { kind: 'declined' }
  /** PayPal was not reached. */
  | { kind: 'unavailable' };

const settledSchema = z.object({ paymentStatus: z.nullable(z.string()) });

const captureStatuses: Readonly<Record<string, CaptureStatus>> = {
  captured: 'processing',
  completed: 'completed',
  refunded: 'completed',
  reversed: 'review',
  review: 'review',
  pending: 'pending',
};

/**
 * Updates an order to the state of its payment at PayPal. Capture call, webhook, verification and sweep all call it.
 * Idempotent: the database records each fact once, under the order's lock. No transaction is open during calls of
 * PayPal.
 * @param step.mayCapture captures an approved payment if the order is still payable
 * @param step.isVerification marks a matching payment as verified, not only as captured
 */
export async function settleOrder(
  deps: FunctionDeps,
  order: PayableOrder,
  step: { source: 'capture' | 'verification' | 'sweep' | 'webhook'; mayCapture: boolean; isVerification: boolean },
): Promise<Settlement> {
  if (order.paypal_order_id === null) return { kind: 'open' };
  const asked = await askPayPal(deps, order, order.paypal_order_id, step.mayCapture && isPayable(order));
  if (asked === 'unavailable' || asked === 'open') return { kind: asked };
  if (asked === 'declined') {
    await record(deps, order, step.source, { outcome: 'declined', paymentId: null, amountCents: null, currency: null });
    return { kind: 'declined' };
  }
  const paymentCheck = checkPayment(
    { id: order.id, orderId: order.order_id, totalCents: order.total_cents, merchantId: deps.env.paypalMerchantId },
    asked,
  );
  if (paymentCheck === null) return { kind: 'open' };
  const isVerified = step.isVerification && paymentCheck.outcome === 'captured';
  const status = await record(
    deps,
    order,
    step.source,
    { ...paymentCheck, outcome: isVerified ? 'verified' : paymentCheck.outcome },
    paymentCheck.reason,
  );
  if (status === 'declined') return { kind: 'declined' };
  return { kind: 'settled', status: captureStatuses[status ?? ''] ?? 'pending', paymentId: paymentCheck.paymentId };
}

async function askPayPal(
  { paypal }: FunctionDeps,
  order: PayableOrder,
  paypalOrderId: string,
  mayCapture: boolean,
): Promise<PayPalOrder | 'open' | 'declined' | 'unavailable'> {
  const found = await paypal.getOrder(paypalOrderId);
  if (!found.ok) return 'unavailable';
  if (found.value.status === 'COMPLETED') return found.value;
  if (found.value.status !== 'APPROVED' || !mayCapture) return 'open';

  // A new approval after a decline is a new attempt; parallel calls for one approval share the request id.
  const attempt = found.value.update_time ?? '';
  const captured = await paypal.captureOrder(paypalOrderId, `${order.id}:capture:${attempt}`);
  if (captured.ok) {
    // The reply may be incomplete, so the order is read again.
    const settled = await paypal.getOrder(paypalOrderId);
    return settled.ok ? settled.value : captured.value;
  }
  if (captured.error.issue === 'INSTRUMENT_DECLINED') return 'declined';
  const isOpen = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'].includes(captured.error.issue ?? '');
  if (isOpen) return 'open';
  if (captured.error.issue === 'DUPLICATE_INVOICE_ID') {
    const earlier = await findEarlierPayment(paypal, order);
    if (earlier !== null) return earlier;
  }
  // ORDER_ALREADY_CAPTURED, or a lost reply: reads the order again.
  const again = await paypal.getOrder(paypalOrderId);
  return again.ok && again.value.status === 'COMPLETED' ? again.value : 'unavailable';
}

interface PaymentFacts {
  outcome: string;
  paymentId: string | null;
  amountCents: number | null;
  currency: string | null;
}

async function record(
  { database }: FunctionDeps,
  order: PayableOrder,
  source: string,
  facts: PaymentFacts,
  reason: string | null = null,
): Promise<string | null> {
  const { paymentStatus } = await callDatabase(
    database,
    'settle_payment',
    {
      p_order_id: order.id,
      p_outcome: facts.outcome,
      p_paypal_order_id: order.paypal_order_id,
      p_payment_id: facts.paymentId,
      p_amount_cents: facts.amountCents,
      p_currency: facts.currency,
      p_source: source,
      p_details: reason === null ? {} : { reason },
    },
    settledSchema,
  );
  return paymentStatus;
}
