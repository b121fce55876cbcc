import fc from 'fast-check';
import type { Refund } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import { anAdminOrder } from './admin-orders.fixtures.ts';
import { chosenLines, noLines, returnable } from './refund-lines.ts';

const [item] = anAdminOrder().items;
if (item === undefined) throw new Error('The order has no item');
const order = {
  ...anAdminOrder(),
  shippingCents: 495,
  netCents: 17_095,
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

it('Lines offer no more than the rest after a refund of an amount', () => {
  const rest = { ...order, netCents: 9_000, refunds: [{ ...refund, amount_cents: 8_095, lines: null }] };
  expect(returnable(rest).items.map(({ position, left }) => [position, left])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  // One piece of 70,55 € leaves 19,45 €: too little for the second line, enough for the shipping.
  expect(returnable(rest, { quantities: { 0: 1 }, isShipping: false })).toMatchObject({
    items: [{ position: 0, left: 1 }],
    shippingCents: 495,
  });
  expect(chosenLines(rest, { quantities: { 0: 2, 1: 1 }, isShipping: true })?.cents).toBe(7_550);
});

it('Money that was requested and not returned yet cannot be chosen', () => {
  const asked = { ...order, refunds: [{ ...refund, amount_cents: 17_000, lines: null, status: 'requested' as const }] };
  expect(returnable(asked)).toEqual({ items: [], shippingCents: 0 });
});

it('No choice exceeds the rest, and every offered piece can be chosen', () => {
  const piece = fc.nat({ max: 3 });
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), piece, piece, fc.boolean(), (netCents, first, second, isShipping) => {
      const paid = { ...order, netCents };
      const choice = { quantities: { 0: first, 1: second }, isShipping };
      expect(chosenLines(paid, choice)?.cents ?? 0).toBeLessThanOrEqual(netCents);
      const taken = chosenLines(paid, choice);
      const quantities = Object.fromEntries(taken?.lines.items.map((line) => [line.position, line.quantity]) ?? []);
      for (const { position, left } of returnable(paid, choice).items) {
        const more = chosenLines(paid, {
          quantities: { ...quantities, [position]: left },
          isShipping: (taken?.lines.shippingCents ?? 0) > 0,
        });
        expect(more?.lines.items).toContainEqual({ position, quantity: left });
      }
    }),
  );
});
