import type { PayPalClient } from './paypal-client.ts';
import type { PayPalReply } from './paypal-http.ts';

/** Consecutive failed calls after which the circuit opens. */
const MAX_UNANSWERED = 3;

/** A PayPal client that stops calling PayPal once it no longer answers. */
export interface PayPalCircuit {
  readonly paypal: PayPalClient;
  /** Whether the client has stopped. */
  readonly isOpen: () => boolean;
}

function isUnanswered(reply: PayPalReply<unknown>): boolean {
  return !reply.ok && (reply.error.status === 0 || reply.error.status === 429 || reply.error.status >= 500);
}

/**
 * Circuit breaker for one run of the sweep: after three consecutive unanswered calls (timeout, 429 or 5xx) every
 * further call fails immediately, so that a slow PayPal does not cost one timeout per order.
 */
export function payPalCircuit(paypal: PayPalClient): PayPalCircuit {
  let unanswered = 0;
  const isOpen = () => unanswered >= MAX_UNANSWERED;
  const guard =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<PayPalReply<T>>) =>
    async (...args: Args): Promise<PayPalReply<T>> => {
      if (isOpen()) return { ok: false, error: { issue: null, status: 0 } };
      const reply = await call(...args);
      unanswered = isUnanswered(reply) ? unanswered + 1 : 0;
      return reply;
    };
  return {
    isOpen,
    paypal: {
      createOrder: guard((...args) => paypal.createOrder(...args)),
      getOrder: guard((...args) => paypal.getOrder(...args)),
      captureOrder: guard((...args) => paypal.captureOrder(...args)),
      getCapture: guard((...args) => paypal.getCapture(...args)),
      getDispute: guard((...args) => paypal.getDispute(...args)),
      refundCapture: guard((...args) => paypal.refundCapture(...args)),
      listTransactions: guard((...args) => paypal.listTransactions(...args)),
      isSignedEvent: guard((...args) => paypal.isSignedEvent(...args)),
    },
  };
}
