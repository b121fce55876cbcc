import type { SandboxCapture, SandboxOrder, SandboxState } from './sandbox-state.ts';

/** The account that receives the sandbox's payments. */
export const sandboxMerchant = { merchant_id: 'SANDBOXMERCHANT', email_address: 'shop@sandbox.example' };

const payer = {
  payer_id: 'SANDBOXBUYER1',
  email_address: 'kaeufer@sandbox.example',
  name: { given_name: 'Sandbox', surname: 'Käufer' },
};

/** Returns a capture in the format of `GET /v2/payments/captures/:id`. */
export function captureView(capture: SandboxCapture, base: string) {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status_details && { status_details: capture.status_details }),
    amount: capture.amount,
    final_capture: true,
    invoice_id: capture.invoice_id,
    custom_id: capture.custom_id,
    payee: sandboxMerchant,
    seller_receivable_breakdown: {
      gross_amount: capture.amount,
      paypal_fee: { ...capture.amount, value: '0.00' },
      net_amount: capture.amount,
    },
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: capture.createdAt,
    update_time: capture.createdAt,
    links: [{ href: `${base}/v2/payments/captures/${capture.id}`, rel: 'self', method: 'GET' }],
  };
}

/** Returns an order in the format of `GET /v2/checkout/orders/:id`. */
export function orderView(state: SandboxState, order: SandboxOrder, base: string) {
  const capture = order.captureId === null ? undefined : state.captures[order.captureId];
  return {
    ...minimalOrderView(order, base),
    intent: 'CAPTURE',
    purchase_units: [
      {
        ...order.unit,
        payee: sandboxMerchant,
        ...(capture && { payments: { captures: [captureView(capture, base)] } }),
      },
    ],
    ...(order.status !== 'CREATED' && { payer, payment_source: { paypal: { ...payer, account_status: 'VERIFIED' } } }),
    create_time: order.createdAt,
    update_time: order.updatedAt,
  };
}

/** Returns an order in the format used without `Prefer: return=representation`. */
export function minimalOrderView(order: SandboxOrder, base: string) {
  return {
    id: order.id,
    status: order.status,
    links: [
      { href: `${base}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      { href: `${base}/checkoutnow?token=${order.id}`, rel: 'approve', method: 'GET' },
      { href: `${base}/v2/checkout/orders/${order.id}/capture`, rel: 'capture', method: 'POST' },
    ],
  };
}
