import { waitFor } from 'xstate';
import type { CheckoutActor } from '../hooks/use-checkout.ts';
import { type CheckoutItem, orderLine } from '../machine/checkout-item.ts';
import type { CheckoutEvent } from '../machine/checkout-model.ts';

/**
 * Stores the order and names PayPal's.
 * @param shownTotalCents the total above the order button, EUR cents, gross
 * @throws Error when the order was refused; the machine knows why
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
 * Passes on what PayPal's window says. It may say so while the order is still being placed, for example when it was
 * closed at once; the machine is notified when the order exists, and not at all when the order was rejected.
 */
export async function sendOncePlaced(actor: CheckoutActor, event: CheckoutEvent): Promise<void> {
  await waitFor(actor, (snapshot) => !snapshot.matches('placing'));
  if (actor.getSnapshot().status === 'active') actor.send(event);
}

/** Whether PayPal's session could not open its window. */
export function isBlockedWindow(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'ERR_DEV_UNABLE_TO_OPEN_POPUP';
}
