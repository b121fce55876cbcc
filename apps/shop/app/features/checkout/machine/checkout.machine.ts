import type { GuestInfo, PlaceOrderReply, PlaceOrderRequest } from 'shop-backend/contracts';
import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Buyer } from '../buyer/buyer.ts';
import {
  type CheckoutFailure,
  failure,
  invalidatesKey,
  isBuyerOutdated,
  isRefusal,
  type PaidOrder,
  paidBy,
  paidOrderOf,
  quoteOf,
  requiresAddress,
  unconfirmedOrder,
} from './checkout-failure.ts';
import {
  type Captured,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutNotice,
  errorOf,
  type Placed,
  replyOf,
  required,
  type StartEvent,
} from './checkout-model.ts';

const notProvided = () => Promise.reject(new Error('The page provides this actor'));

/**
 * The checkout from the cart to a paid order: a guest's address, payment script, order, approval at PayPal, capture.
 * A signed-in user has an address in the profile and starts at the payment.
 * The order is stored before the payment. One idempotency key identifies one order, so that a lost reply or a second
 * click leads to the same order. While the PayPal window is open, the order is also polled.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutNotice,
  },
  actors: {
    loadPaymentScript: fromPromise<void>(notProvided),
    placeOrder: fromPromise<Placed, PlaceOrderRequest>(notProvided),
    captureOrder: fromPromise<Captured, { paypalOrderId: string }>(notProvided),
    /** Resolves once the order is paid; with null on timeout or if it cannot be paid any more. */
    watchOrder: fromPromise<PaidOrder | null, { order: PlaceOrderReply; isLongWatch: boolean }>(notProvided),
  },
  guards: {
    hasLines: (_, params: { lineCount: number }) => params.lineCount > 0,
    mayPayAtOnce: (_, params: { lineCount: number; buyer: Buyer; guestInfo?: GuestInfo | null }) =>
      params.lineCount > 0 && (params.buyer.kind === 'account' || params.guestInfo != null),
    isKnownAddress: ({ context }, { guestInfo }: { guestInfo: GuestInfo }) =>
      JSON.stringify(context.guestInfo) === JSON.stringify(guestInfo),
    isGuest: ({ context }) => context.buyer.kind === 'guest',
    hasOrder: ({ context }) => context.order !== null,
  },
  actions: {
    clearFailure: assign({ failure: null }),
    begin: assign(({ context }, { buyer, freshKey, guestInfo }: Omit<StartEvent, 'type' | 'lineCount'>) => ({
      buyer,
      guestInfo: buyer.kind === 'guest' ? (guestInfo ?? context.guestInfo) : null,
      attempt: { idempotencyKey: freshKey, contents: null },
      failure: null,
    })),
    prepareRequest: assign(({ context, event }) => {
      assertEvent(event, 'order.place');
      const { buyer, guestInfo, attempt } = context;
      const shownRecipient = buyer.kind === 'account' ? buyer.address : null;
      const order = { items: [...event.items], shownTotalCents: event.shownTotalCents, guestInfo, shownRecipient };
      const contents = JSON.stringify(order);
      const isSameOrder = attempt !== null && (attempt.contents === null || attempt.contents === contents);
      const idempotencyKey = isSameOrder ? attempt.idempotencyKey : event.freshKey;
      return {
        attempt: { idempotencyKey, contents },
        request: { ...order, idempotencyKey },
        order: null,
        failure: null,
      };
    }),
    reportOrderFailure: enqueueActions(({ context, enqueue }, cause: CheckoutFailure) => {
      enqueue.assign({ failure: cause });
      if (invalidatesKey(cause))
        enqueue.assign({ attempt: context.attempt && { ...context.attempt, contents: 'spent' } });
      const quote = quoteOf(cause);
      enqueue.emit(quote ? { type: 'quote.changed', quote } : { type: 'order.failed', failure: cause });
    }),
    reportPaymentFailure: enqueueActions(({ enqueue }, cause: CheckoutFailure) => {
      enqueue.assign({ failure: cause });
      enqueue.emit(
        cause.code === 'cancelled' ? { type: 'payment.cancelled' } : { type: 'payment.failed', failure: cause },
      );
    }),
    setPaid: assign({ paid: (_, params: { paid: PaidOrder | null }) => params.paid }),
    emitCartEmpty: emit({ type: 'cart.empty' }),
    emitPaid: emit(({ context }) => ({ type: 'order.paid', paid: required(context.paid) })),
  },
}).createMachine({
  id: 'checkout',
  context: {
    buyer: { kind: 'guest' },
    guestInfo: null,
    attempt: null,
    request: null,
    order: null,
    paid: null,
    failure: null,
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'checkout.start': [
          {
            guard: { type: 'mayPayAtOnce', params: ({ event }) => event },
            target: 'payment',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasLines', params: ({ event }) => event },
            target: 'address',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { actions: 'emitCartEmpty' },
        ],
      },
    },
    address: {
      on: {
        'address.submit': [
          {
            guard: { type: 'isKnownAddress', params: ({ event }) => event },
            target: 'payment',
            actions: 'clearFailure',
          },
          {
            target: 'payment',
            actions: [
              assign({ guestInfo: ({ event }) => event.guestInfo, failure: null }),
              emit(({ event }) => ({ type: 'address.saved', guestInfo: event.guestInfo })),
            ],
          },
        ],
        'checkout.leave': { target: 'idle', actions: 'clearFailure' },
        'cart.emptied': { target: 'idle', actions: ['clearFailure', 'emitCartEmpty'] },
      },
    },
    payment: {
      initial: 'loadingScript',
      states: {
        loadingScript: {
          invoke: {
            id: 'loadPaymentScript',
            src: 'loadPaymentScript',
            onDone: 'ready',
            onError: { target: 'scriptFailed', actions: emit({ type: 'script.failed' }) },
          },
        },
        scriptFailed: { on: { 'script.retry': 'loadingScript' } },
        ready: {
          on: {
            'order.place': { target: '#checkout.placing', actions: 'prepareRequest' },
            // An approval can still arrive after the shopper closed the window.
            'payment.approve': { guard: 'hasOrder', target: '#checkout.capturing' },
          },
        },
      },
      on: {
        'failure.dismiss': { actions: 'clearFailure' },
        'address.edit': { guard: 'isGuest', target: 'address', actions: 'clearFailure' },
        'checkout.leave': { target: 'idle', actions: 'clearFailure' },
        'cart.emptied': { target: 'idle', actions: ['clearFailure', 'emitCartEmpty'] },
      },
    },
    placing: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => required(context.request),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'awaitingApproval',
            actions: [
              assign({ order: ({ event }) => replyOf(event.output) }),
              emit(({ context }) => ({
                type: 'order.placed',
                order: required(context.order),
                request: required(context.request),
              })),
            ],
          },
          {
            guard: ({ event }) => paidOrderOf(errorOf(event.output)) !== null,
            target: 'paid',
            actions: { type: 'setPaid', params: ({ event }) => ({ paid: paidOrderOf(errorOf(event.output)) }) },
          },
          {
            guard: ({ context, event }) => context.buyer.kind === 'account' && requiresAddress(errorOf(event.output)),
            target: 'idle',
            actions: emit({ type: 'address.missing' }),
          },
          {
            guard: ({ event }) => isBuyerOutdated(errorOf(event.output)),
            target: 'idle',
            actions: { type: 'reportOrderFailure', params: ({ event }) => errorOf(event.output) },
          },
          {
            guard: ({ event }) => requiresAddress(errorOf(event.output)),
            target: 'address',
            actions: { type: 'reportOrderFailure', params: ({ event }) => errorOf(event.output) },
          },
          {
            target: 'payment.ready',
            actions: { type: 'reportOrderFailure', params: ({ event }) => errorOf(event.output) },
          },
        ],
        // An actor fails if its script cannot be loaded.
        onError: {
          target: 'payment.ready',
          actions: { type: 'reportOrderFailure', params: failure('network') },
        },
      },
    },
    awaitingApproval: {
      invoke: {
        id: 'watchOrder',
        src: 'watchOrder',
        input: ({ context }) => ({ order: required(context.order), isLongWatch: true }),
        onDone: {
          guard: ({ event }) => event.output !== null,
          target: 'paid',
          actions: { type: 'setPaid', params: ({ event }) => ({ paid: event.output }) },
        },
        // The window still reports the approval.
        onError: { actions: [] },
      },
      on: {
        'payment.approve': 'capturing',
        'payment.cancel': {
          target: 'payment.ready',
          actions: { type: 'reportPaymentFailure', params: failure('cancelled') },
        },
        'payment.fail': {
          target: 'payment.ready',
          actions: { type: 'reportPaymentFailure', params: ({ event }) => failure(event.code) },
        },
        'payment.abandon': 'payment.ready',
      },
    },
    capturing: {
      invoke: {
        id: 'captureOrder',
        src: 'captureOrder',
        input: ({ context }) => ({ paypalOrderId: required(context.order).paypalOrderId }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'paid',
            actions: { type: 'setPaid', params: ({ event }) => ({ paid: paidBy(event.output) }) },
          },
          {
            guard: ({ event }) => isRefusal(errorOf(event.output)),
            target: 'payment.ready',
            actions: { type: 'reportPaymentFailure', params: ({ event }) => errorOf(event.output) },
          },
          'confirming',
        ],
        onError: 'confirming',
      },
    },
    /** The reply to the capture was lost, so the outcome is read from the order. */
    confirming: {
      invoke: {
        id: 'confirmOrder',
        src: 'watchOrder',
        input: ({ context }) => ({ order: required(context.order), isLongWatch: false }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'paid',
            actions: { type: 'setPaid', params: ({ event }) => ({ paid: event.output }) },
          },
          'unconfirmed',
        ],
        onError: 'unconfirmed',
      },
    },
    /** The success page continues polling. */
    unconfirmed: {
      type: 'final',
      entry: [
        { type: 'setPaid', params: ({ context }) => ({ paid: unconfirmedOrder(required(context.order)) }) },
        'emitPaid',
      ],
    },
    paid: { type: 'final', entry: 'emitPaid' },
  },
});
