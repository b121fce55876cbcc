import * as z from 'zod/mini';

/**
 * The state of an order's money (`order_overview.payment_word`). `refunding`: a refund is on its way; `confirming`: the
 * money was captured but is not verified yet.
 */
export const paymentWordSchema = z.enum([
  'review',
  'reversed',
  'partly_reversed',
  'refunded',
  'refunding',
  'partly_refunded',
  'partly_paid',
  'paid',
  'confirming',
  'unpaid',
]);

export type PaymentWord = z.infer<typeof paymentWordSchema>;
