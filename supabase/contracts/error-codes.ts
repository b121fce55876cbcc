import * as z from 'zod/mini';

/** HTTP status of every error code a function replies with. */
export const errorStatus = {
  /** The body does not match the contract; params: { paths } */
  invalid_request: 400,
  /** PayPal did not sign this event for this shop, or it is too old. */
  event_refused: 400,
  /** The bearer token is not valid (any more): sign in again. */
  not_signed_in: 401,
  /** The account is deactivated: the user may read orders but not place new ones. */
  account_deactivated: 403,
  /** Only admins may do this. */
  not_allowed: 403,
  /** The password entered for confirmation is wrong. */
  reauthentication_failed: 403,
  /** Password, e-mail or second factor changed within the last hours; params: { until } */
  account_recently_changed: 403,
  /** The file does not exist, or the caller may not see it: the same reply for both. */
  file_not_found: 404,
  /** No order has this reference, or the caller may not see it: the same reply for both. */
  order_not_found: 404,
  /** The order has no such document (yet): an unpaid one has no invoice. */
  document_not_found: 404,
  /** No template has this id (any more). */
  template_not_found: 404,
  method_not_allowed: 405,
  /** A file did not arrive in time; params: { seconds } */
  upload_timeout: 408,
  /** params: { index, articleId, title }; title is null if the caller may not see it */
  article_unavailable: 409,
  /** params: PriceChangedParams, the new quote */
  price_changed: 409,
  /** The profile no longer has the recipient that the page showed: show the current one and let the user check it. */
  recipient_changed: 409,
  /** The line does not fit the newer template version: a choice was removed, or more is required; params: { index } */
  template_outdated: 409,
  /**
   * A line contains a sold-out material; params: { index, choices, step }. A choice reads
   * `Stoff: Tartan`, steps count from 1
   */
  material_sold_out: 409,
  /** Too many of the caller's files are in no order yet; params: { maxFiles } */
  too_many_files: 409,
  /** A line names files that were removed or are not the caller's; params: { index, names }; names only if known */
  file_unavailable: 409,
  /** The idempotency key belongs to an order with other contents: start over with a new key. */
  idempotency_conflict: 409,
  /** The order is already paid; params: { paymentId, orderId }: open its success page. */
  order_already_paid: 409,
  /** The unpaid order expired or was cancelled: start over with a new key. */
  order_closed: 409,
  /** The order is cancelled already: reload it. */
  already_cancelled: 409,
  /** Money of the order is kept: ask what happens to it; params: { refundableCents, refundedCents } */
  cancel_needs_decision: 409,
  /** The order was shipped: ask once, then send `evenIfShipped`. */
  order_shipped: 409,
  /** Another admin changed the order or the template: reload it; params: { revision } */
  revision_conflict: 409,
  /** params: { maxBytes } */
  file_too_large: 413,
  /** The body of a request is over the limit of its function; params: { maxBytes } */
  request_too_large: 413,
  /** The content is not a JPEG, PNG or WebP picture, regardless of the file name. */
  unsupported_image: 415,
  /** The content is neither a picture nor a PDF, regardless of the file name. */
  unsupported_file: 415,
  /** Not a well-formed PDF, or it contains another format as well. */
  pdf_broken: 422,
  /** The PDF is encrypted: it requires a password or restricts its use. */
  pdf_encrypted: 422,
  /** The PDF contains scripts, actions or embedded files. */
  pdf_active: 422,
  /** Too many pages, or too large when decompressed; params: { maxPages } */
  pdf_too_complex: 422,
  /** The picture cannot be decoded. */
  image_broken: 422,
  /** The picture has print colors (CMYK). */
  image_cmyk: 422,
  /** The colors of the picture cannot be converted to sRGB: its profile consists of tables, or is of a video standard. */
  image_profile: 422,
  /** params: { maxPixels } */
  image_too_large: 422,
  /** Another refund was made since the preview: preview again; params: { refundedCents, refundableCents } */
  refund_outdated: 409,
  /** The amount exceeds what can still be refunded; params: { refundableCents } */
  amount_not_refundable: 422,
  /** PayPal refused; params: { issue } */
  payment_refused: 422,
  /** The configuration of a line is invalid; params: { index, issues } */
  configuration_invalid: 422,
  /** The guest gave no address, or the profile's address is incomplete; params: { fields } */
  address_required: 422,
  /** The template has errors, so that the shop could not use it; params: { faults }, see `templateFaultsSchema` */
  template_broken: 422,
  /** The buyer has not approved the payment (yet). */
  payment_not_approved: 422,
  /** PayPal declined the chosen payment method: restart the session on the same order. */
  instrument_declined: 422,
  /** params: { retryAfterSeconds } */
  too_many_requests: 429,
  internal_error: 500,
  /** Cannot be done yet: send the same request again later. */
  try_again_later: 503,
  /** PayPal could not be reached or refused the order; nothing was charged. */
  payment_unavailable: 502,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Narrows a string to an error code of this contract. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text);
}

/** Body of every reply that is not 2xx. `reference` identifies the entry in the server log. */
export const errorReplySchema = z.object({
  error: z.object({
    code: z.string().check(z.refine(isErrorCode)),
    params: z._default(z.record(z.string(), z.unknown()), {}),
    reference: z.optional(z.string()),
  }),
});

export type ErrorReply = z.infer<typeof errorReplySchema>;
