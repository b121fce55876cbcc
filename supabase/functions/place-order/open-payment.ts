import * as z from 'zod/mini';
import { shopPolicy } from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { PayableOrder } from '../_shared/orders.schema.ts';

/**
 * Opens the payment of a stored order at PayPal, once: parallel calls send the same request id, and the first PayPal
 * order that the database ties to the order stays.
 * @returns the PayPal order's id
 * @throws FunctionError payment_unavailable; the order stays pending and the same request may be sent again
 */
export async function openPayment(deps: FunctionDeps, order: PayableOrder): Promise<string> {
  if (order.paypal_order_id !== null) return order.paypal_order_id;
  const created = await deps.paypal.createOrder(
    {
      totalCents: order.total_cents,
      description: `Bestellung ${order.order_id} bei ${shopPolicy.shopName}`,
      invoiceId: order.order_id,
      customId: order.id,
    },
    `${order.id}:create`,
  );
  if (!created.ok) {
    deps.log('PayPal did not open a payment', { orderId: order.order_id, ...created.error });
    throw new FunctionError('payment_unavailable');
  }
  return callDatabase(
    deps.database,
    'attach_paypal_order',
    { p_order_id: order.id, p_paypal_order_id: created.value.id },
    z.string(),
  );
}
