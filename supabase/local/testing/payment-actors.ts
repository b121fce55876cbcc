import type {
  CancelOrderRequest,
  PlaceOrderReply,
  PlaceOrderRequest,
  RefundOrderRequest,
} from '../../contracts/index.ts';
import { sweep } from '../../functions/_shared/maintenance/sweep.ts';
import { cancelOrderHandler } from '../../functions/cancel-order/handler.ts';
import { captureOrderHandler } from '../../functions/capture-order/handler.ts';
import { paypalWebhookHandler } from '../../functions/paypal-webhook/handler.ts';
import { placeOrderHandler } from '../../functions/place-order/handler.ts';
import { refundOrderHandler } from '../../functions/refund-order/handler.ts';
import { verifyPaymentHandler } from '../../functions/verify-payment/handler.ts';
import { type Fault, faultyProcess } from './faulty-process.ts';
import type { TestBackend } from './test-backend.ts';

/** An action on an order, in a separate process that may die. */
export interface Actor {
  name: string;
  act(order: LivingOrder, fault?: Fault): Promise<number>;
}

/** An order under test, in its backend. */
export interface LivingOrder {
  backend: TestBackend;
  request: PlaceOrderRequest;
  placed: PlaceOrderReply;
}

function post(backend: TestBackend, path: string, body: string, headers: Record<string, string> = {}): Request {
  return new Request(`${backend.url}/functions/v1/${path}`, { method: 'POST', body, headers });
}

/** Runs work in a separate process and discards its reply. */
async function inProcess(
  backend: TestBackend,
  fault: Fault | undefined,
  work: (process: ReturnType<typeof faultyProcess>) => Promise<unknown>,
): Promise<number> {
  const process = faultyProcess(backend.deps, fault);
  await work(process).catch(() => {});
  await process.settled();
  return process.calls();
}

/** Calls the sandbox. Returns undefined if it refuses. */
export async function sandbox<Reply = void>(
  backend: TestBackend,
  path: string,
  body: object,
): Promise<Reply | undefined> {
  const reply = await fetch(`${backend.url}/paypal/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return reply.status === 200 ? reply.json() : undefined;
}

/** Delivers a signed event, regardless of the payment's state at PayPal. */
async function webhook(backend: TestBackend, event_type: string, resource: object, fault?: Fault): Promise<number> {
  const event = { id: `WH-${crypto.randomUUID()}`, event_type, resource };
  const signed = await sandbox<{ body: string; headers: Record<string, string> }>(backend, 'signatures', { event });
  if (signed === undefined) throw new Error('The sandbox signed nothing');
  return inProcess(backend, fault, ({ deps }) =>
    paypalWebhookHandler(post(backend, 'paypal-webhook', signed.body, signed.headers), deps),
  );
}

export const place: Actor = {
  name: 'place-order',
  act: ({ backend, request }, fault) =>
    inProcess(backend, fault, ({ deps }) =>
      placeOrderHandler(post(backend, 'place-order', JSON.stringify(request)), deps),
    ),
};
export const capture: Actor = {
  name: 'capture-order',
  act: ({ backend, placed: { paypalOrderId } }, fault) =>
    inProcess(backend, fault, ({ deps }) =>
      captureOrderHandler(post(backend, 'capture-order', JSON.stringify({ paypalOrderId })), deps),
    ),
};
export const approved: Actor = {
  name: 'webhook of the approval',
  act: ({ backend, placed }, fault) => webhook(backend, 'CHECKOUT.ORDER.APPROVED', { id: placed.paypalOrderId }, fault),
};
export const captured: Actor = {
  name: 'webhook of the capture',
  act: ({ backend, placed }, fault) =>
    webhook(
      backend,
      'PAYMENT.CAPTURE.COMPLETED',
      { id: 'WHATEVER', supplementary_data: { related_ids: { order_id: placed.paypalOrderId } } },
      fault,
    ),
};
export const verifying: Actor = {
  name: 'verify-payment',
  act: ({ backend, placed: { orderId, accessToken } }, fault) =>
    inProcess(backend, fault, ({ deps }) =>
      verifyPaymentHandler(post(backend, 'verify-payment', JSON.stringify({ order: orderId, accessToken })), deps),
    ),
};
export const sweeping: Actor = {
  name: 'sweep',
  act: ({ backend }, fault) => inProcess(backend, fault, ({ deps }) => sweep(deps, { olderThan: '0 seconds' })),
};

/** An admin with this token who refunds the whole order. Presses again with the same key. */
export function refunding(token: string): Actor {
  return {
    name: 'refund-order',
    act: ({ backend, placed: { orderDbId } }, fault) => {
      const body: RefundOrderRequest = {
        step: 'confirm',
        orderDbId,
        refundKey: orderDbId,
        amountCents: 2_490,
        refundedCents: 0,
        lines: null,
        reason: '',
        password: 'pfotenmass',
      };
      const headers = { authorization: `Bearer ${token}` };
      return inProcess(backend, fault, ({ deps }) =>
        refundOrderHandler(post(backend, 'refund-order', JSON.stringify(body), headers), deps),
      );
    },
  };
}

/** PayPal's event about the refund of a whole order. */
export const refunded: Actor = {
  name: 'webhook of the refund',
  act: async ({ backend, placed: { paypalOrderId } }, fault) => {
    const paypalOrder = await backend.deps.paypal.getOrder(paypalOrderId);
    const captureId = paypalOrder.ok ? paypalOrder.value.purchase_units[0]?.payments?.captures?.[0]?.id : undefined;
    const amount = { value: '24.90', currency_code: 'EUR' };
    const resource = {
      id: `REFUNDOF${captureId}`,
      amount,
      seller_payable_breakdown: { total_refunded_amount: amount },
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}`, method: 'GET' }],
    };
    return webhook(backend, 'PAYMENT.CAPTURE.REFUNDED', resource, fault);
  },
};

/** An admin with this token who cancels the order. Presses again with the same key. */
export function cancelling(token: string, refund: CancelOrderRequest['refund']): Actor {
  return {
    name: 'cancel-order',
    act: ({ backend, placed: { orderDbId } }, fault) => {
      const body: CancelOrderRequest = {
        key: orderDbId,
        orderDbId,
        revision: 0,
        reason: 'Kundenwunsch',
        refund,
        notify: true,
        evenIfShipped: false,
      };
      const headers = { authorization: `Bearer ${token}` };
      return inProcess(backend, fault, ({ deps }) =>
        cancelOrderHandler(post(backend, 'cancel-order', JSON.stringify(body), headers), deps),
      );
    },
  };
}
