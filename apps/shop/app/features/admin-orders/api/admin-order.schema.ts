import {
  issuedDocumentSchema,
  orderNoteSchema,
  orderStatusSchema,
  paymentWordSchema,
  productionStageSchema,
  refundSchema,
  timelineEntrySchema,
  trackingCarrierSchema,
  visualStatusSchema,
} from 'shop-backend/contracts';
import { z } from 'zod';
import type { AdminDispute, AdminOrderItem, AdminPayment, ListedOrder } from '../admin-order.ts';

/** The columns of `order_overview` that `listedOrderRowSchema` reads. */
export const listedOrderColumns =
  'id, order_id, created_at, customer_name, customer_email, total_cents, is_paid, payment_word, net_cents, is_disputed, dispute_respond_by, status, visual_status, production_stage, tracking_number, payment_id, revision' as const;

/** The columns of `order_overview` for the details of an order. */
export const orderDetailColumns =
  `${listedOrderColumns}, recipient, user_id, shipping_cents, refunded_cents, reversed_cents, payment_method, invoice_number, tracking_carrier` as const;

const listedShape = z.object({
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

function toListed(row: z.output<typeof listedShape>): ListedOrder {
  return {
    id: row.id,
    orderId: row.order_id,
    createdAt: row.created_at,
    customerName: row.customer_name,
    customerEmail: row.customer_email ?? '',
    totalCents: row.total_cents,
    isPaid: row.is_paid,
    paymentWord: row.payment_word,
    netCents: row.net_cents,
    isDisputed: row.is_disputed,
    disputeRespondBy: row.dispute_respond_by,
    status: row.status,
    visualStatus: row.visual_status,
    productionStage: row.production_stage,
    trackingNumber: row.tracking_number,
    paymentId: row.payment_id,
    revision: row.revision,
  };
}

/** A row of the list. */
export const listedOrderRowSchema = listedShape.transform(toListed);

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** The row of one order. */
export const orderDetailRowSchema = z
  .object({
    ...listedShape.shape,
    recipient: z.object({
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      street: text,
      postalCode: text,
      city: text,
      country: text,
    }),
    user_id: z.guid().nullable(),
    shipping_cents: z.int(),
    refunded_cents: z.int(),
    reversed_cents: z.int(),
    payment_method: z.string(),
    invoice_number: z.string().nullable(),
    tracking_carrier: z.nullable(trackingCarrierSchema),
  })
  .transform((row) => ({
    ...toListed(row),
    recipient: row.recipient,
    isGuest: row.user_id === null,
    shippingCents: row.shipping_cents,
    refundedCents: row.refunded_cents,
    reversedCents: row.reversed_cents,
    paymentMethod: row.payment_method,
    invoiceNumber: row.invoice_number,
    trackingCarrier: row.tracking_carrier,
  }));

/** Rows of `order_items` with the type of their article. */
export const orderItemRowsSchema = z.array(
  z
    .object({
      id: z.guid(),
      position: z.int(),
      title: z.string(),
      image_url: z.string().nullable(),
      quantity: z.int(),
      base_price_cents: z.int(),
      unit_price_cents: z.int(),
      price_lines: z.array(z.object({ label: z.string(), amountCents: z.int() })),
      configurator_settings: z.record(z.string(), z.unknown()).nullable(),
      withdrawal_excluded: z.boolean(),
      delivery_max_days: z.int().nullable(),
      articles: z.object({ configurator_type: z.string().nullable() }).nullable(),
    })
    .transform(
      (row): AdminOrderItem => ({
        id: row.id,
        position: row.position,
        title: row.title,
        imageUrl: row.image_url,
        quantity: row.quantity,
        basePriceCents: row.base_price_cents,
        unitPriceCents: row.unit_price_cents,
        priceLines: row.price_lines,
        settings: row.configurator_settings,
        withdrawalExcluded: row.withdrawal_excluded,
        deliveryMaxDays: row.delivery_max_days,
        configuratorType: row.articles?.configurator_type ?? null,
      }),
    ),
);

/** Rows of `payments`. */
export const paymentRowsSchema = z.array(
  z
    .object({
      payment_id: z.string(),
      amount_cents: z.int(),
      refunded_cents: z.int(),
      reversed_cents: z.int(),
      reinstated_cents: z.int(),
      status: z.string(),
      review_reason: z.string().nullable(),
    })
    .transform(
      (row): AdminPayment => ({
        paymentId: row.payment_id,
        amountCents: row.amount_cents,
        refundedCents: row.refunded_cents,
        reversedCents: Math.max(0, row.reversed_cents - row.reinstated_cents),
        status: row.status,
        reviewReason: row.review_reason,
      }),
    ),
);

/** Rows of `payment_disputes`. */
export const disputeRowsSchema = z.array(
  z
    .object({
      dispute_id: z.string(),
      amount_cents: z.int().nullable(),
      state: z.enum(['open', 'won', 'lost', 'withdrawn']),
      respond_by: z.string().nullable(),
      claim: z.enum(['waived', 'upheld']).nullable(),
    })
    .transform(
      (row): AdminDispute => ({
        disputeId: row.dispute_id,
        amountCents: row.amount_cents,
        state: row.state,
        respondBy: row.respond_by,
        claim: row.claim,
      }),
    ),
);

export const refundRowsSchema = z.array(refundSchema);
export const documentRowsSchema = z.array(issuedDocumentSchema);
export const noteRowsSchema = z.array(orderNoteSchema);
export const timelineRowsSchema = z.array(timelineEntrySchema);
