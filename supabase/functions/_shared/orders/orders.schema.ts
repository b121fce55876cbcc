import * as z from 'zod/mini';
import { orderStatusSchema, visualStatusSchema } from '../../../contracts/index.ts';

/** Columns of `orders` required for payments. */
export const payableOrderColumns =
  'id, order_id, status, visual_status, total_cents, user_id, payment_id, paypal_order_id, idempotency_key, created_at';

export const payableOrderSchema = z.object({
  id: z.uuid(),
  order_id: z.string(),
  status: orderStatusSchema,
  visual_status: visualStatusSchema,
  total_cents: z.int(),
  user_id: z.nullable(z.uuid()),
  payment_id: z.nullable(z.string()),
  paypal_order_id: z.nullable(z.string()),
  idempotency_key: z.uuid(),
  created_at: z.string(),
});

/** Name and address stored with the order; less strict than the form, for orders placed under earlier rules. */
export const recipientSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
});

export const orderItemColumns =
  'position, article_id, title, quantity, unit_price_cents, price_lines, configurator_settings, withdrawal_excluded, delivery_min_days, delivery_max_days';

export const orderItemSchema = z.object({
  position: z.int(),
  article_id: z.nullable(z.uuid()),
  title: z.string(),
  quantity: z.int(),
  unit_price_cents: z.int(),
  price_lines: z.array(z.object({ label: z.string(), amountCents: z.int() })),
  configurator_settings: z.nullable(z.record(z.string(), z.unknown())),
  withdrawal_excluded: z.boolean(),
  delivery_min_days: z.nullable(z.int()),
  delivery_max_days: z.nullable(z.int()),
});

export type PayableOrder = z.infer<typeof payableOrderSchema>;
export type Recipient = z.infer<typeof recipientSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;

/** Whether a payment may still be captured for an order: it has neither expired nor been cancelled. */
export function isPayable({ status, visual_status }: PayableOrder): boolean {
  return status === 'pending' && visual_status !== 'Storniert';
}
