import * as z from 'zod/mini';

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

/** The fields of a PayPal capture that the shop reads. */
export const paypalCaptureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  final_capture: z.optional(z.boolean()),
  invoice_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
  payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
});

/** The fields of a PayPal refund that the shop reads. */
export const paypalRefundSchema = z.object({
  id: z.string(),
  status: z.string(),
  seller_payable_breakdown: z.optional(z.object({ total_refunded_amount: z.optional(moneySchema) })),
});

/** A transaction in PayPal's report of the account; outgoing money is negative. */
const paypalTransactionSchema = z.object({
  transaction_id: z.string(),
  /** Payment to which a refund belongs */
  paypal_reference_id: z.optional(z.string()),
  transaction_event_code: z.string(),
  transaction_initiation_date: z.string(),
  transaction_amount: moneySchema,
  /** D: denied, P: pending; all others moved money */
  transaction_status: z.string(),
  invoice_id: z.optional(z.string()),
  custom_field: z.optional(z.string()),
});

export const paypalTransactionsSchema = z.object({
  transaction_details: z._default(z.array(z.object({ transaction_info: paypalTransactionSchema })), []),
  total_pages: z._default(z.number(), 1),
});

/** The fields of a PayPal order that the shop reads. */
export const paypalOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.optional(z.string()),
  purchase_units: z._default(
    z.array(
      z.object({
        amount: z.optional(moneySchema),
        invoice_id: z.optional(z.string()),
        custom_id: z.optional(z.string()),
        payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
        payments: z.optional(z.object({ captures: z.optional(z.array(paypalCaptureSchema)) })),
      }),
    ),
    [],
  ),
});

export const paypalTokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

export const paypalErrorSchema = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

export const paypalVerificationSchema = z.object({ verification_status: z.string() });

const fundMovementSchema = z.object({
  /** SELLER, BUYER or PAYMENT_PROCESSOR */
  party: z.optional(z.string()),
  /** The same, in PayPal's older list */
  affected_party: z.optional(z.string()),
  /** DEBIT or CREDIT */
  type: z.optional(z.string()),
  amount: z.optional(moneySchema),
});

/** The fields of a PayPal dispute that the shop reads. */
export const paypalDisputeSchema = z.object({
  dispute_id: z.string(),
  update_time: z.optional(z.string()),
  create_time: z.optional(z.string()),
  disputed_transactions: z._default(
    z.array(z.object({ seller_transaction_id: z.optional(z.string()), custom: z.optional(z.string()) })),
    [],
  ),
  reason: z._default(z.string(), 'OTHER'),
  status: z._default(z.string(), 'OPEN'),
  dispute_amount: z.optional(moneySchema),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
  seller_response_due_date: z.optional(z.string()),
  fund_movements: z.optional(z.array(fundMovementSchema)),
  money_movements: z.optional(z.array(fundMovementSchema)),
});

/** The fields of a webhook event that the shop reads. Payments and disputes are read from PayPal again. */
export const paypalEventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  create_time: z.optional(z.string()),
  resource: z.looseObject({
    id: z.optional(z.string()),
    create_time: z.optional(z.string()),
    amount: z.optional(moneySchema),
    /** For a refund: id of the shop's refund request */
    custom_id: z.optional(z.string()),
    seller_payable_breakdown: z.optional(z.object({ total_refunded_amount: z.optional(moneySchema) })),
    /** For a refund: `up` is its payment */
    links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});

export type PayPalDispute = z.infer<typeof paypalDisputeSchema>;
export type PayPalEvent = z.infer<typeof paypalEventSchema>;
export type PayPalCapture = z.infer<typeof paypalCaptureSchema>;
export type PayPalOrder = z.infer<typeof paypalOrderSchema>;
export type PayPalRefund = z.infer<typeof paypalRefundSchema>;
export type PayPalTransaction = z.infer<typeof paypalTransactionSchema>;
