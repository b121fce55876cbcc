import type { PayPalCapture, PayPalOrder } from '../paypal/paypal.schema.ts';
import { paypalCents } from '../paypal/paypal-cents.ts';

/** Expected payment of an order. */
export interface ExpectedPayment {
  /** Database id: PayPal's custom_id */
  id: string;
  /** Order number: PayPal's invoice_id */
  orderId: string;
  totalCents: number;
  merchantId: string;
}

/** Result of comparing a capture with its order. Amounts in cents of `currency`. */
export interface PaymentCheck {
  outcome: 'captured' | 'pending' | 'declined' | 'mismatch' | 'refunded' | 'reversed';
  paymentId: string;
  amountCents: number;
  currency: string;
  /** Reason for a `mismatch` */
  reason: string | null;
}

/**
 * Compares a PayPal order with the expected payment: amount, currency, invoice, order and payee.
 * A payment that does not match is a mismatch for an admin to review, never a failure.
 * @returns null before a capture
 */
export function checkPayment(expected: ExpectedPayment, paypalOrder: PayPalOrder): PaymentCheck | null {
  const [unit, ...otherUnits] = paypalOrder.purchase_units;
  const captures = unit?.payments?.captures ?? [];
  const capture = captures[0];
  if (unit === undefined || capture === undefined) return null;

  const findings: (string | false)[] = [
    otherUnits.length > 0 && 'several_units',
    captures.length > 1 && 'several_captures',
    capture.final_capture === false && 'not_final',
    capture.amount.currency_code !== 'EUR' && 'currency_differs',
    paypalCents(capture.amount) !== expected.totalCents && 'amount_differs',
    (capture.invoice_id ?? unit.invoice_id) !== expected.orderId && 'invoice_differs',
    (capture.custom_id ?? unit.custom_id) !== expected.id && 'custom_id_differs',
    unit.payee?.merchant_id !== expected.merchantId && 'payee_differs',
  ];
  const reasons = findings.filter((finding) => finding !== false);
  const outcome = outcomeOf(capture);
  const isMismatch = reasons.length > 0 && outcome === 'captured';
  return {
    outcome: isMismatch ? 'mismatch' : outcome,
    paymentId: capture.id,
    amountCents: paypalCents(capture.amount),
    currency: capture.amount.currency_code,
    reason: isMismatch ? reasons.join(', ') : null,
  };
}

function outcomeOf(capture: PayPalCapture): PaymentCheck['outcome'] {
  switch (capture.status) {
    case 'COMPLETED':
    // Refunds are reported by webhook, with their total.
    case 'PARTIALLY_REFUNDED':
      return 'captured';
    case 'REFUNDED':
      return 'refunded';
    case 'DECLINED':
    case 'FAILED':
      return 'declined';
    default:
      return 'pending';
  }
}
