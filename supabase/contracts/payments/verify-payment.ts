import type * as z from 'zod/mini';
import { orderStatusRequestSchema } from '../orders/order-status.ts';
import { captureOrderReplySchema } from './capture-order.ts';

/**
 * POST /functions/v1/verify-payment: asks PayPal whether the money of an order is there, and notes what it says. Takes no
 * money itself. Every caller of order-status may call it; repeating it changes nothing.
 */
export const verifyPaymentRequestSchema = orderStatusRequestSchema;

/** 200 of verify-payment; `completed` = paid and verified. */
export const verifyPaymentReplySchema = captureOrderReplySchema;

export type VerifyPaymentRequest = z.infer<typeof verifyPaymentRequestSchema>;
export type VerifyPaymentReply = z.infer<typeof verifyPaymentReplySchema>;
