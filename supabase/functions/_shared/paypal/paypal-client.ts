import type { FunctionEnv } from '../env.ts';
import {
  type PayPalCapture,
  type PayPalDispute,
  type PayPalOrder,
  type PayPalRefund,
  type PayPalTransaction,
  paypalCaptureSchema,
  paypalDisputeSchema,
  paypalOrderSchema,
  paypalRefundSchema,
  paypalTransactionsSchema,
  paypalVerificationSchema,
} from './paypal.schema.ts';
import { type PayPalReply, paypalHttp } from './paypal-http.ts';

/** Request to open a PayPal order. */
export interface PayPalOrderRequest {
  totalCents: number;
  description: string;
  /** The shop's order number */
  invoiceId: string;
  /** The order's database id */
  customId: string;
}

/** Request to refund a capture. */
export interface PayPalRefundRequest {
  amountCents: number;
  currency: string;
  /** The refund's id, which also appears in PayPal's transactions */
  customId: string;
  /** Shown to the buyer; may be empty */
  note: string;
}

/** The PayPal APIs used by the shop. A request id makes a call idempotent. */
export interface PayPalClient {
  createOrder(order: PayPalOrderRequest, requestId: string): Promise<PayPalReply<PayPalOrder>>;
  getOrder(paypalOrderId: string): Promise<PayPalReply<PayPalOrder>>;
  captureOrder(paypalOrderId: string, requestId: string): Promise<PayPalReply<PayPalOrder>>;
  getCapture(captureId: string): Promise<PayPalReply<PayPalCapture>>;
  refundCapture(captureId: string, refund: PayPalRefundRequest, requestId: string): Promise<PayPalReply<PayPalRefund>>;
  getDispute(disputeId: string): Promise<PayPalReply<PayPalDispute>>;
  /** All transactions of the account in a period of any length. PayPal lists a transaction up to three hours late. */
  listTransactions(from: Date, to: Date): Promise<PayPalReply<PayPalTransaction[]>>;
  /**
   * Whether PayPal signed this event for the shop's webhook.
   * @param body the event's JSON as received: the signature would not match if it were serialized again
   */
  isSignedEvent(body: string, headers: Headers): Promise<PayPalReply<boolean>>;
}

/** Longest period of one PayPal request for transactions */
const windowMs = 31 * 24 * 60 * 60 * 1000;

/** Creates the PayPal client of the functions. */
export function paypalClient(
  env: Pick<FunctionEnv, 'paypalApiBase' | 'paypalClientId' | 'paypalClientSecret' | 'paypalWebhookId'>,
  send: typeof fetch = fetch,
): PayPalClient {
  const call = paypalHttp(env, send);

  const listWindow = async (from: Date, to: Date): Promise<PayPalReply<PayPalTransaction[]>> => {
    const found: PayPalTransaction[] = [];
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: to.toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const reply = await call(`/v1/reporting/transactions?${query}`, {}, paypalTransactionsSchema);
      if (!reply.ok) return reply;
      found.push(...reply.value.transaction_details.map((details) => details.transaction_info));
      if (page >= reply.value.total_pages) return { ok: true, value: found };
    }
  };

  return {
    createOrder: (order, requestId) =>
      call(
        '/v2/checkout/orders',
        { method: 'POST', headers: representation(requestId), body: JSON.stringify(orderBody(order)) },
        paypalOrderSchema,
      ),
    getOrder: (id) => call(`/v2/checkout/orders/${encodeURIComponent(id)}`, {}, paypalOrderSchema),
    captureOrder: (id, requestId) =>
      call(
        `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        { method: 'POST', headers: representation(requestId), body: '{}' },
        paypalOrderSchema,
      ),
    getCapture: (id) => call(`/v2/payments/captures/${encodeURIComponent(id)}`, {}, paypalCaptureSchema),
    refundCapture: (id, refund, requestId) =>
      call(
        `/v2/payments/captures/${encodeURIComponent(id)}/refund`,
        { method: 'POST', headers: representation(requestId), body: JSON.stringify(refundBody(refund)) },
        paypalRefundSchema,
      ),
    getDispute: (id) => call(`/v1/customer/disputes/${encodeURIComponent(id)}`, {}, paypalDisputeSchema),
    async listTransactions(from, to) {
      const found: PayPalTransaction[] = [];
      for (let start = from.getTime(); start < to.getTime(); start += windowMs) {
        const end = Math.min(start + windowMs, to.getTime());
        const reply = await listWindow(new Date(start), new Date(end));
        if (!reply.ok) return reply;
        found.push(...reply.value);
      }
      return { ok: true, value: found };
    },
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

function representation(requestId: string): Record<string, string> {
  return { 'paypal-request-id': requestId, prefer: 'return=representation' };
}

/** Inserts the event unchanged. It is valid JSON, so that it cannot inject other properties. */
function verificationBody(webhookId: string, event: string, headers: Headers): string {
  const names = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'] as const;
  const signature = names.map((name) => [name, headers.get(`paypal-${name.replace('_', '-')}`) ?? '']);
  const known = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  return `${known.slice(0, -1)},"webhook_event":${event}}`;
}

function orderBody({ totalCents, description, invoiceId, customId }: PayPalOrderRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ amount: money(totalCents, 'EUR'), description, invoice_id: invoiceId, custom_id: customId }],
  };
}

function refundBody({ amountCents, currency, customId, note }: PayPalRefundRequest) {
  return { amount: money(amountCents, currency), custom_id: customId, ...(note !== '' && { note_to_payer: note }) };
}

function money(cents: number, currency: string) {
  return { currency_code: currency, value: (cents / 100).toFixed(2) };
}
