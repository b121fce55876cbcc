import type { PayPalCapture, PayPalOrder } from '../paypal/paypal.schema.ts';
import { paypalCents } from '../paypal/paypal-cents.ts';

/** What the shop's order expects of its payment. */
export interface ExpectedPayment {
  /** Database id: PayPal's custom_id */
  id: string;
  /** Order number: PayPal's invoice_id */
  orderId: string;
  totalCents: number;
  merchantId: string;
}

/** What a capture means for the order; amounts in cents of `currency`. */
export interface PaymentJudgement {
  outcome: 'captured' | 'pending' | 'declined' | 'mismatch' | 'refunded' | 'reversed';
  paymentId: string;
  amountCents: number;
  currency: string;
  /** Why it does not fit, for the outcome `mismatch` */
  reason: string | null;
}

/**
 * Compares what PayPal holds with what the order expects: amount and currency to the cent, invoice, order and payee.
 * Money that does not fit is a mismatch for an admin to look at, never a failure.
 * @returns null while nothing was captured
 */
export function judgePayment(expected: ExpectedPayment, paypalOrder: PayPalOrder): PaymentJudgement | null {
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

function outcomeOf(capture: PayPalCapture): PaymentJudgement['outcome'] {
  switch (capture.status) {
    case 'COMPLETED':
    // What was given back of it comes by webhook, with its sum.
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
