import * as z from 'zod/mini';

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

/** A capture as PayPal describes it, as far as the shop looks at it. */
export const paypalCaptureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  final_capture: z.optional(z.boolean()),
  invoice_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
});

/** An order as PayPal describes it, as far as the shop looks at it. */
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

/** A webhook event, as far as the shop looks at it; what it says of money is asked of PayPal again. */
export const paypalEventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.optional(z.string()),
    amount: z.optional(moneySchema),
    seller_payable_breakdown: z.optional(z.object({ total_refunded_amount: z.optional(moneySchema) })),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});

export type PayPalEvent = z.infer<typeof paypalEventSchema>;
export type PayPalCapture = z.infer<typeof paypalCaptureSchema>;
export type PayPalOrder = z.infer<typeof paypalOrderSchema>;
