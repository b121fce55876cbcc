import { createHmac, randomBytes } from 'node:crypto';
import type { SandboxCapture, SandboxOrder } from './sandbox-state.ts';
import { captureView } from './sandbox-views.ts';

/** Which webhook the sandbox signs for. */
export const sandboxWebhookId = 'SANDBOXWEBHOOK';

/** An event as PayPal sends it, with the headers that prove it. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** Signs the events of one sandbox. */
export interface EventSigner {
  sign(event: object): SignedEvent;
  /** Answers `verify-webhook-signature`. */
  isGenuine(request: Readonly<Record<string, unknown>>): boolean;
}

export function eventSigner(): EventSigner {
  const key = randomBytes(32);
  const signature = (id: unknown, time: unknown, webhookId: unknown, body: string) =>
    createHmac('sha256', key).update(`${id}|${time}|${webhookId}|${body}`).digest('base64');
  return {
    sign(event) {
      const body = JSON.stringify(event);
      const id = crypto.randomUUID();
      const time = new Date().toISOString();
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature(id, time, sandboxWebhookId, body),
          'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/SANDBOX',
          'paypal-auth-algo': 'SHA256withRSA',
        },
      };
    },
    isGenuine: ({ transmission_id, transmission_time, webhook_id, transmission_sig, webhook_event }) =>
      transmission_sig === signature(transmission_id, transmission_time, webhook_id, JSON.stringify(webhook_event)),
  };
}

const eventOf = (event_type: string, resource: object) => ({
  id: `WH-${crypto.randomUUID()}`,
  event_type,
  create_time: new Date().toISOString(),
  resource,
});

/** The buyer has agreed. */
export function approvalEvent(order: SandboxOrder): object {
  return eventOf('CHECKOUT.ORDER.APPROVED', { id: order.id, status: order.status });
}

/** A payment was taken, held or refused. */
export function captureEvent(capture: SandboxCapture, base: string): object {
  const endings = { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' } as const;
  const ending = capture.status in endings ? endings[capture.status as keyof typeof endings] : 'COMPLETED';
  return eventOf(`PAYMENT.CAPTURE.${ending}`, captureView(capture, base));
}

/** Money was given back; the event carries the sum of all refunds of the payment. */
export function refundEvent(capture: SandboxCapture): object {
  const totalCents = capture.refunded.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
  return eventOf('PAYMENT.CAPTURE.REFUNDED', {
    id: capture.refunded.at(-1)?.id,
    amount: capture.refunded.at(-1)?.amount,
    seller_payable_breakdown: { total_refunded_amount: { ...capture.amount, value: (totalCents / 100).toFixed(2) } },
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  });
}
