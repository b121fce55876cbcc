import { waitFor } from 'xstate';
import type { CheckoutActor } from '../hooks/use-checkout.ts';
import { type CheckoutItem, orderLine } from '../machine/checkout-item.ts';
import type { CheckoutEvent } from '../machine/checkout-model.ts';

/**
 * Stores the order and returns the id of PayPal's order.
 * @param shownTotalCents the total above the order button, EUR cents, gross
 * @throws Error if the order was rejected; the machine has the reason
 */
export async function placeOrder(
  actor: CheckoutActor,
  items: readonly CheckoutItem[],
  shownTotalCents: number,
): Promise<{ orderId: string }> {
  actor.send({
    type: 'order.place',
    items: items.map(orderLine),
    shownTotalCents,
    freshKey: crypto.randomUUID(),
  });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('placing'));
  if (context.order === null) throw new Error('The order was not placed');
  return { orderId: context.order.paypalOrderId };
}

/**
 * Sends an event of PayPal's window to the machine after the order was placed. The event may occur before that, for
 * example if the window is closed immediately. Sends nothing once the checkout has finished.
 */
export async function sendOncePlaced(actor: CheckoutActor, event: CheckoutEvent): Promise<void> {
  await waitFor(actor, (snapshot) => !snapshot.matches('placing'));
  if (actor.getSnapshot().status === 'active') actor.send(event);
}

/** Whether PayPal's session could not open its window. */
export function isBlockedWindow(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'ERR_DEV_UNABLE_TO_OPEN_POPUP';
}
