import * as z from 'zod/mini';

/** HTTP status of every error code a function replies with. */
export const errorStatus = {
  /** The body is not what the contract says; params: { paths } */
  invalid_request: 400,
  /** PayPal did not sign this event for this shop, or it is too old. */
  event_refused: 400,
  /** The bearer token is not valid (any more): sign in again. */
  not_signed_in: 401,
  /** The account was deactivated: it may read its orders, not place new ones. */
  account_deactivated: 403,
  /** Only admins may do that. */
  not_allowed: 403,
  /** The password asked again is wrong. */
  reauthentication_failed: 403,
  /** Password, e-mail or second factor changed some hours ago at most; params: { until } */
  account_recently_changed: 403,
  /** No such file, or no right to see it: the same reply for both. */
  file_not_found: 404,
  /** No order of that reference, or no right to see it: the same reply for both. */
  order_not_found: 404,
  /** The order has no such document (yet): an unpaid one has no invoice. */
  document_not_found: 404,
  method_not_allowed: 405,
  /** A file did not arrive in time; params: { seconds } */
  upload_timeout: 408,
  /** params: { index, articleId, title }; title is null where the caller may not see it */
  article_unavailable: 409,
  /** params: PriceChangedParams, the new quote */
  price_changed: 409,
  /** A newer template version no longer fits the line: a choice is gone, or more is asked; params: { index } */
  template_outdated: 409,
  /**
   * A line is made of something that is sold out; params: { index, choices, step }, a choice as
   * `Stoff: Tartan`, the step from 1
   */
  material_sold_out: 409,
  /** So many of the caller's files wait for an order; params: { maxFiles } */
  too_many_files: 409,
  /** A line names files that are gone or not the caller's; params: { index, names }; names only where known */
  file_unavailable: 409,
  /** The idempotency key belongs to an order with other contents: start over with a new key. */
  idempotency_conflict: 409,
  /** That order is paid; params: { paymentId, orderId }: go to its success page. */
  order_already_paid: 409,
  /** The unpaid order expired or was cancelled: start over with a new key. */
  order_closed: 409,
  /** params: { maxBytes } */
  file_too_large: 413,
  /** The body of a request is over the limit of its function; params: { maxBytes } */
  request_too_large: 413,
  /** Not a JPEG, PNG or WebP picture, whatever its name says. */
  unsupported_image: 415,
  /** Neither a picture nor a PDF, whatever its name says. */
  unsupported_file: 415,
  /** Not a well-formed PDF, or something else as well. */
  pdf_broken: 422,
  /** The PDF asks for a password or restricts its use. */
  pdf_encrypted: 422,
  /** The PDF contains scripts, actions or other files. */
  pdf_active: 422,
  /** Too many pages, or too much once unpacked; params: { maxPages } */
  pdf_too_complex: 422,
  /** The picture cannot be decoded. */
  image_broken: 422,
  /** params: { maxPixels } */
  image_too_large: 422,
  /** Something was given back since the preview: preview again; params: { refundedCents, refundableCents } */
  refund_outdated: 409,
  /** There is not that much left to give back; params: { refundableCents } */
  amount_not_refundable: 422,
  /** PayPal refused; params: { issue } */
  payment_refused: 422,
  /** A line cannot be made as configured; params: { index, issues } */
  configuration_invalid: 422,
  /** Guest without address, or profile without a complete one; params: { fields } */
  address_required: 422,
  /** The buyer has not approved the payment (yet). */
  payment_not_approved: 422,
  /** PayPal refused the chosen means of payment: start the session again on the same order. */
  instrument_declined: 422,
  /** params: { retryAfterSeconds } */
  too_many_requests: 429,
  internal_error: 500,
  /** Cannot be done yet: send the same again later. */
  try_again_later: 503,
  /** PayPal cannot be reached or refused the order; nothing was charged. */
  payment_unavailable: 502,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Narrows a text to an error code of this contract. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text);
}

/** Body of every reply that is not 2xx. `reference` names the entry in the server's log. */
export const errorReplySchema = z.object({
  error: z.object({
    code: z.string().check(z.refine(isErrorCode)),
    params: z._default(z.record(z.string(), z.unknown()), {}),
    reference: z.optional(z.string()),
  }),
});

export type ErrorReply = z.infer<typeof errorReplySchema>;
