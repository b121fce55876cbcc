import * as z from 'zod/mini';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { settleOrder } from '../_shared/payments/settle-order.ts';
import type { PayPalEvent } from '../_shared/paypal/paypal.schema.ts';
import { paypalCents } from '../_shared/paypal/paypal-cents.ts';
import { handledType } from './event-types.ts';
import { type EventSubject, paypalOrderOf } from './find-order-of-event.ts';

/**
 * Applies a signed event. Payments are read from PayPal again; only the refunded total and the amount of a reversal are
 * taken from the event.
 * @returns the reason for a retry; null if the event is processed
 */
export async function applyEvent(
  deps: FunctionDeps,
  subject: EventSubject,
  event: PayPalEvent,
): Promise<string | null> {
  const { order } = subject;
  const type = handledType(event.event_type);
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED': {
      // A second payment belongs to a PayPal order that the shop does not know.
      const paypalOrderId = paypalOrderOf(event) ?? order.paypal_order_id;
      const mayCapture = type === 'CHECKOUT.ORDER.APPROVED' && paypalOrderId === order.paypal_order_id;
      const settlement = await settleOrder(
        deps,
        { ...order, paypal_order_id: paypalOrderId },
        { source: 'webhook', mayCapture, isVerification: true },
      );
      return settlement.kind === 'unavailable' ? 'PayPal could not be asked' : null;
    }
    case 'PAYMENT.CAPTURE.REFUNDED':
      return recordRefund(deps, subject, 'refunded', event.resource.seller_payable_breakdown?.total_refunded_amount, {
        refundId: event.resource.custom_id,
      });
    case 'PAYMENT.CAPTURE.REVERSED':
      return recordRefund(deps, subject, 'reversed', event.resource.amount, {
        // The reversal's own id, because PayPal may report a reversal in several events.
        eventKey: event.resource.id ?? event.id,
        at: event.resource.create_time ?? event.create_time,
      });
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
    case undefined:
      return null;
    default:
      return type satisfies never;
  }
}

async function recordRefund(
  { database }: FunctionDeps,
  { order, paymentId: named }: EventSubject,
  outcome: 'refunded' | 'reversed',
  amount: { value: string; currency_code: string } | undefined,
  details: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  const paymentId = named ?? order.payment_id;
  if (paymentId === null || amount === undefined) return 'The refund names no payment of this order';
  const amountCents = Math.abs(paypalCents(amount));
  if (!(amountCents > 0)) return 'The refund has no amount';
  await callDatabase(
    database,
    'settle_payment',
    {
      p_order_id: order.id,
      p_outcome: outcome,
      p_paypal_order_id: order.paypal_order_id,
      p_payment_id: paymentId,
      p_amount_cents: amountCents,
      p_currency: amount.currency_code,
      p_source: 'webhook',
      p_details: details,
    },
    z.unknown(),
  );
  return null;
}
