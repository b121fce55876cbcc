import * as z from 'zod/mini';
import { shopPolicy } from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import type { PayableOrder } from '../_shared/orders/orders.schema.ts';

/** Age up to which PayPal certainly keeps an unapproved order. */
const retentionMs = 2 * 60 * 60 * 1000;

/**
 * Opens the payment of a stored order at PayPal, once. Parallel calls send the same request id, and the database keeps
 * the first PayPal order. A PayPal order that PayPal has deleted is replaced.
 * @returns the PayPal order's id
 * @throws FunctionError payment_unavailable; the order stays pending and the same request may be sent again
 */
export async function openPayment(deps: FunctionDeps, order: PayableOrder): Promise<string> {
  const former = order.paypal_order_id;
  if (former !== null && !(await isForgotten(deps, order, former))) return former;
  const created = await deps.paypal.createOrder(
    {
      totalCents: order.total_cents,
      description: `Bestellung ${order.order_id} bei ${shopPolicy.shopName}`,
      invoiceId: order.order_id,
      customId: order.id,
    },
    former === null ? `${order.id}:create` : `${order.id}:create:${former}`,
  );
  if (!created.ok) {
    deps.log('PayPal did not open a payment', { orderId: order.order_id, ...created.error });
    throw new FunctionError('payment_unavailable');
  }
  return callDatabase(
    deps.database,
    'attach_paypal_order',
    { p_order_id: order.id, p_paypal_order_id: created.value.id, p_instead_of: former },
    z.string(),
  );
}

/** Whether PayPal has deleted an order. A failed request does not count: the order may still be paid. */
async function isForgotten(deps: FunctionDeps, order: PayableOrder, paypalOrderId: string): Promise<boolean> {
  const ageMs = deps.now().getTime() - new Date(order.created_at).getTime();
  if (ageMs < retentionMs) return false;
  const found = await deps.paypal.getOrder(paypalOrderId);
  return found.ok ? found.value.status === 'VOIDED' : found.error.status === 404;
}
