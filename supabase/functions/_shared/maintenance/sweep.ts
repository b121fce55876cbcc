import * as z from 'zod/mini';
import { refundSchema, type SweepJob, sweepJobSchema } from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { jobLimits } from '../jobs/job-limits.ts';
import { runJob } from '../jobs/run-job.ts';
import { withoutPersonalData } from '../logging/without-personal-data.ts';
import { deliverMails } from '../mails/deliver-outbox.ts';
import { payableOrderSchema } from '../orders/orders.schema.ts';
import { executeRefund } from '../payments/execute-refund.ts';
import { settleOrder } from '../payments/settle-order.ts';
import { payPalCircuit } from '../paypal/paypal-circuit.ts';
import { runMaintenance } from './run-maintenance.ts';

/** What a sweep does. */
export interface SweepOptions {
  /** The jobs to run; all by default */
  readonly jobs?: readonly SweepJob[];
  /** Postgres interval; younger orders are left to their own capture call */
  readonly olderThan?: string;
}

type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs jobs in the order of the harm that their delay does: captures approved payments, verifies captured ones, finishes
 * refunds, expires unpaid orders and raises alarms; sends mails, then those with documents; cleans up. A step that fails
 * is logged and does not stop the others.
 * @throws the first error of a step, after all of them have run
 */
export async function sweep(deps: FunctionDeps, options: SweepOptions = {}): Promise<void> {
  const { jobs = sweepJobSchema.options, olderThan = '5 seconds' } = options;
  const stepsOf: Readonly<Record<SweepJob, Steps>> = {
    payments: paymentSteps(deps, olderThan),
    mails: { 'send mails': () => deliverMails(deps, 'mails') },
    documents: { 'send documents': () => deliverMails(deps, 'documents') },
    cleaning: { maintenance: () => runMaintenance(deps) },
  };
  const errors: unknown[] = [];
  for (const [job, run] of jobs.flatMap((name) => Object.entries(stepsOf[name]))) {
    try {
      await run();
    } catch (error) {
      errors.push(error);
      deps.log('A job of the sweep failed', { job, error: withoutPersonalData(String(error)) });
    }
  }
  if (errors.length > 0) throw errors[0];
}

function paymentSteps(deps: FunctionDeps, olderThan: string): Steps {
  const { paypal, isOpen: isPayPalDown } = payPalCircuit(deps.paypal);
  const guarded: FunctionDeps = { ...deps, paypal };
  const now = () => deps.now().toISOString();
  return {
    'settle orders': () => settleOrders(guarded, olderThan, isPayPalDown),
    'finish refunds': () => finishRefunds(guarded, isPayPalDown),
    'expire orders': () => callDatabase(deps.database, 'expire_unpaid_orders', {}, z.unknown()),
    'raise alarms': () => callDatabase(deps.database, 'raise_alarms', { p_now: now() }, z.unknown()),
    'report PayPal': async () => {
      if (isPayPalDown()) await callDatabase(deps.database, 'raise_paypal_alarm', { p_now: now() }, z.unknown());
    },
  };
}

function settleOrders(deps: FunctionDeps, olderThan: string, isStopped: () => boolean): Promise<void> {
  return runJob(deps, jobLimits.settlement, {
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

function finishRefunds(deps: FunctionDeps, isStopped: () => boolean): Promise<void> {
  return runJob(deps, jobLimits.refunds, {
    claim: (limit) => callDatabase(deps.database, 'refunds_awaiting_answer', { p_limit: limit }, z.array(refundSchema)),
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
