import * as z from 'zod/mini';

/**
 * POST /functions/v1/order-document: returns a document of an order as `application/pdf`. Requires the bearer token of
 * the owner or an admin, or the token of the order's link. Errors: `order_not_found`, `document_not_found` (not yet
 * issued).
 */
export const orderDocumentRequestSchema = z.object({
  /** Payment id or order number */
  order: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  accessToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /**
   * `invoice` exists once the order is paid, `cancellation` once it is fully refunded, but not after a chargeback.
   * `agb` and `widerruf` are the versions in force when the order was placed.
   */
  kind: z.enum(['invoice', 'cancellation', 'agb', 'widerruf']),
});

/** Kind of document of an order. */
export type OrderDocumentKind = z.infer<typeof orderDocumentRequestSchema>['kind'];
