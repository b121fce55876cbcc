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

async function moneyOf({ orderDbId }: PlaceOrderReply) {
  const { data } = await backend.deps.database
    .from('order_overview')
    .select('payment_word, net_cents')
    .eq('id', orderDbId)
    .single();
  return data;
}

async function disputesOf(paymentId: string) {
  const { data } = await backend.deps.database
    .from('payment_disputes')
    .select('state, amount_cents, respond_by, claim')
    .eq('payment_id', paymentId);
  return data;
}

describe('a signed event', () => {
  it('[BEY-13] A signed event records the sum of refunds and marks the order refunded once it is complete', async () => {
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

  it('[BEY-13] A refund event finds the order by its payment, even if the order has another PayPal order now', async () => {
    const { placed, paymentId } = await paidOrder();
    const renewal = { p_order_id: placed.orderDbId, p_paypal_order_id: 'RENEWED', p_instead_of: placed.paypalOrderId };
    expect((await backend.deps.database.rpc('attach_paypal_order', renewal)).data).toBe('RENEWED');
    await refund(paymentId);
    await expect.poll(() => statusOf(placed)).toBe('refunded');
  });

  it('[BEY-13] A signed event of a refund of a second payment leaves the first unchanged', async () => {
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

  it('[BEY-13] A signed event of a refund of an unknown payment leaves the known payment unchanged', async () => {
    const { placed, paymentId } = await paidOrder();
    expect((await deliverEvent(backend, await signEvent(backend, refundOf('UNHEARDOF', placed)))).status).toBe(200);
    expect(await refundsOf(placed)).toEqual([
      { payment_id: paymentId, refunded_cents: 0 },
      { payment_id: 'UNHEARDOF', refunded_cents: 2_490 },
    ]);
    expect(await statusOf(placed)).toBe('completed');
  });

  it('[BEY-13] A signed event of a reversal raises an alarm, and the order counts as refunded', async () => {
    const { placed, paymentId } = await paidOrder();
    await postToSandbox(backend, 'reversals', { captureId: paymentId });
    await expect.poll(() => statusOf(placed)).toBe('refunded');
    await expect
      .poll(async () => (await backend.mails()).map(({ subject }) => subject))
      .toContain(`Zahlung zurückgebucht: ${placed.orderId}`);
  });

  it('[REF-5] A signed event of a reversal of one cent leaves the rest, and its mail names one cent', async () => {
    const { placed, paymentId } = await paidOrder();
    await postToSandbox(backend, 'reversals', { captureId: paymentId, value: '0.01' });
    await expect.poll(() => moneyOf(placed)).toEqual({ payment_word: 'partly_reversed', net_cents: 2_489 });
    expect(await statusOf(placed)).toBe('completed');
    const subject = `Zahlung zurückgebucht: ${placed.orderId}`;
    await expect
      .poll(async () => (await backend.mails()).find((mail) => mail.subject === subject)?.text)
      .toMatch(/Zurückgebucht: 0,01\s€/);
  });

  it.each(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'])(
    '[REF-5] A signed event of a dispute with the outcome %s gives the money back, and is mailed to the shop',
    async (outcome) => {
      const { placed, paymentId } = await paidOrder();
      const dispute = { captureId: paymentId, value: '20.00', takesMoney: true };
      const { disputeId } = await (await postToSandbox(backend, 'disputes', dispute)).json();
      await expect.poll(() => moneyOf(placed)).toEqual({ payment_word: 'partly_reversed', net_cents: 490 });
      await expect.poll(() => disputesOf(paymentId)).toMatchObject([{ state: 'open', amount_cents: 2_000 }]);
      expect((await disputesOf(paymentId))?.[0]?.respond_by).not.toBeNull();
      await postToSandbox(backend, 'resolutions', { disputeId, outcome });
      await expect.poll(() => moneyOf(placed)).toEqual({ payment_word: 'paid', net_cents: 2_490 });
      const subject = `Käuferschutzfall gewonnen: ${placed.orderId}`;
      await expect
        .poll(async () => (await backend.mails()).find((mail) => mail.subject === subject)?.text)
        .toMatch(/Betrag: 20,00\s€/);
    },
  );

  it('A signed event of a lost dispute takes the money and leaves an open case', async () => {
    const { placed, paymentId } = await paidOrder();
    const { disputeId } = await (await postToSandbox(backend, 'disputes', { captureId: paymentId })).json();
    await expect.poll(() => disputesOf(paymentId)).toMatchObject([{ state: 'open' }]);
    expect(await moneyOf(placed)).toEqual({ payment_word: 'paid', net_cents: 2_490 });
    await postToSandbox(backend, 'resolutions', { disputeId, outcome: 'RESOLVED_BUYER_FAVOUR' });
    await expect.poll(() => moneyOf(placed)).toEqual({ payment_word: 'reversed', net_cents: 0 });
    await expect.poll(() => disputesOf(paymentId)).toMatchObject([{ state: 'lost', claim: null }]);
  });

  it('[REF-6] A signed event of a dispute that PayPal does not show is taken from the event', async () => {
    const { placed, paymentId } = await paidOrder();
    const event = (state: object) => ({
      id: `WH-${crypto.randomUUID()}`,
      event_type: 'CUSTOMER.DISPUTE.UPDATED',
      resource: {
        dispute_id: `PP-D-${paymentId}`,
        disputed_transactions: [{ seller_transaction_id: paymentId }],
        dispute_amount: { currency_code: 'EUR', value: '5.00' },
        ...state,
      },
    });
    const resolved = event({
      status: 'RESOLVED',
      update_time: '2026-12-02T00:00:00Z',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
    });
    const created = event({ status: 'OPEN', update_time: '2026-12-01T00:00:00Z' });
    for (const news of [resolved, created]) {
      expect((await deliverEvent(backend, await signEvent(backend, news))).status).toBe(200);
    }
    expect(await disputesOf(paymentId)).toMatchObject([{ state: 'won', amount_cents: 500 }]);
    await postToSandbox(backend, 'reversals', { captureId: paymentId, value: '5.00' });
    await expect
      .poll(async () => (await backend.mails()).some(({ subject }) => subject.endsWith(placed.orderId)))
      .toBe(true);
    expect(await moneyOf(placed)).toEqual({ payment_word: 'paid', net_cents: 2_490 });
  });

  it('A signed event of a dispute about an unknown payment is requested again', async () => {
    const resource = {
      dispute_id: 'PP-D-UNKNOWN',
      disputed_transactions: [{ seller_transaction_id: 'UNKNOWN' }],
      dispute_amount: { currency_code: 'EUR', value: '5.00' },
    };
    const event = { id: `WH-${crypto.randomUUID()}`, event_type: 'CUSTOMER.DISPUTE.CREATED', resource };
    expect((await deliverEvent(backend, await signEvent(backend, event))).status).toBe(503);
  });

  it('[BEY-06] A signed event of a second payment of an order is reviewed, and its refund leaves the order paid', async () => {
    const { placed } = await paidOrder();
    const reply = await postToSandbox(backend, 'second-payments', { orderId: placed.paypalOrderId });
    const { captureId } = await reply.json();
    await expect.poll(() => moneyOf(placed)).toEqual({ payment_word: 'review', net_cents: 2_490 });
    await refund(captureId);
    await expect.poll(() => moneyOf(placed)).toEqual({ payment_word: 'paid', net_cents: 2_490 });
  });
});
