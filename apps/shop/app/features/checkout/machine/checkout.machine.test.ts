import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { Buyer } from '../buyer/buyer.ts';
import { aGuest, aPlacedOrder, keys, placeOrder, startCheckout, submitAddress } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { failure, withLostSession } from './checkout-failure.ts';
import type { CheckoutEvent } from './checkout-model.ts';
import {
  broken,
  captured,
  placed,
  play,
  refused,
  reply,
  scriptFailed,
  scriptLoaded,
  toApproval,
} from './checkout-steps.fixture.ts';

const addressRequired = { ok: false, error: failure('address_required') } as const;
const anAccount: Buyer = { kind: 'account', address: aGuest };

describe('checkout', () => {
  it.each<Buyer>([{ kind: 'guest' }, anAccount])(
    '[SF-CHECK-04] An empty cart is refused at the start: $kind',
    (buyer) => {
      const { snapshot, notices } = play([{ type: 'checkout.start', lineCount: 0, freshKey: keys[0], buyer }]);
      expect(snapshot.value).toBe('idle');
      expect(notices).toEqual([{ type: 'cart.empty' }]);
    },
  );

  it.each([
    ['the address', [startCheckout]],
    ['the payment', [startCheckout, submitAddress]],
  ])('[SF-CHECK-04] A checkout in %s returns to the cart with a notice if another tab empties it', (_, events) => {
    const { snapshot, notices } = play([...events, { type: 'cart.emptied' }]);
    expect(snapshot.value).toBe('idle');
    expect(notices.at(-1)).toEqual({ type: 'cart.empty' });
  });

  it('No notice appears if the last line is removed in the cart itself', () => {
    const left = play([startCheckout, { type: 'checkout.leave' }]).snapshot;
    expect(play([{ type: 'cart.emptied' }], left).notices).toEqual([]);
  });

  it('[SF-CHECK-09] The checkout takes the random key of the order from the start of the checkout', () => {
    expect(play([startCheckout]).snapshot.context.attempt?.idempotencyKey).toBe(keys[0]);
  });

  it('[SF-CHECK-10] [SF-CHECK-11] The checkout asks a guest for the address, then shows the payment section', () => {
    expect(play([startCheckout]).snapshot.value).toBe('address');
    const { snapshot, notices } = play([startCheckout, submitAddress]);
    expect(snapshot.matches('payment')).toBe(true);
    expect(notices).toEqual([{ type: 'address.saved', guestInfo: aGuest }]);
  });

  it('[SF-CHECK-10] A signed-in user sees the payment at once and orders with the shown address, without guest info', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const { snapshot } = play([start, scriptLoaded, placeOrder]);
    expect(snapshot.context.request).toMatchObject({ guestInfo: null, shownRecipient: aGuest });
    expect(play([{ type: 'address.edit' }], play([start]).snapshot).snapshot.matches('payment')).toBe(true);
  });

  it('[SF-CHECK-07] A signed-in user without a profile address is sent back to the cart with advice', () => {
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

  it('A user with an expired session is sent back to the cart with a notice', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const lost = withLostSession(addressRequired, { isAccount: true, isSignedIn: false });
    const { snapshot, notices } = play([start, scriptLoaded, placeOrder, reply('placeOrder', lost)]);
    expect(snapshot.value).toBe('idle');
    expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('not_signed_in') });
  });

  it('A user whose profile has another address by now is sent back to the cart with a notice', () => {
    const start: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    const changed = reply('placeOrder', refused(failure('recipient_changed')));
    const { snapshot, notices } = play([start, scriptLoaded, placeOrder, changed]);
    expect(snapshot.value).toBe('idle');
    expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('recipient_changed') });
  });

  it('The shopper can order again if the script of the order function cannot be loaded', () => {
    const { snapshot, notices } = play([startCheckout, submitAddress, scriptLoaded, placeOrder, broken('placeOrder')]);
    expect(snapshot.value).toEqual({ payment: 'ready' });
    expect(snapshot.context.failure).toEqual(failure('network'));
    expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('network') });
    expect(play([placeOrder], snapshot).snapshot.context.request?.idempotencyKey).toBe(keys[0]);
  });

  it('An approved payment whose scripts cannot be loaded is followed on the success page', () => {
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
  ])('The checkout asks %s for the address that is missing', (_, sender) => {
    expect(withLostSession(addressRequired, sender)).toBe(addressRequired);
  });

  it('The address of a returning guest is kept, and removed after a login', () => {
    const { snapshot } = play([startCheckout, submitAddress, { type: 'checkout.leave' }, startCheckout]);
    expect(snapshot.context.guestInfo).toEqual(aGuest);
    const signedIn: CheckoutEvent = { type: 'checkout.start', lineCount: 1, freshKey: keys[0], buyer: anAccount };
    expect(play([{ type: 'checkout.leave' }, signedIn], snapshot).snapshot.context.guestInfo).toBeNull();
  });

  it('A retry is offered when the payment script cannot be loaded', () => {
    const { snapshot, notices } = play([startCheckout, submitAddress, scriptFailed]);
    expect(snapshot.value).toEqual({ payment: 'scriptFailed' });
    expect(notices.at(-1)).toEqual({ type: 'script.failed' });
    expect(play([{ type: 'script.retry' }], snapshot).snapshot.value).toEqual({ payment: 'loadingScript' });
  });

  it('The checkout reaches every state', () => {
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
