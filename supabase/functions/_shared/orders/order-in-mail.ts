import { formatCents } from 'configurator-core';
import * as z from 'zod/mini';
import { orderStatusSchema } from '../../../contracts/index.ts';
import { dayInBerlin, deliveryWindow, formatDayRange } from '../../../legal/index.ts';
import { readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { termsSchema } from './order-terms.schema.ts';
import { type OrderItem, orderItemColumns, orderItemSchema, type Recipient, recipientSchema } from './orders.schema.ts';

const orderSchema = z.object({
  id: z.uuid(),
  order_id: z.string(),
  idempotency_key: z.uuid(),
  payment_id: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  total_cents: z.int(),
  shipping_cents: z.int(),
  recipient: recipientSchema,
  terms: termsSchema,
  status: orderStatusSchema,
  order_items: z.array(orderItemSchema),
});

/** An order with all data for its mails and documents. */
export type OrderInMail = z.infer<typeof orderSchema>;

/** Reads an order for its mails and documents. */
export async function readOrderForMail({ database }: FunctionDeps, orderDbId: string): Promise<OrderInMail> {
  const [order] = await readRows(
    database
      .from('orders')
      .select(
        `id, order_id, idempotency_key, payment_id, invoice_number, total_cents, shipping_cents, recipient, terms, status, order_items (${orderItemColumns})`,
      )
      .eq('id', orderDbId),
    z.array(orderSchema),
  );
  if (order === undefined) throw new Error(`There is no order ${orderDbId}`);
  return order;
}

/** Formats the price lines of one piece, including the quantity break, for mails and documents. */
export function formatPriceLines({ price_lines: lines }: OrderItem): string[] {
  return lines.map(({ label, amountCents }) => `${label}: ${signed(amountCents)}`);
}

/** The days on which the whole order is expected if the work begins today; none if a line has no delivery time. */
export function deliveryRows({ order_items: items, terms }: OrderInMail): [string, string][] {
  const longest = { min: 0, max: 0 };
  for (const { delivery_min_days: min, delivery_max_days: max } of items) {
    if (min === null || max === null) return [];
    longest.min = Math.max(longest.min, min);
    longest.max = Math.max(longest.max, max);
  }
  const expected = deliveryWindow(longest, terms.facts.transit, dayInBerlin(new Date()));
  return [['Voraussichtliche Lieferung', formatDayRange(expected)]];
}

/** Text for mails and documents on whether a line may be returned. */
export function withdrawalTerm({ withdrawal_excluded: isExcluded }: OrderItem, { terms }: OrderInMail): string {
  return isExcluded
    ? 'Nach Maß gefertigt: vom Widerruf ausgenommen (§ 312g Absatz 2 Nummer 1 BGB)'
    : `Widerruf: binnen ${terms.facts.withdrawalDays} Tagen möglich`;
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

/** Returns the recipient's name and address, one entry per line. */
export function addressLines(recipient: Recipient): string[] {
  return [
    `${recipient.firstName} ${recipient.lastName}`,
    recipient.street,
    `${recipient.postalCode} ${recipient.city}`,
    recipient.country,
  ];
}
