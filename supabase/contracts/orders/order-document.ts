import * as z from 'zod/mini';

/**
 * POST /functions/v1/order-document: a document of an order as `application/pdf`. The owner's bearer token, an admin's,
 * or the token of the order's link opens it. Errors: `order_not_found`, `document_not_found` while there is none.
 */
export const orderDocumentRequestSchema = z.object({
  /** Payment id or order number */
  order: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  accessToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /**
   * `invoice` exists once paid, `cancellation` once refunded in full; with the versions of the texts that the order was
   * concluded under.
   */
  kind: z.enum(['invoice', 'cancellation', 'agb', 'widerruf']),
});

/** Which document of an order. */
export type OrderDocumentKind = z.infer<typeof orderDocumentRequestSchema>['kind'];
