import { formatCents, lineFeatures } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import { workingDays } from '../../../legal/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { addressLines, formatPriceLines, type OrderInMail, withdrawalTerm } from '../orders/order-in-mail.ts';
import type { OrderItem } from '../orders/orders.schema.ts';
import { accessTokenOf } from '../tokens/order-link.ts';
import { readFieldOrder } from './field-order.ts';
import type { MailBlock, MailItem } from './mail-layout.ts';
import { withoutLinks } from './without-links.ts';

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

/** Delivery time and right of withdrawal of a line, as stored when it was ordered. */
function termsOf(item: OrderItem, order: OrderInMail): string[] {
  const { delivery_min_days: min, delivery_max_days: max } = item;
  return [
    ...(min === null || max === null ? [] : [`Lieferzeit: ${workingDays({ min, max })}`]),
    withdrawalTerm(item, order),
  ];
}
