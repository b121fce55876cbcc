import type { FunctionDeps } from '../deps.ts';
import { deliverOutbox } from '../mails/deliver-outbox.ts';
import type { PayableOrder } from '../orders/orders.schema.ts';
import { type Settlement, settleOrder } from './settle-order.ts';

/** Reads the payment of an order from PayPal and stores the result. Captures no money. */
export function verifyPayment(deps: FunctionDeps, order: PayableOrder): Promise<Settlement> {
  return settleOrder(deps, order, { source: 'verification', mayCapture: false, isVerification: true });
}

/** Verifies a payment shortly after its capture and sends the mails. The sweep retries lost verifications. */
export function verifyLater(deps: FunctionDeps, order: PayableOrder): void {
  deps.afterReply(async () => {
    await new Promise((resolve) => setTimeout(resolve, deps.verificationDelayMs));
    await verifyPayment(deps, order);
    await deliverOutbox(deps);
  });
}
