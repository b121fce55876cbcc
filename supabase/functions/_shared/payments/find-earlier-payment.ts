import type { PayableOrder } from '../orders/orders.schema.ts';
import type { PayPalOrder } from '../paypal/paypal.schema.ts';
import type { PayPalClient } from '../paypal/paypal-client.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Finds a payment already captured for an order under another PayPal order. Searches the account's report, which may
 * be up to three hours late, for the order's invoice number.
 * @returns the payment in the format of a paid PayPal order; null if it is not (yet) found
 */
export async function findEarlierPayment(
  paypal: PayPalClient,
  order: Pick<PayableOrder, 'order_id' | 'created_at'>,
): Promise<PayPalOrder | null> {
  const from = new Date(new Date(order.created_at).getTime() - hourMs);
  const report = await paypal.listTransactions(from, new Date(Date.now() + hourMs));
  if (!report.ok) return null;
  const found = report.value.find(
    ({ invoice_id, transaction_event_code }) =>
      invoice_id === order.order_id && transaction_event_code.startsWith('T00'),
  );
  const capture = found && (await paypal.getCapture(found.transaction_id));
  if (!capture?.ok) return null;
  const { payee, invoice_id, custom_id } = capture.value;
  return {
    id: capture.value.id,
    status: 'COMPLETED',
    purchase_units: [{ payee, invoice_id, custom_id, payments: { captures: [capture.value] } }],
  };
}
