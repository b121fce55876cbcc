import * as z from 'zod/mini';

/** Documents of `order_documents`: the invoice, its cancellation, and any number of corrections of it. */
export const issuedDocumentKindSchema = z.enum(['invoice', 'cancellation', 'correction']);

/** An issued document, for lists: a row of `order_documents` that is not erased. */
export const issuedDocumentSchema = z.object({ kind: issuedDocumentKindSchema, number: z.string() });

/** The columns of `order_documents` for lists. */
export const issuedDocumentColumns = 'kind, number';

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
   * `invoice` exists once the order is paid, `cancellation` once it was fully refunded at once, `correction` after each
   * other refund. `agb` and `widerruf` are the versions in force when the order was placed.
   */
  kind: z.enum([...issuedDocumentKindSchema.options, 'agb', 'widerruf']),
  /** Which of several corrections, `RE-2026-00042` */
  number: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
});

export type IssuedDocumentKind = z.infer<typeof issuedDocumentKindSchema>;
export type IssuedDocument = z.infer<typeof issuedDocumentSchema>;
/** Kind of document of an order. */
export type OrderDocumentKind = z.infer<typeof orderDocumentRequestSchema>['kind'];
export type OrderDocumentRequest = z.infer<typeof orderDocumentRequestSchema>;
