import type * as z from 'zod/mini';
import { orderStatusRequestSchema } from '../orders/order-status.ts';
import { captureOrderReplySchema } from './capture-order.ts';

/**
 * POST /functions/v1/verify-payment: reads the payment of an order from PayPal and stores the result. Captures no
 * money. Callers need the same access as for order-status. Idempotent.
 */
export const verifyPaymentRequestSchema = orderStatusRequestSchema;

/** 200 of verify-payment; `completed` = paid and verified. */
export const verifyPaymentReplySchema = captureOrderReplySchema;

export type VerifyPaymentRequest = z.infer<typeof verifyPaymentRequestSchema>;
export type VerifyPaymentReply = z.infer<typeof verifyPaymentReplySchema>;
