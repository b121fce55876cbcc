import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderReply } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ webhookDelayMs: 10 });
});
afterAll(() => backend.close());
afterEach(() => vi.restoreAllMocks());

/** A backend of one test, closed at its end. */
async function ownBackend(): Promise<TestBackend & AsyncDisposable> {
  const own = await testBackend({ webhookDelayMs: 10 });
  return { ...own, [Symbol.asyncDispose]: own.close };
}

async function statusOf({ orderDbId }: PlaceOrderReply, { deps } = backend): Promise<string> {
  const { data } = await deps.database.from('orders').select('status').eq('id', orderDbId).single();
  return data?.status;
}

async function events({ deps } = backend) {
  const { data } = await deps.database.from('webhook_events').select('event_id, event_type, attempts, processed_at');
  return data ?? [];
}

/** Asks the sandbox for a refund, as an admin does at PayPal. */
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

describe('a signed event', () => {
  it('[BEY-04] completes an order whose buyer closed the tab after the approval', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    await expect.poll(() => statusOf(placed), { timeout: 20_000 }).toBe('completed');
  });

  it('completes a payment that PayPal held for a while', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'hold');
    await expect
      .poll(async () => (await backend.capture(placed.paypalOrderId)).status, { timeout: 20_000 })
      .toBe('pending');
    const { paymentId } = await backend.capture(placed.paypalOrderId);
    await fetch(`${backend.url}/paypal/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ captureId: paymentId, isAccepted: true }),
    });
    await expect.poll(() => statusOf(placed), { timeout: 20_000 }).toBe('completed');
  });

  it('[BEY-13] reflects refunds with their sum, and calls the order refunded when all of it went back', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    const { paymentId } = await backend.capture(placed.paypalOrderId);
    await expect.poll(() => statusOf(placed), { timeout: 20_000 }).toBe('completed');
    const refunded = async () => {
      const { data } = await backend.deps.database
        .from('payments')
        .select('refunded_cents')
        .eq('payment_id', paymentId)
        .single();
      return data?.refunded_cents;
    };
    await refund(paymentId, '4.90');
    await expect.poll(refunded, { timeout: 20_000 }).toBe(490);
    expect(await statusOf(placed)).toBe('completed');
    await refund(paymentId);
    await expect.poll(refunded, { timeout: 20_000 }).toBe(2_490);
    expect(await statusOf(placed)).toBe('refunded');
  });

  it('[BEY-07] takes effect once, and is acknowledged when it comes again', async () => {
    // Where nothing but this order is on its way, every question to PayPal is about it.
    await using own = await ownBackend();
    const { paypal } = own.deps;
    const seen: Request[] = [];
    const { isSignedEvent } = paypal;
    vi.spyOn(paypal, 'isSignedEvent').mockImplementation((body, headers) => {
      seen.push(new Request(`${own.url}/functions/v1/paypal-webhook`, { method: 'POST', body, headers }));
      return isSignedEvent(body, headers);
    });
    const placed = await own.place(anOrder());
    await own.decide(placed.paypalOrderId, 'approve');
    // The order is completed before its first event is noted as done, and before the event of the capture comes.
    const workedOff = async () => (await events(own)).filter((event) => event.processed_at !== null).length;
    await expect.poll(workedOff, { timeout: 20_000 }).toBe(2);
    expect(await statusOf(placed, own)).toBe('completed');
    const [first] = seen;
    const settle = vi.spyOn(paypal, 'getOrder');
    expect((await fetch(first ?? '')).status).toBe(200);
    expect(settle).not.toHaveBeenCalled();
  });
});

describe('an event that is not PayPal\u2019s', () => {
  const forged = (headers: Record<string, string> = {}) =>
    fetch(`${backend.url}/functions/v1/paypal-webhook`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: 'WH-FORGED', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } }),
    });

  it.each([
    ['no signature', {}],
    [
      'a wrong signature',
      {
        'paypal-transmission-id': '1',
        'paypal-transmission-sig': 'forged',
        'paypal-transmission-time': '2026-11-21T00:00:00Z',
      },
    ],
    ['a foreign certificate', { 'paypal-cert-url': 'https://evil.example/cert.pem' }],
  ])('[BEY-07] is refused with %s, and leaves nothing behind', async (_, headers) => {
    expect((await forged(headers)).status).toBe(400);
    expect((await events()).map((event) => event.event_id)).not.toContain('WH-FORGED');
  });

  it('[BEY-07] is refused when it was changed on its way', async () => {
    let changed: Promise<Response> | undefined;
    const { isSignedEvent } = backend.deps.paypal;
    vi.spyOn(backend.deps.paypal, 'isSignedEvent').mockImplementationOnce((body, headers) => {
      const other = body.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.REVERSED');
      changed = fetch(`${backend.url}/functions/v1/paypal-webhook`, { method: 'POST', body: other, headers });
      return isSignedEvent(body, headers);
    });
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    await expect.poll(() => changed, { timeout: 20_000 }).toBeDefined();
    expect((await changed)?.status).toBe(400);
    await expect.poll(() => statusOf(placed), { timeout: 20_000 }).toBe('completed');
  });

  it.each(['', 'null', '{}', '{"id":1}', '"}{"'])('is refused as the body %s', async (body) => {
    const reply = await fetch(`${backend.url}/functions/v1/paypal-webhook`, { method: 'POST', body });
    expect(reply.status).toBe(400);
  });

  it('[BEY-07] of an unknown order is asked for again, not swallowed', async () => {
    vi.spyOn(backend.deps.paypal, 'isSignedEvent').mockResolvedValue({ ok: true, value: true });
    vi.spyOn(backend.deps, 'log').mockReturnValue();
    const body = JSON.stringify({ id: 'WH-EARLY', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'UNKNOWN' } });
    const reply = await fetch(`${backend.url}/functions/v1/paypal-webhook`, { method: 'POST', body });
    expect(reply.status).toBe(503);
    expect((await events()).find((event) => event.event_id === 'WH-EARLY')).toMatchObject({ processed_at: null });
  });
});
