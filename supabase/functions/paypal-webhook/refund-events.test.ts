import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceOrderReply } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { deliverEvent, orderStatus, postToSandbox, signEvent } from '../../local/testing/webhook-events.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ webhookDelayMs: 10 });
});
afterAll(() => backend.close());

const statusOf = (placed: PlaceOrderReply) => orderStatus(backend, placed);

/** A paid and verified order of 24,90 €. */
async function paidOrder() {
  const placed = await backend.place(anOrder());
  await backend.decide(placed.paypalOrderId, 'approve');
  const { paymentId } = await backend.capture(placed.paypalOrderId);
  await expect.poll(() => statusOf(placed)).toBe('completed');
  return { placed, paymentId };
}

/** Refunds at the sandbox, like an admin on PayPal's website. */
async function refund(paymentId: string, value?: string): Promise<void> {
  const { paypalApiBase, paypalClientId, paypalClientSecret } = backend.deps.env;
  const basic = btoa(`${paypalClientId}:${paypalClientSecret}`);
  const login = { method: 'POST', headers: { authorization: `Basic ${basic}` } };
  const { access_token } = await (await fetch(`${paypalApiBase}/v1/oauth2/token`, login)).json();
  const reply = await fetch(`${paypalApiBase}/v2/payments/captures/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(value === undefined ? {} : { amount: { value, currency_code: 'EUR' } }),
  });
  expect(reply.status).toBe(201);
}

/** PayPal's event for a refund of 24.90 €. @param order set if the event also names the order */
function refundOf(paymentId: string, order?: PlaceOrderReply) {
  const amount = { value: '24.90', currency_code: 'EUR' };
  return {
    id: `WH-${crypto.randomUUID()}`,
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: {
      id: `REFUNDOF${paymentId}`,
      amount,
      seller_payable_breakdown: { total_refunded_amount: amount },
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${paymentId}`, method: 'GET' }],
      ...(order && { supplementary_data: { related_ids: { order_id: order.paypalOrderId } } }),
    },
  };
}

/** Refunded amounts of an order's payments, ascending. */
async function refundsOf({ orderDbId }: PlaceOrderReply) {
  const { data } = await backend.deps.database
    .from('payments')
    .select('payment_id, refunded_cents')
    .eq('order_id', orderDbId)
    .order('refunded_cents');
  return data;
}

describe('a signed event', () => {
  it('[BEY-13] records the sum of refunds and marks the order refunded once it is complete', async () => {
    const { placed, paymentId } = await paidOrder();
    const refunded = async () => {
      const { data } = await backend.deps.database
        .from('payments')
        .select('refunded_cents')
        .eq('payment_id', paymentId)
        .single();
      return data?.refunded_cents;
    };
    await refund(paymentId, '4.90');
    await expect.poll(refunded).toBe(490);
    expect(await statusOf(placed)).toBe('completed');
    await refund(paymentId);
    await expect.poll(refunded).toBe(2_490);
    expect(await statusOf(placed)).toBe('refunded');
  });

  it('[BEY-13] of a refund finds the order by its payment, even if the order has another PayPal order now', async () => {
    const { placed, paymentId } = await paidOrder();
    const renewal = { p_order_id: placed.orderDbId, p_paypal_order_id: 'RENEWED', p_instead_of: placed.paypalOrderId };
    expect((await backend.deps.database.rpc('attach_paypal_order', renewal)).data).toBe('RENEWED');
    await refund(paymentId);
    await expect.poll(() => statusOf(placed)).toBe('refunded');
  });

  it('[BEY-13] of a refund of a second payment leaves the first unchanged', async () => {
    const { placed, paymentId } = await paidOrder();
    const twice = {
      p_order_id: placed.orderDbId,
      p_outcome: 'captured',
      p_paypal_order_id: 'EARLIER',
      p_payment_id: 'PAIDTWICE',
      p_amount_cents: 2_490,
      p_currency: 'EUR',
      p_source: 'sweep',
      p_details: {},
    };
    expect((await backend.deps.database.rpc('settle_payment', twice)).data).toMatchObject({ review: true });
    expect((await deliverEvent(backend, await signEvent(backend, refundOf('PAIDTWICE')))).status).toBe(200);
    expect(await refundsOf(placed)).toEqual([
      { payment_id: paymentId, refunded_cents: 0 },
      { payment_id: 'PAIDTWICE', refunded_cents: 2_490 },
    ]);
    expect(await statusOf(placed)).toBe('completed');
  });

  it('[BEY-13] of a refund of an unknown payment leaves the known payment unchanged', async () => {
    const { placed, paymentId } = await paidOrder();
    expect((await deliverEvent(backend, await signEvent(backend, refundOf('UNHEARDOF', placed)))).status).toBe(200);
    expect(await refundsOf(placed)).toEqual([
      { payment_id: paymentId, refunded_cents: 0 },
      { payment_id: 'UNHEARDOF', refunded_cents: 2_490 },
    ]);
    expect(await statusOf(placed)).toBe('completed');
  });

  it('[BEY-13] of a reversal raises an alarm, and the order counts as refunded', async () => {
    const { placed, paymentId } = await paidOrder();
    await postToSandbox(backend, 'reversals', { captureId: paymentId });
    await expect.poll(() => statusOf(placed)).toBe('refunded');
    await expect
      .poll(async () => (await backend.mails()).map(({ subject }) => subject))
      .toContain(`Zahlung zurückgebucht: ${placed.orderId}`);
  });
});
