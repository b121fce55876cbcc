import { describe, expect, it } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Buyer } from '../buyer/buyer.ts';
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
import { type CheckoutFailure, failure, withLostSession } from './checkout-failure.ts';
import type { CheckoutEvent, CheckoutNotice } from './checkout-model.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;
type Step = CheckoutEvent | { type: `xstate.done.actor.${string}` | `xstate.error.actor.${string}`; output?: unknown };

/** The event by which the machine receives an actor's reply. */
const reply = (actorId: string, output?: unknown): Step => ({ type: `xstate.done.actor.${actorId}`, output });
const refused = (cause: CheckoutFailure) => ({ ok: false, error: cause });
const addressRequired = { ok: false, error: failure('address_required') } as const;
const anAccount: Buyer = { kind: 'account', address: aGuest };
const scriptLoaded = reply('loadPaymentScript');
/** The event by which the machine learns that an actor failed. */
const broken = (actorId: string): Step => ({ type: `xstate.error.actor.${actorId}` });
const scriptFailed = broken('loadPaymentScript');
const placed = reply('placeOrder', { ok: true, value: aPlacedOrder });
const captured = reply('captureOrder', {
  ok: true,
  value: { status: 'processing', paymentId: '3C679366HH908993F', orderId: aPlacedOrder.orderId },
});
const toApproval: readonly Step[] = [startCheckout, submitAddress, scriptLoaded, placeOrder, placed];

/** Folds events through the pure transition and collects the emitted notices. */
function play(steps: readonly Step[], from?: Snapshot): { snapshot: Snapshot; notices: CheckoutNotice[] } {
  let snapshot = from ?? initialTransition(checkoutMachine)[0];
  const notices: CheckoutNotice[] = [];
  for (const step of steps) {
    // The machine's event type does not list the replies of its own actors.
    const [next, actions] = transition(checkoutMachine, snapshot, step as CheckoutEvent);
    snapshot = next;
    notices.push(...actions.flatMap((action) => noticeOf(action) ?? []));
  }
  return { snapshot, notices };
}

function noticeOf(action: { type: string; params?: unknown }): CheckoutNotice | null {
  // The type of a machine's actions lacks `xstate.emit`, whose params contain the emitted event.
  return action.type === 'xstate.emit' ? (action.params as { event: CheckoutNotice }).event : null;
}

