import * as z from 'zod/mini';
import type { JsonFile } from '../data-folder/json-file.ts';
import { openSandboxStore } from './sandbox-state.ts';

/** Rows of `adoptedPaymentsSql`. */
const rowsSchema = z.array(
  z.object({
    payment_id: z.string(),
    paypal_order_id: z.string(),
    invoice_id: z.string(),
    custom_id: z.string(),
    value: z.string(),
    refunded_value: z.string(),
    reversed_value: z.nullable(z.string()),
    status: z.enum(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED']),
    captured_at: z.string(),
  }),
);

/** Captured payments, in the format of the sandbox. */
export const adoptedPaymentsSql = `
  select p.payment_id, coalesce(p.paypal_order_id, 'DEMO-' || o.order_id) as paypal_order_id, o.order_id as invoice_id,
    o.id::text as custom_id, to_char(p.amount_cents / 100.0, 'FM999999990.00') as value,
    to_char(p.refunded_cents / 100.0, 'FM999999990.00') as refunded_value,
    case when p.reversed_cents > p.reinstated_cents
      then to_char((p.reversed_cents - p.reinstated_cents) / 100.0, 'FM999999990.00') end as reversed_value,
    case
      when p.refunded_cents = 0 then 'COMPLETED'
      when p.refunded_cents < p.amount_cents then 'PARTIALLY_REFUNDED'
      else 'REFUNDED'
    end as status,
    to_char(p.captured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as captured_at
  from public.payments p join public.orders o on o.id = p.order_id
  where p.captured_at is not null and p.currency = 'EUR'`;

/**
 * Adds the payments of the demo orders to a new sandbox, so that they can be refunded and reconciled. Leaves a sandbox
 * that was used before unchanged.
 */
export function adoptPayments(file: JsonFile, rows: unknown): void {
  if (file.read() !== undefined) return;
  const { state, save } = openSandboxStore(file);
  for (const row of rowsSchema.parse(rows)) {
    const money = (value: string) => ({ currency_code: 'EUR', value });
    const unit = { reference_id: 'default', invoice_id: row.invoice_id, custom_id: row.custom_id };
    state.orders[row.paypal_order_id] = {
      id: row.paypal_order_id,
      status: 'COMPLETED',
      unit: { ...unit, amount: money(row.value) },
      fundingOutcome: 'paid',
      holdReason: 'PENDING_REVIEW',
      captureId: row.payment_id,
      createdAt: row.captured_at,
      updatedAt: row.captured_at,
    };
    state.captures[row.payment_id] = {
      id: row.payment_id,
      status: row.status,
      amount: money(row.value),
      refunded:
        row.status === 'COMPLETED'
          ? []
          : [{ id: `${row.payment_id}-B`, amount: money(row.refunded_value), createdAt: row.captured_at }],
      reversals:
        row.reversed_value === null
          ? []
          : [
              {
                id: `${row.payment_id}-R`,
                kind: 'reversed',
                amount: money(row.reversed_value),
                createdAt: row.captured_at,
              },
            ],
      invoice_id: row.invoice_id,
      custom_id: row.custom_id,
      orderId: row.paypal_order_id,
      createdAt: row.captured_at,
    };
  }
  save();
}
