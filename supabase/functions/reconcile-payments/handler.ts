import * as z from 'zod/mini';
import { type ReconcilePaymentsReply, reconcilePaymentsRequestSchema } from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { compareLedgers, ledgerEntrySchema } from './compare-ledgers.ts';
import { paypalPayments } from './paypal-payments.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longestMs = 366 * dayMs;

/** POST reconcile-payments: compares every payment of a range of days with PayPal's transactions, for admins. */
export const reconcilePaymentsHandler = jsonFunction(
  reconcilePaymentsRequestSchema,
  async ({ from, to }, request, deps): Promise<ReconcilePaymentsReply> => {
    await requireAdmin(request, deps);
    const start = new Date(from);
    const end = new Date(new Date(to).getTime() + dayMs);
    if (end <= start || end.getTime() - start.getTime() > longestMs) {
      throw new FunctionError('invalid_request', { paths: ['to'] });
    }
    // Starts a day earlier because the clocks differ, and ends now because refunds may follow at any time.
    const listed = await deps.paypal.listTransactions(new Date(start.getTime() - dayMs), deps.now());
    if (!listed.ok) throw new FunctionError('payment_unavailable');
    const atPayPal = paypalPayments(listed.value);
    const isWithin = (moment: Date) => moment >= start && moment < end;
    const ledger = await callDatabase(
      deps.database,
      'ledger_entries',
      {
        p_from: start.toISOString(),
        p_to: end.toISOString(),
        p_payment_ids: atPayPal.filter(({ capturedAt }) => isWithin(capturedAt)).map(({ paymentId }) => paymentId),
      },
      z.array(ledgerEntrySchema),
    );
    const known = new Set(ledger.map(({ payment_id }) => payment_id));
    const within = atPayPal.filter(({ capturedAt, paymentId }) => isWithin(capturedAt) || known.has(paymentId));
    return { from, to, ...compareLedgers(ledger, within) };
  },
);
