import * as z from 'zod/mini';

/** POST /functions/v1/capture-order, after the buyer has approved the payment. Idempotent. */
export const captureOrderRequestSchema = z.object({
  paypalOrderId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
});

/**
 * Outcome of the capture: `processing` = paid, verification follows; `completed` = paid and verified;
 * `pending` = PayPal still holds the payment; `review` = paid, but it does not match and an admin must check it.
 */
export const captureStatusSchema = z.enum(['processing', 'completed', 'pending', 'review']);

/** 200 of capture-order. */
export const captureOrderReplySchema = z.object({
  status: captureStatusSchema,
  /** PayPal's id of the capture: the value of /order-success?order= */
  paymentId: z.string(),
  /** Order number, `PM-2026-004821` */
  orderId: z.string(),
});

export type CaptureOrderRequest = z.infer<typeof captureOrderRequestSchema>;
export type CaptureStatus = z.infer<typeof captureStatusSchema>;
export type CaptureOrderReply = z.infer<typeof captureOrderReplySchema>;
