import { deliverOutbox } from './deliver-outbox.ts';
import type { FunctionDeps } from './deps.ts';
import type { PayableOrder } from './orders.schema.ts';
import { settleOrder } from './settle-order.ts';

/** Asks PayPal again a moment after the capture, and sends the mails that follow. The sweep does what gets lost here. */
export function verifyLater(deps: FunctionDeps, order: PayableOrder): void {
  deps.afterReply(async () => {
    await new Promise((resolve) => setTimeout(resolve, deps.verificationDelayMs));
    await settleOrder(deps, order, { source: 'verification', mayCapture: false, isVerification: true });
    await deliverOutbox(deps);
  });
}
