import type { Refund } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import { anAdminOrder } from './admin-orders.fixtures.ts';
import { chosenLines, noLines, returnable } from './refund-lines.ts';

const [item] = anAdminOrder().items;
if (item === undefined) throw new Error('The order has no item');
const order = {
  ...anAdminOrder(),
  shippingCents: 495,
  items: [
    { ...item, position: 0, quantity: 2, unitPriceCents: 7_055 },
    { ...item, position: 1, quantity: 1, unitPriceCents: 2_490 },
  ],
};
const refund: Refund = {
  id: '70000000-0000-4000-8000-000000000001',
  group_id: '70000000-0000-4000-8000-000000000001',
  order_id: order.id,
  payment_id: 'PAY-1',
  amount_cents: 4_000,
  lines: { items: [{ position: 0, quantity: 1 }], shippingCents: 495 },
  reason: '',
  status: 'completed',
  failure: null,
  created_at: '2026-11-21T10:00:00Z',
  completed_at: null,
};

it('Chosen lines add up with the shipping', () => {
  expect(chosenLines(order, { quantities: { 0: 2, 1: 0 }, isShipping: true })).toEqual({
    lines: { items: [{ position: 0, quantity: 2 }], shippingCents: 495 },
    cents: 14_605,
  });
  expect(chosenLines(order, noLines)).toBeNull();
});

it('Lines that a refund has returned, over any number of payments, cannot be chosen again', () => {
  const twoPayments = { ...order, refunds: [refund, { ...refund, id: 'other', payment_id: 'PAY-2' }] };
  expect(returnable(twoPayments).items.map(({ position, left }) => [position, left])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(chosenLines(twoPayments, { quantities: { 0: 2 }, isShipping: true })).toEqual({
    lines: { items: [{ position: 0, quantity: 1 }], shippingCents: 0 },
    cents: 7_055,
  });
});

it('Lines that PayPal refused can be chosen again', () => {
  const refused = { ...order, refunds: [{ ...refund, status: 'failed' as const }] };
  expect(returnable(refused)).toMatchObject({ items: [{ left: 2 }, { left: 1 }], shippingCents: 495 });
});
