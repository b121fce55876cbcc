import * as z from 'zod/mini';
import { refundSchema } from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { deliverOutbox } from '../mails/deliver-outbox.ts';
import { payableOrderSchema } from '../orders/orders.schema.ts';
import { withoutPersonalData } from '../orders/without-personal-data.ts';
import { executeRefund } from '../payments/execute-refund.ts';
import { settleOrder } from '../payments/settle-order.ts';
import { payPalCircuit } from '../paypal/paypal-circuit.ts';
import { type JobLimits, runJob } from './run-job.ts';
import { runMaintenance } from './run-maintenance.ts';

/**
 * Time budgets of the jobs that call PayPal. Including the outbox's budget, a sweep starts no work after a minute, the
 * interval at which a hosted database runs it.
 */
const settlementLimits: JobLimits = { budgetMs: 20_000, batchSize: 5 };
const refundLimits: JobLimits = { budgetMs: 10_000, batchSize: 2 };

/**
 * Sends due mails, captures approved payments, verifies captured ones, finishes refunds, expires unpaid orders, raises
 * alarms and runs maintenance. A job that fails is logged and does not stop the others. Mails come first, so that no
 * slow payment service delays them.
 * @param olderThan Postgres interval; younger orders are left to their own capture call
 * @throws the first error of a job, after all jobs have run
 */
export async function sweep(deps: FunctionDeps, olderThan = '5 seconds'): Promise<void> {
  const { paypal, isOpen: isPayPalDown } = payPalCircuit(deps.paypal);
  const guarded: FunctionDeps = { ...deps, paypal };
  const now = () => deps.now().toISOString();
  const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
    'send mails': () => deliverOutbox(deps),
    'settle orders': () => settleOrders(guarded, olderThan, isPayPalDown),
    'finish refunds': () => finishRefunds(guarded, isPayPalDown),
    'expire orders': () => callDatabase(deps.database, 'expire_unpaid_orders', {}, z.unknown()),
    'raise alarms': () => callDatabase(deps.database, 'raise_alarms', { p_now: now() }, z.unknown()),
    'report PayPal': async () => {
      if (isPayPalDown()) await callDatabase(deps.database, 'raise_paypal_alarm', { p_now: now() }, z.unknown());
    },
    'send new mails': () => deliverOutbox(deps),
    maintenance: () => runMaintenance(deps),
  };
  const errors: unknown[] = [];
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run();
    } catch (error) {
      errors.push(error);
      deps.log('A job of the sweep failed', { job, error: withoutPersonalData(String(error)) });
    }
  }
  if (errors.length > 0) throw errors[0];
}

function settleOrders(deps: FunctionDeps, olderThan: string, isStopped: () => boolean): Promise<void> {
  return runJob(deps, settlementLimits, {
    claim: (limit) =>
      callDatabase(
        deps.database,
        'orders_awaiting_settlement',
        { p_older_than: olderThan, p_limit: limit },
        z.array(payableOrderSchema),
      ),
    idOf: ({ id }) => id,
    isStopped,
    process: async (order) => {
      try {
        await settleOrder(deps, order, { source: 'sweep', mayCapture: true, isVerification: true });
      } catch (error) {
        deps.log('An order was not settled', { orderId: order.order_id, error: withoutPersonalData(String(error)) });
      }
    },
  });
}

async function finishRefunds(deps: FunctionDeps, isStopped: () => boolean): Promise<void> {
  const open = await callDatabase(deps.database, 'refunds_awaiting_answer', {}, z.array(refundSchema));
  await runJob(deps, refundLimits, {
    claim: async (limit) => open.splice(0, limit),
    idOf: ({ id }) => id,
    isStopped,
    process: async (refund) => {
      try {
        await executeRefund(deps, refund);
      } catch (error) {
        deps.log('A refund was not finished', { refundId: refund.id, error: withoutPersonalData(String(error)) });
      }
    },
  });
}
