import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import {
  aGuest,
  anOrderLine,
  aPlacedOrder,
  keys,
  placeOrder,
  startCheckout,
  submitAddress,
} from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { failure } from './checkout-failure.ts';
import type { CheckoutEvent } from './checkout-model.ts';
import { captured, play, refused, reply, type Step, scriptLoaded, toApproval } from './checkout-steps.fixture.ts';

describe('checkout', () => {
  it('[SF-CHECK-39] The checkout sends the guest info with the order and waits for the approval', () => {
    const { snapshot, notices } = play(toApproval);
    expect(snapshot.value).toBe('awaitingApproval');
    expect(snapshot.context.request).toEqual({
      idempotencyKey: keys[0],
      items: [anOrderLine],
      shownTotalCents: 9_900,
      guestInfo: aGuest,
      shownRecipient: null,
    });
    expect(notices.at(-1)).toMatchObject({ type: 'order.placed', order: aPlacedOrder });
  });

  it('The checkout ignores a second click while the order is being placed', () => {
    const { snapshot } = play(toApproval.slice(0, -1));
    const again = play([placeOrder], snapshot).snapshot;
    expect(again.value).toBe('placing');
    expect(again.context.request).toBe(snapshot.context.request);
  });

  it('[SF-CHECK-37] [SF-CHECK-40] The checkout captures on approval and ends paid, named by the payment id', () => {
    const { snapshot, notices } = play([...toApproval, { type: 'payment.approve' }, captured]);
    expect(snapshot.value).toBe('paid');
    expect(snapshot.status).toBe('done');
    expect(notices.at(-1)).toEqual({
      type: 'order.paid',
      paid: { reference: '3C679366HH908993F', orderId: aPlacedOrder.orderId },
    });
  });

  it.each([
    ['[SF-CHECK-42] [SF-CHECK-59] a cancelled payment', { type: 'payment.cancel' }, { type: 'payment.cancelled' }],
    [
      '[SF-CHECK-41] [SF-CHECK-58] a payment error',
      { type: 'payment.fail', code: 'payment_failed' },
      { type: 'payment.failed', failure: failure('payment_failed') },
    ],
  ] as const)('The failure %s returns to the order button and keeps the address', (_, event, notice) => {
    const { snapshot, notices } = play([...toApproval, event]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(snapshot.context.guestInfo).toEqual(aGuest);
    expect(notices.at(-1)).toEqual(notice);
  });

  it('The checkout sends the same key again for the same contents', () => {
    const { snapshot } = play([...toApproval, { type: 'payment.cancel' }, placeOrder]);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('The checkout uses a new key if the contents differ', () => {
    const changed: CheckoutEvent = {
      ...placeOrder,
      type: 'order.place',
      items: [anOrderLine],
      shownTotalCents: 10_700,
      freshKey: keys[1],
    };
    const { snapshot } = play([...toApproval, { type: 'payment.cancel' }, changed]);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[1]);
  });

  it('The checkout keeps the key if the reply was lost, since the order may exist', () => {
    const lost = reply('placeOrder', refused(failure('network')));
    const { snapshot } = play([startCheckout, submitAddress, scriptLoaded, placeOrder, lost, placeOrder]);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('The checkout polls the order for long while the window is open and briefly after a lost reply', () => {
    const lost = reply('captureOrder', refused(failure('network')));
    const watches = (steps: readonly Step[]) => {
      const [from, last] = [play(steps.slice(0, -1)).snapshot, steps.at(-1)];
      const [, actions] = transition(checkoutMachine, from, last as CheckoutEvent);
      return actions.flatMap(
        ({ params }) => (params as { input?: { isLongWatch?: boolean } })?.input?.isLongWatch ?? [],
      );
    };
    expect(watches(toApproval)).toEqual([true]);
    expect(watches([...toApproval, { type: 'payment.approve' }, lost])).toEqual([false]);
  });

  it.each(['idempotency_conflict', 'order_closed'] as const)('A new key is used after %s', (code) => {
    const steps = [...toApproval.slice(0, -1), reply('placeOrder', refused(failure(code))), placeOrder];
    expect(play(steps).snapshot.context.request?.idempotencyKey).toBe(keys[1]);
  });

  it('A changed price is shown as a new quote, and nothing is charged', () => {
    const quote = {
      totalCents: 10_700,
      items: [{ index: 0, unitPriceCents: 10_700, pieceCents: 10_700, quantityBreaks: [] }],
    };
    const { snapshot, notices } = play([
      ...toApproval.slice(0, -1),
      reply('placeOrder', refused(failure('price_changed', quote))),
    ]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(snapshot.context.order).toBeNull();
    expect(notices.at(-1)).toEqual({ type: 'quote.changed', quote });
  });

  it('A failure that the shopper has resolved is cleared', () => {
    const cause = failure('article_unavailable', { articleId: 'a', title: 'Halsband' });
    const refusal = play([...toApproval.slice(0, -1), reply('placeOrder', refused(cause))]);
    expect(refusal.snapshot.context.failure).toEqual(cause);
    expect(play([{ type: 'failure.dismiss' }], refusal.snapshot).snapshot.context.failure).toBeNull();
  });

  it('[SF-CHECK-08] The checkout returns to the address step if the order function reports it missing', () => {
    const { snapshot, notices } = play([
      ...toApproval.slice(0, -1),
      reply('placeOrder', refused(failure('address_required'))),
    ]);
    expect(snapshot.value).toBe('address');
    expect(notices.at(-1)).toMatchObject({ type: 'order.failed', failure: { code: 'address_required' } });
  });

  it('The checkout goes to the success page if the order is already paid', () => {
    const { snapshot } = play([
      ...toApproval.slice(0, -1),
      reply('placeOrder', refused(failure('order_already_paid', { paymentId: 'P1', orderId: 'PM-1' }))),
    ]);
    expect(snapshot.value).toBe('paid');
    expect(snapshot.context.paid).toEqual({ reference: 'P1', orderId: 'PM-1' });
  });

  it('A declined shopper can pay the same order again', () => {
    const { snapshot, notices } = play([
      ...toApproval,
      { type: 'payment.approve' },
      reply('captureOrder', refused(failure('instrument_declined'))),
      placeOrder,
    ]);
    expect(notices.some((notice) => notice.type === 'payment.failed')).toBe(true);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('[BEY-16] The checkout reads the order status if the reply to the capture is lost, and never hangs', () => {
    const lost = play([...toApproval, { type: 'payment.approve' }, reply('captureOrder', refused(failure('network')))]);
    expect(lost.snapshot.value).toBe('confirming');
    const recovered = play([reply('confirmOrder', { reference: 'P1', orderId: 'PM-1' })], lost.snapshot);
    expect(recovered.snapshot.value).toBe('paid');
    const open = play([reply('confirmOrder', null)], lost.snapshot);
    expect(open.snapshot.value).toBe('unconfirmed');
    expect(open.notices.at(-1)).toEqual({
      type: 'order.paid',
      paid: { reference: aPlacedOrder.orderId, orderId: aPlacedOrder.orderId },
    });
  });

  it('The checkout detects a payment that arrived while the PayPal window did not respond', () => {
    const { snapshot } = play([...toApproval, reply('watchOrder', { reference: 'P1', orderId: 'PM-1' })]);
    expect(snapshot.value).toBe('paid');
  });

  it('The button is enabled when the shopper closed the window, and a late approval is still accepted', () => {
    const { snapshot } = play([...toApproval, { type: 'payment.abandon' }]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(play([{ type: 'payment.approve' }], snapshot).snapshot.value).toBe('capturing');
  });
});
