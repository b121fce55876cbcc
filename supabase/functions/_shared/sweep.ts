import * as z from 'zod/mini';
import { refundSchema } from '../../contracts/index.ts';
import { callDatabase } from './call-database.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import type { FunctionDeps } from './deps.ts';
import { keepHouse } from './keep-house.ts';
import { payableOrderSchema } from './orders.schema.ts';
import { settleOrder } from './settle-order.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/**
 * Finishes what closed tabs and crashed processes left open: takes approved payments, verifies captured ones, lapses
 * orders nobody paid, and sends the mails that are due. One order that fails does not keep the others waiting.
 * @param olderThan Postgres interval; younger orders are left to their own capture call
 */
export async function sweep(deps: FunctionDeps, olderThan = '5 seconds'): Promise<void> {
  const open = await callDatabase(
    deps.database,
    'orders_awaiting_settlement',
    { p_older_than: olderThan },
    z.array(payableOrderSchema),
  );
  for (const order of open) {
    try {
      await settleOrder(deps, order, { source: 'sweep', mayCapture: true, isVerification: true });
    } catch (error) {
      deps.log('An order was not settled', { orderId: order.order_id, error: withoutPersonalData(String(error)) });
    }
  }
  await finishRefunds(deps);
  await callDatabase(deps.database, 'expire_unpaid_orders', {}, z.unknown());
  await callDatabase(deps.database, 'raise_alarms', { p_now: deps.now().toISOString() }, z.unknown());
  await deliverOutbox(deps);
  await keepHouse(deps);
}

async function finishRefunds(deps: FunctionDeps): Promise<void> {
  const open = await callDatabase(deps.database, 'refunds_awaiting_answer', {}, z.array(refundSchema));
  for (const refund of open) {
    try {
      await carryOutRefund(deps, refund);
    } catch (error) {
      deps.log('A refund was not finished', { refundId: refund.id, error: withoutPersonalData(String(error)) });
    }
  }
}
