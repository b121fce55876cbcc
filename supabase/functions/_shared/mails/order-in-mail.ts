import { formatCents, lineFeatures } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import * as z from 'zod/mini';
import { orderStatusSchema } from '../../../contracts/index.ts';
import { dayInBerlin, deliveryWindow, formatDayRange, workingDays } from '../../../legal/index.ts';
import { readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { accessTokenOf } from '../orders/order-link.ts';
import { termsSchema } from '../orders/order-terms.schema.ts';
import {
  type OrderItem,
  orderItemColumns,
  orderItemSchema,
  type Recipient,
  recipientSchema,
} from '../orders/orders.schema.ts';
import { readFieldOrder } from './field-order.ts';
import type { MailBlock, MailItem } from './mail-layout.ts';
import { withoutLinks } from './without-links.ts';

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

/** An order with all data for its mails. */
export type OrderInMail = z.infer<typeof orderSchema>;

/** Reads an order for its mails. */
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

/** Returns items with their features and price lines, shipping, total, tax note and address. */
export async function orderBlocks(deps: FunctionDeps, order: OrderInMail): Promise<MailBlock[]> {
  const lines = [...order.order_items].sort((one, other) => one.position - other.position);
  const items = await Promise.all(lines.map((line) => mailItem(deps, line, order)));
  return [
    { kind: 'items', items },
    {
      kind: 'facts',
      rows: [
        ['Versand', order.shipping_cents === 0 ? 'Kostenlos' : formatCents(order.shipping_cents)],
        ['Gesamtsumme', formatCents(order.total_cents)],
      ],
    },
    {
      kind: 'note',
      text:
        order.terms.tax === 'regular'
          ? 'Alle Preise enthalten die gesetzliche Mehrwertsteuer.'
          : 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.',
    },
    { kind: 'text', text: withoutLinks(`Lieferadresse\n${addressLines(order.recipient).join('\n')}`) },
  ];
}

/** Returns the buyer's link to the order. The token follows the `#`, which keeps it out of server logs. */
export async function orderLink({ env }: FunctionDeps, order: OrderInMail): Promise<string> {
  const token = await accessTokenOf(env.orderLinkSecret, order.idempotency_key);
  const reference = encodeURIComponent(order.payment_id ?? order.order_id);
  return `${env.shopUrl}/order-success?order=${reference}#token=${token}`;
}

async function mailItem(deps: FunctionDeps, item: OrderItem, order: OrderInMail): Promise<MailItem> {
  const { configurator_settings: settings } = item;
  const features = lineFeatures(settings, builtInWords, await readFieldOrder(deps, settings));
  return {
    title: item.title,
    price: `${item.quantity} × ${formatCents(item.unit_price_cents)}`,
    total: formatCents(item.unit_price_cents * item.quantity),
    details: [
      ...features.map(({ label, value }) => withoutLinks(`${label}: ${value}`)),
      ...formatPriceLines(item),
      ...termsOf(item, order),
    ],
  };
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

/** Delivery time and right of withdrawal of a line, as stored when it was ordered. */
function termsOf(item: OrderItem, order: OrderInMail): string[] {
  const { delivery_min_days: min, delivery_max_days: max } = item;
  return [
    ...(min === null || max === null ? [] : [`Lieferzeit: ${workingDays({ min, max })}`]),
    withdrawalTerm(item, order),
  ];
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
