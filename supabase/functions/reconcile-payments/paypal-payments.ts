import type { PayPalTransaction } from '../_shared/paypal/paypal.schema.ts';
import { paypalCents } from '../_shared/paypal/paypal-cents.ts';

/** A payment, summed up from PayPal's transactions. */
export interface PayPalPayment {
  paymentId: string;
  capturedAt: Date;
  /** EUR cents, after refunds and reversals */
  netCents: number;
}

/**
 * Adds refunds and reversals to their payments. Skips transactions without a listed payment, and other currencies,
 * whose payments are under review.
 */
export function paypalPayments(transactions: readonly PayPalTransaction[]): PayPalPayment[] {
  const payments = new Map<string, PayPalPayment>();
  const moved = transactions.filter(
    ({ transaction_status, transaction_amount }) =>
      !['D', 'P'].includes(transaction_status) && transaction_amount.currency_code === 'EUR',
  );
  for (const transaction of moved.filter(isPayment)) {
    payments.set(transaction.transaction_id, {
      paymentId: transaction.transaction_id,
      capturedAt: new Date(transaction.transaction_initiation_date),
      netCents: paypalCents(transaction.transaction_amount),
    });
  }
  for (const transaction of moved) {
    const payment = payments.get(transaction.paypal_reference_id ?? '');
    if (!isPayment(transaction) && payment !== undefined)
      payment.netCents += paypalCents(transaction.transaction_amount);
  }
  return [...payments.values()];
}

/** PayPal's event codes: T00xx are payments, T11xx refunds and reversals, T12xx adjustments such as chargebacks. */
function isPayment(transaction: PayPalTransaction): boolean {
  return transaction.transaction_event_code.startsWith('T00') && paypalCents(transaction.transaction_amount) > 0;
}
