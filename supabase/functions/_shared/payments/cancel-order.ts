import * as z from 'zod/mini';
import {
  type CancelOrderReply,
  type CancelOrdersReply,
  type CancelReason,
  type Refund,
  refundSchema,
} from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { FunctionError } from '../http/function-error.ts';
import { type JobLimits, runJob } from '../jobs/run-job.ts';
import { withoutPersonalData } from '../logging/without-personal-data.ts';
import { executeRefund, type RefundOutcome } from './execute-refund.ts';

/** An order to cancel, with the decision about its money. */
interface Cancellation {
  key: string;
  orderDbId: string;
  revision: number;
  reason: CancelReason;
  refund: { amountCents: number; refundedCents: number } | 'later' | 'none';
  notify: boolean;
  evenIfShipped: boolean;
}

const storedSchema = z.object({
  orderId: z.string(),
  revision: z.int(),
  refundCents: z.int(),
  refunds: z.array(refundSchema),
});

/** A cancellation in the database, or the reason why there is none. PayPal was not called yet. */
export type RecordedCancellation =
  | { orderDbId: string; stored: z.infer<typeof storedSchema>; error?: undefined }
  | { orderDbId: string; error: FunctionError };

/** Cancels an order: state, refund and mail in one transaction. PayPal is called after it, by `finishRefunds`. */
export async function cancelOrder(
  { database }: FunctionDeps,
  { key, orderDbId, revision, reason, refund, notify, evenIfShipped }: Cancellation,
  actorId: string,
): Promise<RecordedCancellation> {
  const amounts = typeof refund === 'string' ? null : refund;
  try {
    const stored = await callDatabase(
      database,
      'cancel_order',
      {
        p_key: key,
        p_order_id: orderDbId,
        p_revision: revision,
        p_reason: reason,
        p_decision: typeof refund === 'string' ? refund : 'now',
        p_amount_cents: amounts?.amountCents ?? null,
        p_refunded_cents: amounts?.refundedCents ?? null,
        p_notify: notify,
        p_even_if_shipped: evenIfShipped,
        p_actor_id: actorId,
      },
      storedSchema,
    );
    return { orderDbId, stored };
  } catch (error) {
    if (error instanceof FunctionError) return { orderDbId, error };
    throw error;
  }
}

/** Refunds beyond these limits are left to the sweep, so that the reply comes in time. */
const limits: JobLimits = { budgetMs: 10_000, processorMs: 500, itemProcessorMs: 5, batchSize: 4 };

/** Asks PayPal for the refunds of cancelled orders. One that PayPal does not answer stays requested, for the sweep. */
export async function finishRefunds(
  deps: FunctionDeps,
  cancellations: readonly RecordedCancellation[],
): Promise<CancelOrdersReply['results']> {
  const waiting = cancellations.flatMap((cancellation) =>
    cancellation.error === undefined ? cancellation.stored.refunds : [],
  );
  const outcomes = new Map<string, RefundOutcome['kind']>(waiting.map(({ id, status }) => [id, status]));
  await runJob<Refund>(deps, limits, {
    claim: async (count) => waiting.splice(0, count),
    idOf: ({ id }) => id,
    process: async (refund) => {
      try {
        outcomes.set(refund.id, (await executeRefund(deps, refund)).kind);
      } catch (error) {
        deps.log('A refund was not finished', { refundId: refund.id, error: withoutPersonalData(String(error)) });
      }
    },
  });
  return cancellations.map((cancellation) => {
    const { orderDbId } = cancellation;
    if (cancellation.error !== undefined) return { orderDbId, error: cancellation.error.code };
    const { orderId, revision, refundCents, refunds } = cancellation.stored;
    const state = worstOf(refunds.map(({ id }) => outcomes.get(id) ?? 'requested'));
    const refund: CancelOrderReply['refund'] = { state, amountCents: state === 'none' ? 0 : refundCents };
    return { orderDbId, cancelled: { status: 'cancelled', orderId, revision, refund } };
  });
}

function worstOf(states: readonly RefundOutcome['kind'][]): CancelOrderReply['refund']['state'] {
  return (['failed', 'requested', 'completed'] as const).find((state) => states.includes(state)) ?? 'none';
}
