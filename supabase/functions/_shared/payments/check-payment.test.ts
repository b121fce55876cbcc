import { describe, expect, it } from 'vitest';
import type { PayPalOrder } from '../paypal/paypal.schema.ts';
import { checkPayment } from './check-payment.ts';

const expected = { id: 'order-uuid', orderId: 'PM-2026-004821', totalCents: 10_750, merchantId: 'SHOP' };

function aPaidOrder(change: (order: PayPalOrder) => void = () => {}): PayPalOrder {
  const order: PayPalOrder = {
    id: 'PAYPALORDER',
    status: 'COMPLETED',
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: '107.50' },
        invoice_id: 'PM-2026-004821',
        custom_id: 'order-uuid',
        payee: { merchant_id: 'SHOP' },
        payments: {
          captures: [
            {
              id: 'CAPTURE',
              status: 'COMPLETED',
              amount: { currency_code: 'EUR', value: '107.50' },
              final_capture: true,
              invoice_id: 'PM-2026-004821',
              custom_id: 'order-uuid',
            },
          ],
        },
      },
    ],
  };
  change(order);
  return order;
}

const unitOf = (order: PayPalOrder) => order.purchase_units[0] ?? { payments: { captures: [] } };
const captureOf = (order: PayPalOrder) => {
  const capture = unitOf(order).payments?.captures?.[0];
  if (capture === undefined) throw new Error('no capture');
  return capture;
};

describe('checkPayment', () => {
  it('A payment that matches in every point is accepted', () => {
    expect(checkPayment(expected, aPaidOrder())).toEqual({
      outcome: 'captured',
      paymentId: 'CAPTURE',
      amountCents: 10_750,
      currency: 'EUR',
      reason: null,
    });
  });

  it.each<[string, (order: PayPalOrder) => void]>([
    ['amount_differs', (order) => Object.assign(captureOf(order).amount, { value: '107.49' })],
    ['currency_differs', (order) => Object.assign(captureOf(order).amount, { currency_code: 'USD' })],
    ['invoice_differs', (order) => Object.assign(captureOf(order), { invoice_id: 'PM-2026-000001' })],
    ['custom_id_differs', (order) => Object.assign(captureOf(order), { custom_id: 'another-uuid' })],
    ['payee_differs', (order) => Object.assign(unitOf(order), { payee: { merchant_id: 'THIEF' } })],
    ['payee_differs', (order) => Object.assign(unitOf(order), { payee: undefined })],
    ['not_final', (order) => Object.assign(captureOf(order), { final_capture: false })],
    ['several_captures', (order) => unitOf(order).payments?.captures?.push({ ...captureOf(order), id: 'SECOND' })],
    ['several_units', (order) => order.purchase_units.push({ custom_id: 'order-uuid' })],
  ])('[BEY-06] The check reports %s when only that differs, as a mismatch', (reason, change) => {
    expect(checkPayment(expected, aPaidOrder(change))).toMatchObject({ outcome: 'mismatch', reason });
  });

  it.each([
    ['PENDING', 'pending'],
    ['DECLINED', 'declined'],
    ['FAILED', 'declined'],
    ['REFUNDED', 'refunded'],
    ['PARTIALLY_REFUNDED', 'captured'],
  ])('The check reads the state %s as %s', (status, outcome) => {
    expect(
      checkPayment(
        expected,
        aPaidOrder((order) => Object.assign(captureOf(order), { status })),
      )?.outcome,
    ).toBe(outcome);
  });

  it('The check returns null before a capture', () => {
    expect(
      checkPayment(
        expected,
        aPaidOrder((order) => Object.assign(unitOf(order), { payments: undefined })),
      ),
    ).toBeNull();
  });
});