describe('checkout', () => {
  it.each<Buyer>([{ kind: 'guest' }, anAccount])(
    '[SF-CHECK-04] refuses to start with an empty cart: $kind',
    (buyer) => {
      const { snapshot, notices } = play([{ type: 'checkout.start', lineCount: 0, freshKey: keys[0], buyer }]);
      expect(snapshot.value).toBe('idle');
      expect(notices).toEqual([{ type: 'cart.empty' }]);
    },
  );

  it('[SF-CHECK-09] takes the random key of the order from the start of the checkout', () => {
    expect(play([startCheckout]).snapshot.context.attempt?.idempotencyKey).toBe(keys[0]);
  });

  it('[SF-CHECK-10] [SF-CHECK-11] asks a guest for the address, then shows the payment section', () => {
    expect(play([startCheckout]).snapshot.value).toBe('address');
    const { snapshot, notices } = play([startCheckout, submitAddress]);
    expect(snapshot.matches('payment')).toBe(true);
    expect(notices).toEqual([{ type: 'address.saved', guestInfo: aGuest }]);
  });

  it('[SF-CHECK-10] shows a signed-in user the payment at once and orders with the shown address, without guest info', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const { snapshot } = play([start, scriptLoaded, placeOrder]);
    expect(snapshot.context.request).toMatchObject({ guestInfo: null, shownRecipient: aGuest });
    expect(play([{ type: 'address.edit' }], play([start]).snapshot).snapshot.matches('payment')).toBe(true);
  });

  it('[SF-CHECK-07] sends a signed-in user without a profile address back to the cart with advice', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const { snapshot, notices } = play([
      start,
      scriptLoaded,
      placeOrder,
      reply('placeOrder', refused(failure('address_required'))),
    ]);
    expect(snapshot.value).toBe('idle');
    expect(notices.at(-1)).toEqual({ type: 'address.missing' });
  });

  it('sends a user with an expired session back to the cart with a notice', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const lost = withLostSession(addressRequired, { isAccount: true, isSignedIn: false });
    const { snapshot, notices } = play([start, scriptLoaded, placeOrder, reply('placeOrder', lost)]);
    expect(snapshot.value).toBe('idle');
    expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('not_signed_in') });
  });

  it('sends a user whose profile has another address by now back to the cart with a notice', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const changed = reply('placeOrder', refused(failure('recipient_changed')));
    const { snapshot, notices } = play([start, scriptLoaded, placeOrder, changed]);
    expect(snapshot.value).toBe('idle');
    expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('recipient_changed') });
  });

  it('lets the shopper order again if the script of the order function cannot be loaded', () => {
    const { snapshot, notices } = play([startCheckout, submitAddress, scriptLoaded, placeOrder, broken('placeOrder')]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(snapshot.context.failure).toEqual(failure('network'));
    expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('network') });
    expect(play([placeOrder], snapshot).snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('follows an approved payment whose scripts cannot be loaded on the success page', () => {
    const waiting = play([...toApproval, broken('watchOrder')]).snapshot;
    expect(waiting.value).toBe('awaitingApproval');
    const capturing = play([{ type: 'payment.approve' }, broken('captureOrder')], waiting).snapshot;
    expect(capturing.value).toBe('confirming');
    const { snapshot, notices } = play([broken('confirmOrder')], capturing);
    expect(snapshot.value).toBe('unconfirmed');
    expect(notices.at(-1)).toMatchObject({ type: 'order.paid', paid: { reference: aPlacedOrder.orderId } });
  });

  it.each([
    ['a guest', { isAccount: false, isSignedIn: false }],
    ['a signed-in user', { isAccount: true, isSignedIn: true }],
  ])('asks %s for the address that is missing', (_, sender) => {
    expect(withLostSession(addressRequired, sender)).toBe(addressRequired);
  });

  it('keeps the address of a returning guest and removes it after a login', () => {
    const { snapshot } = play([startCheckout, submitAddress, { type: 'checkout.leave' }, startCheckout]);
    expect(snapshot.context.guestInfo).toEqual(aGuest);
    const signedIn: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    expect(play([{ type: 'checkout.leave' }, signedIn], snapshot).snapshot.context.guestInfo).toBeNull();
  });

  it('offers a retry when the payment script cannot be loaded', () => {
    const { snapshot, notices } = play([startCheckout, submitAddress, scriptFailed]);
    expect(snapshot.value).toEqual({ payment: 'scriptFailed' });
    expect(notices.at(-1)).toEqual({ type: 'script.failed' });
    expect(play([{ type: 'script.retry' }], snapshot).snapshot.value).toEqual({ payment: 'loadingScript' });
  });

  it('[SF-CHECK-39] sends the guest info with the order and waits for the approval', () => {
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

  it('ignores a second click while the order is being placed', () => {
    const { snapshot } = play(toApproval.slice(0, -1));
    const again = play([placeOrder], snapshot).snapshot;
    expect(again.value).toBe('placing');
    expect(again.context.request).toBe(snapshot.context.request);
  });

  it('[SF-CHECK-37] [SF-CHECK-40] captures on approval and ends paid, named by the payment id', () => {
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
  ] as const)('%s returns to the order button and keeps the address', (_, event, notice) => {
    const { snapshot, notices } = play([...toApproval, event]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(snapshot.context.guestInfo).toEqual(aGuest);
    expect(notices.at(-1)).toEqual(notice);
  });

  it('sends the same key again for the same contents', () => {
    const { snapshot } = play([...toApproval, { type: 'payment.cancel' }, placeOrder]);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('uses a new key if the contents differ', () => {
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

  it('keeps the key if the reply was lost, since the order may exist', () => {
    const lost = reply('placeOrder', refused(failure('network')));
    const { snapshot } = play([startCheckout, submitAddress, scriptLoaded, placeOrder, lost, placeOrder]);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('polls the order for long while the window is open and briefly after a lost reply', () => {
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

  it.each(['idempotency_conflict', 'order_closed'] as const)('uses a new key after %s', (code) => {
    const steps = [...toApproval.slice(0, -1), reply('placeOrder', refused(failure(code))), placeOrder];
    expect(play(steps).snapshot.context.request?.idempotencyKey).toBe(keys[1]);
  });

  it('shows the new quote when the price has changed, and charges nothing', () => {
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

  it('clears a failure that the shopper has resolved', () => {
    const cause = failure('article_unavailable', { articleId: 'a', title: 'Halsband' });
    const refusal = play([...toApproval.slice(0, -1), reply('placeOrder', refused(cause))]);
    expect(refusal.snapshot.context.failure).toEqual(cause);
    expect(play([{ type: 'failure.dismiss' }], refusal.snapshot).snapshot.context.failure).toBeNull();
  });

  it('[SF-CHECK-08] returns to the address step if the order function reports it missing', () => {
    const { snapshot, notices } = play([
      ...toApproval.slice(0, -1),
      reply('placeOrder', refused(failure('address_required'))),
    ]);
    expect(snapshot.value).toBe('address');
    expect(notices.at(-1)).toMatchObject({ type: 'order.failed', failure: { code: 'address_required' } });
  });

  it('goes to the success page if the order is already paid', () => {
    const { snapshot } = play([
      ...toApproval.slice(0, -1),
      reply('placeOrder', refused(failure('order_already_paid', { paymentId: 'P1', orderId: 'PM-1' }))),
    ]);
    expect(snapshot.value).toBe('paid');
    expect(snapshot.context.paid).toEqual({ reference: 'P1', orderId: 'PM-1' });
  });

  it('lets a declined shopper pay the same order again', () => {
    const { snapshot, notices } = play([
      ...toApproval,
      { type: 'payment.approve' },
      reply('captureOrder', refused(failure('instrument_declined'))),
      placeOrder,
    ]);
    expect(notices.some((notice) => notice.type === 'payment.failed')).toBe(true);
    expect(snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('[BEY-16] reads the order status if the reply to the capture is lost, and never hangs', () => {
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

  it('detects a payment that arrived while the PayPal window did not respond', () => {
    const { snapshot } = play([...toApproval, reply('watchOrder', { reference: 'P1', orderId: 'PM-1' })]);
    expect(snapshot.value).toBe('paid');
  });

  it('enables the button when the shopper closed the window, and still accepts a late approval', () => {
    const { snapshot } = play([...toApproval, { type: 'payment.abandon' }]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(play([{ type: 'payment.approve' }], snapshot).snapshot.value).toBe('capturing');
  });

  it('reaches every state', () => {
    const events = [
      startCheckout,
      submitAddress,
      placeOrder,
      ...(['address.edit', 'script.retry', 'checkout.leave'] as const).map((type) => ({ type })),
      ...(['payment.approve', 'payment.cancel', 'payment.abandon'] as const).map((type) => ({ type })),
      { type: 'payment.fail', code: 'window_blocked' },
      scriptLoaded,
      scriptFailed,
      placed,
      captured,
      reply('captureOrder', refused(failure('network'))),
      reply('confirmOrder', null),
    ];
    const paths = getShortestPaths(checkoutMachine, {
      // The machine's event type does not list the replies of its own actors.
      events: events as CheckoutEvent[],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
    });
    const reached = new Set(paths.map((path) => JSON.stringify(path.state.value)));
    expect([...reached].sort()).toEqual(
      [
        '"address"',
        '"awaitingApproval"',
        '"capturing"',
        '"confirming"',
        '"idle"',
        '"paid"',
        '"placing"',
        '"unconfirmed"',
        '{"payment":"loadingScript"}',
        '{"payment":"ready"}',
        '{"payment":"scriptFailed"}',
      ].sort(),
    );
  });
});
