import type * as z from 'zod/mini';
import type { FunctionEnv } from './env.ts';
import {
  type PayPalOrder,
  paypalErrorSchema,
  paypalOrderSchema,
  paypalTokenSchema,
  paypalVerificationSchema,
} from './paypal.schema.ts';

/** Why PayPal gave no answer to go on with. `issue` is PayPal's own code, null when PayPal was not reached. */
export interface PayPalFailure {
  issue: string | null;
  status: number;
}

export type PayPalReply<T> = { ok: true; value: T } | { ok: false; error: PayPalFailure };

/** What is asked of PayPal to open an order. */
export interface PayPalOrderRequest {
  totalCents: number;
  description: string;
  /** The shop's order number */
  invoiceId: string;
  /** The order's database id */
  customId: string;
}

/** PayPal's Orders API, as far as the shop uses it. A request id makes a repeated call harmless. */
export interface PayPalClient {
  createOrder(order: PayPalOrderRequest, requestId: string): Promise<PayPalReply<PayPalOrder>>;
  getOrder(paypalOrderId: string): Promise<PayPalReply<PayPalOrder>>;
  captureOrder(paypalOrderId: string, requestId: string): Promise<PayPalReply<PayPalOrder>>;
  /**
   * Whether PayPal signed this event for the shop's webhook.
   * @param body the event's JSON as it arrived: written anew, the signature would not fit
   */
  isSignedEvent(body: string, headers: Headers): Promise<PayPalReply<boolean>>;
}

const timeoutMs = 15_000;

/** Talks to PayPal, or to the sandbox at PAYPAL_API_BASE. */
export function paypalClient(
  env: Pick<FunctionEnv, 'paypalApiBase' | 'paypalClientId' | 'paypalClientSecret' | 'paypalWebhookId'>,
  send: typeof fetch = fetch,
): PayPalClient {
  let token: { value: string; expiresAt: number } | null = null;

  const freshToken = async (): Promise<string> => {
    if (token !== null && token.expiresAt > Date.now()) return token.value;
    const reply = await send(`${env.paypalApiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${env.paypalClientId}:${env.paypalClientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`PayPal refused the credentials (${reply.status})`);
    const { access_token, expires_in } = paypalTokenSchema.parse(await reply.json());
    token = { value: access_token, expiresAt: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  };

  const attempt = async (path: string, init: RequestInit): Promise<Response> =>
    send(env.paypalApiBase + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await freshToken()}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });

  const call = async <Schema extends z.ZodMiniType>(
    path: string,
    init: RequestInit,
    schema: Schema,
  ): Promise<PayPalReply<z.infer<Schema>>> => {
    try {
      let reply = await attempt(path, init);
      if (reply.status === 401) {
        token = null;
        reply = await attempt(path, init);
      }
      const body: unknown = await reply.json();
      if (reply.ok) return { ok: true, value: schema.parse(body) };
      const error = paypalErrorSchema.safeParse(body);
      const issue = error.success ? (error.data.details?.[0]?.issue ?? error.data.name ?? null) : null;
      return { ok: false, error: { issue, status: reply.status } };
    } catch {
      return { ok: false, error: { issue: null, status: 0 } };
    }
  };

  return {
    createOrder: (order, requestId) =>
      call(
        '/v2/checkout/orders',
        {
          method: 'POST',
          headers: { 'paypal-request-id': requestId, prefer: 'return=representation' },
          body: JSON.stringify(orderBody(order)),
        },
        paypalOrderSchema,
      ),
    getOrder: (id) => call(`/v2/checkout/orders/${encodeURIComponent(id)}`, {}, paypalOrderSchema),
    captureOrder: (id, requestId) =>
      call(
        `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        { method: 'POST', headers: { 'paypal-request-id': requestId, prefer: 'return=representation' }, body: '{}' },
        paypalOrderSchema,
      ),
    async isSignedEvent(body, headers) {
      const reply = await call(
        '/v1/notifications/verify-webhook-signature',
        { method: 'POST', body: verificationBody(env.paypalWebhookId, body, headers) },
        paypalVerificationSchema,
      );
      return reply.ok ? { ok: true, value: reply.value.verification_status === 'SUCCESS' } : reply;
    },
  };
}

/** The event is put in as it is. It parses as JSON, so that it cannot reach beyond its place. */
function verificationBody(webhookId: string, event: string, headers: Headers): string {
  const names = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'] as const;
  const signature = names.map((name) => [name, headers.get(`paypal-${name.replace('_', '-')}`) ?? '']);
  const known = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  return `${known.slice(0, -1)},"webhook_event":${event}}`;
}

function orderBody({ totalCents, description, invoiceId, customId }: PayPalOrderRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: (totalCents / 100).toFixed(2) },
        description,
        invoice_id: invoiceId,
        custom_id: customId,
      },
    ],
  };
}
