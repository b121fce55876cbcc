import type { SignedEvent } from '../paypal-sandbox/sandbox-webhook.ts';

/** Delivers the webhook events of the sandbox, as PayPal does: a little later, and again when they are not taken. */
export interface WebhookSender {
  send(event: SignedEvent): void;
  /** Drops what has not been delivered yet; the sweep finds those payments too. */
  stop(): void;
}

const attempts = 4;

/** @param deliver answers whether the event was taken */
export function webhookSender(delayMs: number, deliver: (event: SignedEvent) => Promise<boolean>): WebhookSender {
  const waiting = new Set<NodeJS.Timeout>();
  const schedule = (event: SignedEvent, attempt: number) => {
    const timer = setTimeout(async () => {
      waiting.delete(timer);
      const isTaken = await deliver(event).catch(() => false);
      if (!isTaken && attempt < attempts) schedule(event, attempt + 1);
    }, delayMs * attempt);
    timer.unref();
    waiting.add(timer);
  };
  return {
    send: (event) => schedule(event, 1),
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
