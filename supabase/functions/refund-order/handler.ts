import * as z from 'zod/mini';
import {
  type Refund,
  type RefundOrderReply,
  type RefundOrderRequest,
  refundOrderRequestSchema,
  refundSchema,
} from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import type { Caller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';
import { requirePassword } from '../_shared/http/require-password.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { deliverOutbox } from '../_shared/mails/deliver-outbox.ts';
import { executeRefunds } from '../_shared/payments/execute-refund.ts';

type Preview = Extract<RefundOrderRequest, { step: 'preview' }>;
type Confirmation = Extract<RefundOrderRequest, { step: 'confirm' }>;

const refundableSchema = z.object({
  orderId: z.string(),
  paidCents: z.int(),
  refundedCents: z.int(),
  refundableCents: z.int(),
});

/** POST refund-order: shows an admin the refundable amount, and refunds it after confirmation with the password. */
export const refundOrderHandler = jsonFunction(
  refundOrderRequestSchema,
  async (body, request, deps): Promise<RefundOrderReply> => {
    const admin = await requireAdmin(request, deps);
    return body.step === 'preview' ? preview(deps, body, admin) : confirm(deps, body, request, admin);
  },
);

async function preview(
  deps: FunctionDeps,
  { orderDbId, amountCents }: Preview,
  admin: Caller,
): Promise<RefundOrderReply> {
  // Before the admin enters reason and password.
  await callDatabase(deps.database, 'require_settled_account', { p_user_id: admin.userId }, z.unknown());
  const order = await readRefundable(deps, orderDbId);
  const { refundableCents } = order;
  if (refundableCents === 0 || (amountCents ?? 0) > refundableCents) {
    throw new FunctionError('amount_not_refundable', { refundableCents });
  }
  return { status: 'preview', ...order, amountCents: amountCents ?? refundableCents };
}

async function confirm(
  deps: FunctionDeps,
  body: Confirmation,
  request: Request,
  admin: Caller,
): Promise<RefundOrderReply> {
  await requirePassword(deps, request, admin, body.password);
  const outcome = await executeRefunds(deps, await writeDown(deps, body, admin));
  if (outcome.kind === 'failed') throw new FunctionError('payment_refused', { issue: outcome.issue });
  if (outcome.kind === 'requested' && outcome.isUnavailable) throw new FunctionError('payment_unavailable');
  deps.afterReply(() => deliverOutbox(deps));
  return {
    status: outcome.kind,
    ...(await readRefundable(deps, body.orderDbId)),
    amountCents: outcome.kind === 'partial' ? outcome.returnedCents : body.amountCents,
  };
}

function writeDown(deps: FunctionDeps, body: Confirmation, admin: Caller): Promise<Refund[]> {
  return callDatabase(
    deps.database,
    'request_refund',
    {
      p_group_id: body.refundKey,
      p_order_id: body.orderDbId,
      p_amount_cents: body.amountCents,
      p_refunded_cents: body.refundedCents,
      p_reason: body.reason,
      p_actor_id: admin.userId,
      p_lines: body.lines,
    },
    z.array(refundSchema),
  );
}

async function readRefundable(deps: FunctionDeps, orderDbId: string) {
  const order = await callDatabase(
    deps.database,
    'refundable_order',
    { p_order_id: orderDbId },
    z.nullable(refundableSchema),
  );
  if (order === null) throw new FunctionError('order_not_found');
  return order;
}
