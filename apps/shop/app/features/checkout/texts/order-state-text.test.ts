import type { OrderProgress, OrderStatusReply } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import type { KnownOrder } from '../placed-order/use-order-status.ts';
import { newOrder } from './order-progress.fixture.ts';
import { orderStateText } from './order-state-text.ts';

const progress: OrderProgress = { ...newOrder, createdAt: '2026-11-22T10:00:00Z' };

const reply: OrderStatusReply = {
  orderId: 'PM-2026-004821',
  status: 'completed',
  isInReview: false,
  totalCents: 10_700,
  progress,
};

function textOf(changes: Partial<OrderStatusReply>, progressChanges: Partial<OrderProgress> = {}) {
  const known = { ...reply, progress: { ...progress, ...progressChanges }, ...changes };
  const { title, text } = orderStateText({ kind: 'found', reply: known }, true);
  return `${title} | ${text}`.replaceAll('\u00a0', ' ');
}

it.each([
  ['a paid order', {}, {}, 'Vielen Dank für Ihre Bestellung | Ihre Zahlung ist bestätigt. Sie erhalten'],
  ['an order in the workshop', {}, { visualStatus: 'In Bearbeitung' }, 'Ihre Bestellung ist in Arbeit | Wir fertigen'],
  ['a shipped order', {}, { visualStatus: 'Versendet' }, 'Ihre Bestellung ist unterwegs | Wir haben sie versendet.'],
  [
    'a cancelled order',
    {},
    { visualStatus: 'Storniert' },
    'Ihre Bestellung ist storniert | Was Sie bezahlt haben, erstatten wir Ihnen über PayPal.',
  ],
  [
    'a cancelled order that was not paid',
    { status: 'pending' },
    { visualStatus: 'Storniert' },
    'Ihre Bestellung ist storniert | Sie haben noch nichts bezahlt und müssen nichts weiter tun.',
  ],
  [
    'a cancelled order that has expired',
    { status: 'failed' },
    { visualStatus: 'Storniert' },
    'Ihre Bestellung ist storniert | Sie haben nichts bezahlt und müssen nichts weiter tun.',
  ],
  [
    'a partial refund',
    {},
    { refundedCents: 1_000 },
    'Ihre Bestellung | Ihre Zahlung ist bestätigt. Wir haben Ihnen 10,00 € von 107,00 € über PayPal erstattet.',
  ],
  [
    'a partial refund of a shipped order',
    {},
    { visualStatus: 'Versendet', refundedCents: 1_000 },
    'Ihre Bestellung ist unterwegs | Wir haben sie versendet. Wir haben Ihnen 10,00 € von 107,00 €',
  ],
  [
    'a full refund of a shipped order',
    { status: 'refunded' },
    { visualStatus: 'Versendet', refundedCents: 10_700 },
    'Bestellung erstattet | Wir haben Ihnen 107,00 € über PayPal erstattet.',
  ],
  [
    'a chargeback',
    { status: 'refunded' },
    { paymentWord: 'reversed' },
    'Zahlung zurückgebucht | Ihre Zahlung wurde zurückgebucht.',
  ],
  [
    'a refund that a stranger sees',
    { status: 'refunded', progress: undefined },
    {},
    'Bestellung erstattet | Der Betrag',
  ],
] as const)('The state %s has a text', (_, changes, progressChanges, expected) => {
  expect(textOf(changes as Partial<OrderStatusReply>, progressChanges)).toContain(expected);
});

it.each([
  ['an order whose lookup failed', { kind: 'unreachable' }],
  ['an order that was not found', { kind: 'missing' }],
  ['an order that is not paid yet', { kind: 'found', reply: { ...reply, status: 'pending' } }],
  ['a failed payment', { kind: 'found', reply: { ...reply, status: 'failed' } }],
  [
    'a cancelled order that was not paid',
    { kind: 'found', reply: { ...reply, status: 'pending', progress: { ...progress, visualStatus: 'Storniert' } } },
  ],
] satisfies [string, KnownOrder][])(
  '[SF-DONE-12] [SF-DONE-13] The text for %s says that the cart is kept',
  (_, known) => {
    const { text, isCartKept } = orderStateText(known, true);
    expect(isCartKept).toBe(true);
    expect(text).toMatch(/Ihr Warenkorb (ist unverändert|bleibt bis dahin erhalten)/);
  },
);

it('[SF-DONE-13] A text asks not to order again while the order cannot be looked up', () => {
  expect(orderStateText({ kind: 'unreachable' }, true).text).toContain('bitte bestellen Sie nicht noch einmal.');
});
