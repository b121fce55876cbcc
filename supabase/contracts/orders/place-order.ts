import * as z from 'zod/mini';
import { requestLimits } from '../request-limits.ts';
import { shopPolicy } from '../shop-policy.ts';
import { uploadSecretSchema } from '../uploads/upload-file.ts';
import { guestInfoSchema } from './guest-info.ts';
import { piecePriceSchema } from './quantity-break.ts';

const cents = z.int().check(z.nonnegative());

/** One cart line, without prices. `configuratorSettings` is null for a ready-made article. */
export const orderLineRequestSchema = z.object({
  articleId: z.uuid(),
  quantity: z.int().check(z.gte(1), z.lte(shopPolicy.maxQuantityPerLine)),
  configuratorSettings: z.nullable(z.record(z.string(), z.unknown())),
});

/**
 * POST /functions/v1/place-order. The same key with the same contents (including address and shown total) returns the
 * same order.
 */
export const placeOrderRequestSchema = z.object({
  /** Random UUID created by the browser when the checkout starts, kept until the order is placed. */
  idempotencyKey: z.uuid().check(z.toLowerCase()),
  items: z.array(orderLineRequestSchema).check(z.minLength(1), z.maxLength(shopPolicy.maxOrderLines)),
  /** EUR cents, gross, shipping included: the total shown above the order button. */
  shownTotalCents: cents.check(z.lte(requestLimits.cents)),
  /** Null for a signed-in user, whose address is stored in the profile. */
  guestInfo: z.nullable(guestInfoSchema),
  /**
   * The recipient shown to a signed-in user above the order button. The order is refused (`recipient_changed`) if the
   * profile has another one by now. Ignored for guests.
   */
  shownRecipient: z.optional(z.nullable(guestInfoSchema)),
  /** Proves that the buyer owns the files this browser uploaded without an account. */
  uploadSecret: z.optional(z.nullable(uploadSecretSchema)),
});

/** 200 of place-order: the order is stored as `pending`, and nothing is charged yet. */
export const placeOrderReplySchema = z.object({
  /** Database id (UUID) of the order */
  orderDbId: z.uuid(),
  /** Order number, `PM-2026-004821` */
  orderId: z.string(),
  totalCents: cents,
  paypalOrderId: z.string(),
  /** Grants access to this order without an account; keep it with the local order summary. */
  accessToken: z.string(),
});

/** params of the error `price_changed`: the current quote, EUR cents, gross. */
export const priceChangedParamsSchema = z.object({
  totalCents: cents,
  items: z.array(z.extend(piecePriceSchema, { index: z.int(), unitPriceCents: cents })),
});

export type OrderLineRequest = z.infer<typeof orderLineRequestSchema>;
export type PlaceOrderRequest = z.infer<typeof placeOrderRequestSchema>;
export type PlaceOrderReply = z.infer<typeof placeOrderReplySchema>;
export type PriceChangedParams = z.infer<typeof priceChangedParamsSchema>;
