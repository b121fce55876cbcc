import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { aPlacedOrder, placeOrder, startCheckout, submitAddress } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import type { CheckoutEvent, CheckoutNotice } from './checkout-model.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;
/** An event of the page, or an actor's reply or failure. */
export type Step =
  | CheckoutEvent
  | { type: `xstate.done.actor.${string}` | `xstate.error.actor.${string}`; output?: unknown };

/** The event by which the machine receives an actor's reply. */
export const reply = (actorId: string, output?: unknown): Step => ({ type: `xstate.done.actor.${actorId}`, output });
export const refused = (cause: CheckoutFailure) => ({ ok: false, error: cause });
export const scriptLoaded = reply('loadPaymentScript');
/** The event by which the machine learns that an actor failed. */
export const broken = (actorId: string): Step => ({ type: `xstate.error.actor.${actorId}` });
export const scriptFailed = broken('loadPaymentScript');
export const placed = reply('placeOrder', { ok: true, value: aPlacedOrder });
export const captured = reply('captureOrder', {
  ok: true,
  value: { status: 'processing', paymentId: '3C679366HH908993F', orderId: aPlacedOrder.orderId },
});
export const toApproval: readonly Step[] = [startCheckout, submitAddress, scriptLoaded, placeOrder, placed];

/** Folds events through the pure transition and collects the emitted notices. */
export function play(steps: readonly Step[], from?: Snapshot): { snapshot: Snapshot; notices: CheckoutNotice[] } {
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
