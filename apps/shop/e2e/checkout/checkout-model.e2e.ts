import { FunctionsClient } from '@supabase/functions-js';
import fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { captureOrder } from '#app/features/checkout/api/capture-order.ts';
import { placeOrder } from '#app/features/checkout/api/place-order.ts';
import { readOrderStatus } from '#app/features/checkout/api/read-order-status.ts';
import { checkoutMachine } from '#app/features/checkout/machine/checkout.machine.ts';
import { failure } from '#app/features/checkout/machine/checkout-failure.ts';
import { watchOrder } from '#app/features/checkout/placed-order/watch-order.ts';
import { guest } from '../pages/cart.page.ts';
import { careKit } from '../pages/open-payment.ts';
import { type Backoffice, openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';

/** Possible outcomes of a click on the order button. */
const turns = ['pay', 'decline', 'cancel', 'give up', 'lose the order', 'lose the capture'] as const;
type Turn = (typeof turns)[number];

let backoffice: Backoffice;
let functions: FunctionsClient;
test.beforeAll(async () => {
  backoffice = await openBackoffice();
  const { backendUrl } = runningShop();
  const { publishableKey: apikey } = backoffice;
  functions = new FunctionsClient(`${backendUrl}/functions/v1`, {
    headers: { apikey, Authorization: `Bearer ${apikey}` },
  });
});

/** The page's machine with the real functions. A turn may lose a reply after the work was done. */
function connectedMachine(turn: () => Turn) {
  const isLost = (lost: Turn) => turn() === lost;
  return checkoutMachine.provide({
    actors: {
      loadPaymentScript: fromPromise<void>(async () => {}),
      placeOrder: fromPromise(async ({ input }) => {
        const placed = await placeOrder(functions, input);
        return isLost('lose the order') ? { ok: false, error: failure('network') } : placed;
      }),
      captureOrder: fromPromise(async ({ input }) => {
        const captured = await captureOrder(functions, input.paypalOrderId);
        return isLost('lose the capture') ? { ok: false, error: failure('network') } : captured;
      }),
      watchOrder: fromPromise(({ input, signal }) =>
        input.isLongWatch
          ? new Promise(() => undefined)
          : watchOrder(
              (request) => readOrderStatus(functions, request),
              input.order,
              { intervalMs: 50, totalMs: 2_000 },
              signal,
            ),
      ),
    },
  });
}

async function decide(orderId: string, decision: 'approve' | 'decline'): Promise<void> {
  await fetch(`${runningShop().backendUrl}/paypal/decisions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, decision }),
  });
}

/** Plays turns until the order is paid or none are left. Returns the last snapshot and the ids of all orders. */
async function play(plan: readonly Turn[]) {
  let current: Turn = 'cancel';
  const actor = createActor(connectedMachine(() => current));
  const orderIds = new Set<string>();
  actor.on('order.placed', ({ order }) => orderIds.add(order.orderId));
  actor.start();
  actor.send({ type: 'checkout.start', lineCount: 1, freshKey: crypto.randomUUID(), buyer: { kind: 'guest' } });
  actor.send({ type: 'address.submit', guestInfo: guest });
  const items = [{ articleId: careKit.id, quantity: 1, configuratorSettings: null }];
  for (const turn of plan) {
    current = turn;
    await waitFor(actor, (snapshot) => snapshot.matches({ payment: 'ready' }));
    actor.send({ type: 'order.place', items, shownTotalCents: 2_490, freshKey: crypto.randomUUID() });
    const placed = await waitFor(actor, (snapshot) => !snapshot.matches('placing'));
    if (!placed.matches('awaitingApproval')) continue;
    if (turn === 'cancel') actor.send({ type: 'payment.cancel' });
    else if (turn === 'give up') actor.send({ type: 'payment.abandon' });
    else {
      await decide(placed.context.order?.paypalOrderId ?? '', turn === 'decline' ? 'decline' : 'approve');
      actor.send({ type: 'payment.approve' });
    }
    const settled = await waitFor(
      actor,
      (snapshot) => !['capturing', 'confirming'].some((state) => snapshot.value === state),
    );
    if (settled.status === 'done') break;
  }
  return { snapshot: actor.getSnapshot(), orderIds };
}

test('[BEY-03] [BEY-05] [BEY-16] The checkout and the database agree on one order, paid once or not at all, on any path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...turns), { minLength: 1, maxLength: 4 }), async (plan) => {
      const { snapshot, orderIds } = await play(plan);
      const isPaid = snapshot.value === 'paid';
      expect(isPaid).toBe(plan.some((turn) => turn === 'pay' || turn === 'lose the capture'));
      // One key, one order: a retry after a lost reply or a rejection never creates a second one. The page does not learn
      // the number of an order whose replies were all lost.
      expect(orderIds.size).toBe(plan.every((turn) => turn === 'lose the order') ? 0 : 1);
      for (const orderId of orderIds) {
        const { status, payments } = await backoffice.order(orderId);
        const received = payments.filter((payment) => payment.status !== 'declined');
        expect(['processing', 'completed'].includes(status)).toBe(isPaid);
        expect(received.map(({ amount_cents }) => amount_cents)).toEqual(isPaid ? [2_490] : []);
      }
    }),
    { numRuns: 10, seed: 20261121 },
  );
});
