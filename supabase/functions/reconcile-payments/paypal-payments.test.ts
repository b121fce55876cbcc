import { expect, it } from 'vitest';
import type { PayPalTransaction } from '../_shared/paypal/paypal.schema.ts';
import { paypalPayments } from './paypal-payments.ts';

function transaction(
  id: string,
  code: string,
  value: string,
  changes: Partial<PayPalTransaction> = {},
): PayPalTransaction {
  return {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: '2026-11-22T10:00:00Z',
    transaction_amount: { currency_code: 'EUR', value },
    transaction_status: 'S',
    ...changes,
  };
}

it('[BEY-17] Refunds, reversals and chargebacks are added to their payments', () => {
  const payments = paypalPayments([
    transaction('REFUND', 'T1107', '-4.90', { paypal_reference_id: 'A' }),
    transaction('A', 'T0006', '24.90'),
    transaction('B', 'T0006', '10.00'),
    transaction('BACK', 'T1201', '-10.00', { paypal_reference_id: 'B' }),
    transaction('STRAY', 'T1107', '-1.00', { paypal_reference_id: 'UNKNOWN' }),
    transaction('FEE', 'T0106', '-0.30'),
  ]);
  expect(payments).toEqual([
    { paymentId: 'A', capturedAt: new Date('2026-11-22T10:00:00Z'), netCents: 2_000 },
    { paymentId: 'B', capturedAt: new Date('2026-11-22T10:00:00Z'), netCents: 0 },
  ]);
});

it('[BEY-17] Transactions without money for the shop are omitted: denied, pending, paid out or zero', () => {
  const payments = paypalPayments([
    transaction('DENIED', 'T0006', '24.90', { transaction_status: 'D' }),
    transaction('PENDING', 'T0006', '24.90', { transaction_status: 'P' }),
    transaction('PAYOUT', 'T0001', '-24.90'),
    transaction('NOTHING', 'T0006', '0.00'),
    transaction('SMALLEST', 'T0006', '0.01'),
  ]);
  expect(payments.map(({ paymentId }) => paymentId)).toEqual(['SMALLEST']);
});
