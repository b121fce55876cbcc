import * as z from 'zod/mini';
import { readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { type PayableOrder, payableOrderColumns, payableOrderSchema } from '../_shared/orders/orders.schema.ts';
import type { PayPalEvent } from '../_shared/paypal/paypal.schema.ts';

/** Order and payment of an event. */
export interface EventSubject {
  order: PayableOrder;
  /** The payment of the event, possibly unknown to the shop; null if the event names only the order. */
  paymentId: string | null;
}

const paymentsSchema = z.array(z.object({ order_id: z.nullable(z.uuid()) }));

/**
 * Finds the order of a webhook event: by its payment, else by its PayPal order, else by the id that the shop gave the
 * payment. An order may have payments of several PayPal orders, and a refund event names none.
 * @returns null if the shop knows neither
 */
export async function findOrderOfEvent(deps: FunctionDeps, event: PayPalEvent): Promise<EventSubject | null> {
  const paymentId = paymentOf(event);
  if (paymentId !== null) {
    const [payment] = await readRows(
      deps.database.from('payments').select('order_id').eq('payment_id', paymentId).limit(1),
      paymentsSchema,
    );
    const order = await findOrder(deps, 'id', payment?.order_id);
    if (order !== null) return { order, paymentId };
  }
  const order =
    (await findOrder(deps, 'paypal_order_id', paypalOrderOf(event))) ??
    (await findOrder(deps, 'id', orderNamedBy(event)));
  return order && { order, paymentId };
}

async function findOrder(
  { database }: FunctionDeps,
  column: 'id' | 'paypal_order_id',
  value: string | null | undefined,
): Promise<PayableOrder | null> {
  if (value === null || value === undefined) return null;
  const [order] = await readRows(
    database.from('orders').select(payableOrderColumns).eq(column, value).limit(1),
    z.array(payableOrderSchema),
  );
  return order ?? null;
}

/** Returns the payment id of an event. Refunds and reversals name it in a link. */
function paymentOf({ event_type, resource }: PayPalEvent): string | null {
  if (!event_type.startsWith('PAYMENT.CAPTURE.')) return null;
  if (!['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'].includes(event_type)) return resource.id ?? null;
  const above = resource.links?.find(({ rel }) => rel === 'up')?.href ?? '';
  return /\/v2\/payments\/captures\/([\w-]+)$/.exec(above)?.[1] ?? null;
}

/** Returns the shop's id in the event of a capture. In the event of a refund it names the refund. */
function orderNamedBy(event: PayPalEvent): string | undefined {
  const isCapture = paymentOf(event) !== null && event.resource.id === paymentOf(event);
  return isCapture ? z.uuid().safeParse(event.resource.custom_id).data : undefined;
}

/** Returns the PayPal order of an event; refunds name none. */
export function paypalOrderOf({ event_type, resource }: PayPalEvent): string | undefined {
  const isAboutOrder = event_type.startsWith('CHECKOUT.ORDER.');
  return isAboutOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
}
