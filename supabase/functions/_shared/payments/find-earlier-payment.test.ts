import { expect, it } from 'vitest';
import { testDeps } from '../deps.fixture.ts';
import type { PayPalTransaction } from '../paypal/paypal.schema.ts';
import type { PayPalClient } from '../paypal/paypal-client.ts';
import { findEarlierPayment } from './find-earlier-payment.ts';

const order = { order_id: 'PM-2026-000001', created_at: '2026-11-22T10:00:00Z' };
const amount = { currency_code: 'EUR', value: '24.90' };

function transaction(id: string, code: string, invoice?: string): PayPalTransaction {
  return {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: '2026-11-22T10:05:00Z',
    transaction_amount: amount,
    transaction_status: 'S',
    ...(invoice && { invoice_id: invoice }),
  };
}

/** A PayPal client whose report has these transactions; `null` makes the report fail. */
function paypalWith(transactions: PayPalTransaction[] | null, canReadCapture = true) {
  const asked: { from?: Date } = {};
  const paypal: PayPalClient = {
    ...testDeps().paypal,
    listTransactions: async (from) => {
      asked.from = from;
      return transactions === null
        ? { ok: false, error: { issue: null, status: 503 } }
        : { ok: true, value: transactions };
    },
    getCapture: async (id) =>
      canReadCapture
        ? { ok: true, value: { id, status: 'COMPLETED', amount, invoice_id: order.order_id, custom_id: 'custom' } }
        : { ok: false, error: { issue: null, status: 404 } },
  };
  return { paypal, asked };
}

it('[BEY-04] The payment of the order is found among refunds and payments of others', async () => {
  const { paypal, asked } = paypalWith([
    transaction('REFUND', 'T1107', order.order_id),
    transaction('FOREIGN', 'T0006', 'PM-2026-000002'),
    transaction('UNNAMED', 'T0006'),
    transaction('PAYMENT', 'T0006', order.order_id),
  ]);
  expect(await findEarlierPayment(paypal, order)).toMatchObject({
    id: 'PAYMENT',
    status: 'COMPLETED',
    purchase_units: [{ invoice_id: order.order_id, payments: { captures: [{ id: 'PAYMENT', amount }] } }],
  });
  expect(asked.from?.toISOString()).toBe('2026-11-22T09:00:00.000Z');
});

it('[BEY-04] No payment is found if the report has none or PayPal is unreachable', async () => {
  const paid = [transaction('PAYMENT', 'T0006', order.order_id)];
  for (const { paypal } of [paypalWith([]), paypalWith(null), paypalWith(paid, false)]) {
    expect(await findEarlierPayment(paypal, order)).toBeNull();
  }
});
