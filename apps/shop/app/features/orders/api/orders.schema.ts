import { orderStatusSchema, paymentWordSchema, taxModeSchema, visualStatusSchema } from 'shop-backend/contracts';
import * as z from 'zod/mini';
import type { OrderDetails, OrderItem, OrderSummary } from '../order.ts';

/** Columns of `order_overview` that the table shows. */
export const summaryColumns = 'id, order_id, created_at, status, visual_status, payment_word, total_cents';

/** Columns of `order_overview` that the dialog shows. */
export const detailsColumns = `${summaryColumns}, tracking_number, tracking_carrier, shipping_cents, payment_method, invoice_number, recipient, terms`;

export const itemColumns =
  'position, article_id, title, image_url, quantity, unit_price_cents, base_price_cents, price_lines, configurator_settings, articles(configurator_type)';

const summarySchema = z.object({
  id: z.uuid(),
  order_id: z.string(),
  created_at: z.string(),
  status: orderStatusSchema,
  visual_status: visualStatusSchema,
  payment_word: paymentWordSchema,
  total_cents: z.int(),
});

const text = z.string();

const detailsSchema = z.extend(summarySchema, {
  tracking_number: z.nullable(text),
  tracking_carrier: z.nullable(text),
  shipping_cents: z.int(),
  payment_method: text,
  invoice_number: z.nullable(text),
  recipient: z.object({
    firstName: text,
    lastName: text,
    street: text,
    postalCode: text,
    city: text,
    country: text,
  }),
  terms: z.object({ tax: z._default(taxModeSchema, 'regular') }),
});

const itemSchema = z.object({
  position: z.int(),
  article_id: z.nullable(z.uuid()),
  title: text,
  image_url: z.nullable(text),
  quantity: z.int(),
  unit_price_cents: z.int(),
  base_price_cents: z.int(),
  price_lines: z.array(z.object({ label: text, amountCents: z.int() })),
  configurator_settings: z.nullable(z.record(text, z.unknown())),
  articles: z.nullable(z.object({ configurator_type: z.nullable(text) })),
});

/** Parses the orders of the table. @throws ZodError if a row does not match the schema */
export function parseSummaries(rows: unknown): readonly OrderSummary[] {
  return z.array(summarySchema).parse(rows).map(toSummary);
}

/** Parses the details of an order. @throws ZodError if the row does not match the schema */
export function parseDetails(row: unknown): Omit<OrderDetails, 'items' | 'documents' | 'timeline'> {
  const details = detailsSchema.parse(row);
  const { firstName, lastName, street, postalCode, city, country } = details.recipient;
  return {
    ...toSummary(details),
    trackingNumber: details.tracking_number,
    trackingCarrier: details.tracking_carrier,
    shippingCents: details.shipping_cents,
    tax: details.terms.tax,
    paymentMethod: details.payment_method,
    invoiceNumber: details.invoice_number,
    recipientLines: [`${firstName} ${lastName}`, street, `${postalCode} ${city}`, country],
  };
}

/** Parses the items of an order. @throws ZodError if a row does not match the schema */
export function parseItems(rows: unknown): readonly OrderItem[] {
  return z
    .array(itemSchema)
    .parse(rows)
    .map((row) => ({
      position: row.position,
      articleId: row.article_id,
      title: row.title,
      imageUrl: row.image_url,
      quantity: row.quantity,
      unitPriceCents: row.unit_price_cents,
      basePriceCents: row.base_price_cents,
      priceLines: row.price_lines,
      configuratorSettings: row.configurator_settings,
      configuratorType: row.articles?.configurator_type ?? null,
    }));
}

function toSummary(row: z.infer<typeof summarySchema>): OrderSummary {
  return {
    id: row.id,
    orderId: row.order_id,
    createdAt: row.created_at,
    status: row.status,
    visualStatus: row.visual_status,
    paymentWord: row.payment_word,
    totalCents: row.total_cents,
  };
}
