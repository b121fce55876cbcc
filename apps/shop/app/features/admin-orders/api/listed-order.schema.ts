import {
  orderStatusSchema,
  paymentWordSchema,
  productionStageSchema,
  visualStatusSchema,
} from 'shop-backend/contracts';
import { z } from 'zod';

/** The columns of `order_overview` for the list of orders. The details of an order read them too. */
export const listedShape = z.object({
  id: z.guid(),
  order_id: z.string(),
  created_at: z.string(),
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  total_cents: z.int(),
  is_paid: z.boolean(),
  payment_word: paymentWordSchema,
  net_cents: z.int(),
  is_disputed: z.boolean(),
  dispute_respond_by: z.string().nullable(),
  status: orderStatusSchema,
  visual_status: visualStatusSchema,
  production_stage: z.nullable(productionStageSchema),
  tracking_number: z.string().nullable(),
  payment_id: z.string().nullable(),
  revision: z.int(),
});

/** Their names, for a request. */
export const listedOrderColumns = Object.keys(listedShape.shape).join(', ');

/** Converts a row of the list. */
export function toListed(row: z.output<typeof listedShape>) {
  return {
    /** Database id. */
    id: row.id,
    /** Order number shown to people. */
    orderId: row.order_id,
    createdAt: row.created_at,
    customerName: row.customer_name,
    customerEmail: row.customer_email ?? '',
    totalCents: row.total_cents,
    isPaid: row.is_paid,
    paymentWord: row.payment_word,
    /** What is left of the payments after refunds and reversals. */
    netCents: row.net_cents,
    /** A dispute of the buyer at PayPal is open. */
    isDisputed: row.is_disputed,
    /** Until when PayPal expects an answer to the dispute; null if it named no day. */
    disputeRespondBy: row.dispute_respond_by,
    status: row.status,
    visualStatus: row.visual_status,
    productionStage: row.production_stage,
    trackingNumber: row.tracking_number,
    paymentId: row.payment_id,
    revision: row.revision,
  };
}

/** A row of the list of orders. */
export type ListedOrder = ReturnType<typeof toListed>;

/** A row of the list. */
export const listedOrderRowSchema = listedShape.transform(toListed);
