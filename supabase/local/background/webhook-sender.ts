import type { SignedEvent } from '../paypal-sandbox/sandbox-webhook.ts';

/** Delivers the sandbox's webhook events like PayPal: after a delay, with retries if they are not accepted. */
export interface WebhookSender {
  send(event: SignedEvent): void;
  /** Drops undelivered events; the sweep finds their payments as well. */
  stop(): void;
}

const attempts = 4;

/** @param deliver returns whether the event was accepted */
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
