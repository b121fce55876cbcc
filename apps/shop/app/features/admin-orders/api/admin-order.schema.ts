import {
  issuedDocumentSchema,
  orderNoteSchema,
  refundSchema,
  timelineEntrySchema,
  trackingCarrierSchema,
} from 'shop-backend/contracts';
import { z } from 'zod';
import type { AdminDispute, AdminOrderItem, AdminPayment } from '../admin-order.ts';
import { listedOrderColumns, listedShape, toListed } from './listed-order.schema.ts';

/** The columns of `order_overview` for the details of an order. */
export const orderDetailColumns = `${listedOrderColumns}, recipient, user_id, shipping_cents, refunded_cents, reversed_cents, payment_method, invoice_number, tracking_carrier`;

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
