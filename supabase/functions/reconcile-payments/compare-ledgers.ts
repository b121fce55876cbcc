import * as z from 'zod/mini';
import type { ReconcilePaymentsReply, ReconciliationRow } from '../../contracts/index.ts';
import type { PayPalPayment } from './paypal-payments.ts';

/** A payment recorded by the shop; `net_cents` in EUR cents, after refunds and reversals. */
export const ledgerEntrySchema = z.object({
  payment_id: z.string(),
  order_db_id: z.nullable(z.uuid()),
  order_id: z.nullable(z.string()),
  net_cents: z.int(),
});

type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** Compares payment by payment, so that two errors that cancel each other out are still reported. */
export function compareLedgers(
  ledger: readonly LedgerEntry[],
  atPayPal: readonly PayPalPayment[],
): Omit<ReconcilePaymentsReply, 'from' | 'to'> {
  const entries = new Map(ledger.map((entry) => [entry.payment_id, entry]));
  const payments = new Map(atPayPal.map((payment) => [payment.paymentId, payment]));
  const ids = [...new Set([...entries.keys(), ...payments.keys()])];
  const rows = ids.flatMap((id) => compare(id, entries.get(id), payments.get(id)) ?? []);
  const ledgerCents = ledger.reduce((sum, { net_cents }) => sum + net_cents, 0);
  const paypalCents = atPayPal.reduce((sum, { netCents }) => sum + netCents, 0);
  return { payments: ids.length, ledgerCents, paypalCents, differenceCents: ledgerCents - paypalCents, rows };
}

function compare(
  paymentId: string,
  entry: LedgerEntry | undefined,
  payment: PayPalPayment | undefined,
): ReconciliationRow | null {
  const ledgerCents = entry?.net_cents ?? 0;
  const paypalCents = payment?.netCents ?? 0;
  const finding = findingOf(entry, payment);
  if (finding === null) return null;
  return {
    paymentId,
    orderDbId: entry?.order_db_id ?? null,
    orderId: entry?.order_id ?? null,
    ledgerCents,
    paypalCents,
    differenceCents: ledgerCents - paypalCents,
    finding,
  };
}

function findingOf(
  entry: LedgerEntry | undefined,
  payment: PayPalPayment | undefined,
): ReconciliationRow['finding'] | null {
  if (entry === undefined) return 'missing_here';
  if (payment === undefined) return 'missing_at_paypal';
  if (entry.net_cents !== payment.netCents) return 'amount_differs';
  // A fully refunded payment needs no order.
  return entry.order_db_id === null && entry.net_cents !== 0 ? 'payment_without_order' : null;
}
