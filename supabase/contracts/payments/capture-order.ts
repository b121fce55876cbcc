import * as z from 'zod/mini';

/** POST /functions/v1/capture-order, after the buyer approved. Repeating it changes nothing. */
export const captureOrderRequestSchema = z.object({
  paypalOrderId: z.string().check(z.regex(/^[A-Z0-9-]{1,64}$/i)),
});

/**
 * The outcome of the capture: `processing` = paid, verification follows; `completed` = paid and verified;
 * `pending` = PayPal still holds the payment; `review` = paid, but something does not match and an admin looks.
 */
export const captureStatusSchema = z.enum(['processing', 'completed', 'pending', 'review']);

/** 200 of capture-order. */
export const captureOrderReplySchema = z.object({
  status: captureStatusSchema,
  /** Id of the capture at PayPal: the value of /order-success?order= */
  paymentId: z.string(),
  /** Order number, `PM-2026-004821` */
  orderId: z.string(),
});

export type CaptureOrderRequest = z.infer<typeof captureOrderRequestSchema>;
export type CaptureStatus = z.infer<typeof captureStatusSchema>;
export type CaptureOrderReply = z.infer<typeof captureOrderReplySchema>;
