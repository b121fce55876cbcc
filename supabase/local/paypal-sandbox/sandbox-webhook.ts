import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import type { SandboxCapture, SandboxOrder } from './sandbox-state.ts';
import { captureView } from './sandbox-views.ts';

/** Id of the webhook for which the sandbox signs events. */
export const sandboxWebhookId = 'SANDBOXWEBHOOK';

/** An event in PayPal's format, with the headers of its signature. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** Signs the events of one sandbox. */
export interface EventSigner {
  /** @param how webhook id and time of the signature; the shop's webhook and the current time by default */
  sign(event: object, how?: { webhookId?: string | undefined; time?: string | undefined }): SignedEvent;
  /** Verifies a signature. `request` is the JSON text sent to `verify-webhook-signature`. */
  isGenuine(request: string): boolean;
}

const certUrl = 'https://api.sandbox.paypal.com/v1/notifications/certs/SANDBOX';
const verificationSchema = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  cert_url: z.literal(certUrl),
  auth_algo: z.literal('SHA256withRSA'),
  webhook_id: z.string(),
});

/** Creates a signer like PayPal's: RSA over id, time, webhook and the checksum of the body's exact bytes. */
export function eventSigner(): EventSigner {
  let pair: ReturnType<typeof generateKeyPairSync> | undefined;
  // Created on first use, because creating a key slows down the start.
  const keys = () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return pair;
  };
  const signed = (id: string, time: string, webhookId: string, body: string) =>
    `${id}|${time}|${webhookId}|${crc32(body)}`;
  return {
    sign(event, { webhookId = sandboxWebhookId, time = new Date().toISOString() } = {}) {
      const body = JSON.stringify(event);
      const id = crypto.randomUUID();
      const signature = createSign('SHA256')
        .update(signed(id, time, webhookId, body))
        .sign(keys().privateKey, 'base64');
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
          'paypal-cert-url': certUrl,
          'paypal-auth-algo': 'SHA256withRSA',
        },
      };
    },
    isGenuine(request) {
      const parsed = verificationSchema.safeParse(JSON.parse(request));
      if (!parsed.success) return false;
      const { transmission_id: id, transmission_time: time, webhook_id: webhookId, transmission_sig } = parsed.data;
      return createVerify('SHA256')
        .update(signed(id, time, webhookId, eventText(request)))
        .verify(keys().publicKey, transmission_sig, 'base64');
    },
  };
}

/** Extracts the event, the last member of the request, byte by byte. */
function eventText(request: string): string {
  const name = '"webhook_event":';
  return request.slice(request.indexOf(name) + name.length, request.lastIndexOf('}'));
}

const eventOf = (event_type: string, resource: object) => ({
  id: `WH-${crypto.randomUUID()}`,
  event_type,
  create_time: new Date().toISOString(),
  resource,
});

/** Event of an approval by the buyer. */
export function approvalEvent(order: SandboxOrder): object {
  return eventOf('CHECKOUT.ORDER.APPROVED', { id: order.id, status: order.status });
}

/** Event of a capture: completed, pending or denied. */
export function captureEvent(capture: SandboxCapture, base: string): object {
  const eventStatuses = { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' } as const;
  const eventStatus =
    capture.status in eventStatuses ? eventStatuses[capture.status as keyof typeof eventStatuses] : 'COMPLETED';
  return eventOf(`PAYMENT.CAPTURE.${eventStatus}`, captureView(capture, base));
}

/** Event of a refund: contains the payment's refunded total; only a link identifies the payment. */
export function refundEvent(capture: SandboxCapture, base: string): object {
  const totalCents = capture.refunded.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
  return eventOf('PAYMENT.CAPTURE.REFUNDED', {
    id: capture.refunded.at(-1)?.id,
    amount: capture.refunded.at(-1)?.amount,
    custom_id: capture.refunded.at(-1)?.custom_id,
    seller_payable_breakdown: { total_refunded_amount: { ...capture.amount, value: (totalCents / 100).toFixed(2) } },
    invoice_id: capture.invoice_id,
    links: paymentLinks(capture, base),
  });
}

/** Event of a reversal of a payment or a part of it. */
export function reversalEvent(
  capture: SandboxCapture,
  { id, amount, createdAt }: SandboxCapture['reversals'][number],
  base: string,
): object {
  return eventOf('PAYMENT.CAPTURE.REVERSED', {
    id,
    amount,
    create_time: createdAt,
    invoice_id: capture.invoice_id,
    links: paymentLinks(capture, base),
  });
}

/** Event of a dispute that was created, updated or resolved. */
export function disputeEvent(change: 'CREATED' | 'UPDATED' | 'RESOLVED', view: object): object {
  return eventOf(`CUSTOMER.DISPUTE.${change}`, view);
}

function paymentLinks(capture: SandboxCapture, base: string) {
  return [{ rel: 'up', href: `${base}/v2/payments/captures/${capture.id}`, method: 'GET' }];
}
