import * as z from 'zod/mini';
import type { JsonFile } from '../data-folder/json-file.ts';

const moneySchema = z.object({
  currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
});

const unitSchema = z.object({
  reference_id: z._default(z.string(), 'default'),
  description: z.optional(z.string().check(z.maxLength(127))),
  invoice_id: z.optional(z.string().check(z.maxLength(127))),
  custom_id: z.optional(z.string().check(z.maxLength(255))),
  amount: moneySchema,
});

/** Request to open an order. One purchase unit, because the sandbox has no split payments. */
export const orderRequestSchema = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(unitSchema).check(z.length(1)),
});

const captureSchema = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'REFUNDED', 'PARTIALLY_REFUNDED']),
  status_details: z.optional(z.object({ reason: z.string() })),
  amount: moneySchema,
  refunded: z.array(
    z.object({
      id: z.string(),
      amount: moneySchema,
      custom_id: z.optional(z.string()),
      createdAt: z._default(z.string(), ''),
    }),
  ),
  invoice_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  orderId: z.string(),
  createdAt: z.string(),
  /** Money that the buyer's bank or PayPal took back, and money that PayPal returned. */
  reversals: z._default(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['reversed', 'reinstated']),
        amount: moneySchema,
        createdAt: z.string(),
      }),
    ),
    [],
  ),
});

const disputeSchema = z.object({
  id: z.string(),
  captureId: z.string(),
  amount: moneySchema,
  reason: z.string(),
  /** PayPal's outcome code; null while the dispute is open */
  outcome: z.nullable(z.string()),
  movements: z.array(z.object({ type: z.enum(['DEBIT', 'CREDIT']), amount: moneySchema })),
  respondBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const orderSchema = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED', 'VOIDED']),
  unit: unitSchema,
  /** The buyer's choice in the popup, which decides the outcome of the capture. */
  fundingOutcome: z.enum(['paid', 'declined', 'held', 'challenged']),
  /** Reason why a payment is held */
  holdReason: z._default(z.string(), 'PENDING_REVIEW'),
  captureId: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const replySchema = z.object({
  digest: z.string(),
  status: z.number(),
  body: z.looseObject({}),
  /** Milliseconds since 1970 */
  savedAt: z.number(),
});

const stateSchema = z.object({
  orders: z.record(z.string(), orderSchema),
  captures: z.record(z.string(), captureSchema),
  disputes: z._default(z.record(z.string(), disputeSchema), {}),
  /** Replies by PayPal-Request-Id */
  replies: z.record(z.string(), replySchema),
});

export type SandboxOrder = z.infer<typeof orderSchema>;
export type SandboxCapture = z.infer<typeof captureSchema>;
export type SandboxDispute = z.infer<typeof disputeSchema>;
export type OrderRequest = z.infer<typeof orderRequestSchema>;
export type SandboxState = z.infer<typeof stateSchema>;

/** PayPal forgets a PayPal-Request-Id after six hours. */
export const requestIdLifeMs = 6 * 60 * 60 * 1000;

/** The orders and captures of the sandbox, stored in a file. */
export interface SandboxStore {
  readonly state: SandboxState;
  save(): void;
}

/** Opens the store. A file with an older format is discarded. */
export function openSandboxStore(file: JsonFile): SandboxStore {
  const kept = stateSchema.safeParse(file.read());
  const state: SandboxState = kept.success ? kept.data : { orders: {}, captures: {}, disputes: {}, replies: {} };
  return {
    state,
    save() {
      const oldest = Date.now() - requestIdLifeMs;
      for (const [id, reply] of Object.entries(state.replies)) if (reply.savedAt < oldest) delete state.replies[id];
      file.write(state);
    },
  };
}
