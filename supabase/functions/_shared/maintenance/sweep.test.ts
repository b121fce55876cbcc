import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderReply } from '../../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import { userIds } from '../../../seed/ids.ts';
import { sweep } from './sweep.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const sweepNow = () => sweep(backend.deps, { olderThan: '0 seconds' });

async function orderOf({ orderDbId }: PlaceOrderReply) {
  const { data } = await backend.deps.database.from('orders').select('status, payment_id').eq('id', orderDbId).single();
  return data;
}

async function paymentsOf({ orderDbId }: PlaceOrderReply) {
  const { data } = await backend.deps.database
    .from('payments')
    .select('status, review_reason')
    .eq('order_id', orderDbId);
  return data;
}

describe('the sweep', () => {
  it('[BEY-04] The sweep captures an approved payment whose tab was closed', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    await sweepNow();
    expect(await orderOf(placed)).toMatchObject({ status: 'completed', payment_id: expect.any(String) });
  });

  it('[BEY-04] The sweep finds the payment of a capture whose reply was lost', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    await backend.deps.paypal.captureOrder(placed.paypalOrderId, 'the process ended after this');
    expect(await orderOf(placed)).toMatchObject({ status: 'pending', payment_id: null });
    await sweepNow();
    expect(await orderOf(placed)).toMatchObject({ status: 'completed' });
  });

  it('The sweep keeps an order without a decision of the buyer and expires it after its term', async () => {
    const placed = await backend.place(anOrder());
    await sweepNow();
    expect(await orderOf(placed)).toMatchObject({ status: 'pending' });
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString();
    await backend.deps.database.rpc('expire_unpaid_orders', { p_now: tomorrow });
    expect(await orderOf(placed)).toMatchObject({ status: 'failed' });
    await backend.decide(placed.paypalOrderId, 'approve');
    expect(await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId })).toMatchObject({
      status: 409,
      body: { error: { code: 'order_closed' } },
    });
  });

  it('The sweep requires the secret key', async () => {
    const statusFor = async (headers: Record<string, string>) =>
      (await fetch(`${backend.url}/functions/v1/sweep`, { method: 'POST', headers, body: '{}' })).status;
    for (const key of ['guess', backend.keys.publishable]) {
      expect(await statusFor({ apikey: key })).toBe(401);
      expect(await statusFor({ authorization: `Bearer ${key}` })).toBe(401);
    }
    expect(await statusFor({})).toBe(401);
    expect(await statusFor({ apikey: backend.keys.secret })).toBe(200);
    expect(await statusFor({ authorization: `Bearer ${backend.keys.secret}` })).toBe(200);
  });
});

describe('a payment that does not match its order', () => {
  it('[BEY-06] A payment is under review, never failed, when a foreign PayPal order is tied to the order', async () => {
    const cheap = await backend.deps.paypal.createOrder(
      { totalCents: 1, description: 'Ein anderer Kauf', invoiceId: 'FOREIGN', customId: 'foreign' },
      crypto.randomUUID(),
    );
    const create = vi.spyOn(backend.deps.paypal, 'createOrder').mockResolvedValueOnce(cheap);
    const placed = await backend.place(anOrder());
    create.mockRestore();
    await backend.decide(placed.paypalOrderId, 'approve');
    expect((await backend.capture(placed.paypalOrderId)).status).toBe('review');
    expect(await paymentsOf(placed)).toEqual([
      { status: 'review', review_reason: 'amount_differs, invoice_differs, custom_id_differs' },
    ]);
    expect(await orderOf(placed)).toMatchObject({ status: 'processing' });
    await expect
      .poll(async () => (await backend.mails()).map(({ to, subject }) => [to, subject]))
      .toContainEqual(['hallo@example.de', `Zahlung prüfen: ${placed.orderId}`]);
    expect(
      await backend.call('order-status', { order: placed.orderId, accessToken: placed.accessToken }),
    ).toMatchObject({
      body: { status: 'processing', isInReview: true },
    });
  });
});

describe('an unreachable PayPal', () => {
  it('[BEY-09] The order is kept while PayPal is unreachable, and the same request continues later', async () => {
    const order = anOrder();
    const create = vi
      .spyOn(backend.deps.paypal, 'createOrder')
      .mockResolvedValue({ ok: false, error: { issue: null, status: 0 } });
    const log = vi.spyOn(backend.deps, 'log').mockReturnValue();
    expect(await backend.call('place-order', order)).toMatchObject({
      status: 502,
      body: { error: { code: 'payment_unavailable' } },
    });
    create.mockRestore();
    log.mockRestore();
    const placed = await backend.place(order);
    const { data } = await backend.deps.database
      .from('orders')
      .select('id')
      .eq('idempotency_key', order.idempotencyKey);
    expect(data).toEqual([{ id: placed.orderDbId }]);
  });

  it('A payment is kept open while PayPal is unreachable', async () => {
    const placed = await backend.place(anOrder());
    const asked = vi
      .spyOn(backend.deps.paypal, 'getOrder')
      .mockResolvedValue({ ok: false, error: { issue: null, status: 0 } });
    expect(await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId })).toMatchObject({
      body: { error: { code: 'payment_unavailable' } },
    });
    asked.mockRestore();
    expect(await orderOf(placed)).toMatchObject({ status: 'pending' });
  });
});

describe('the outbox', () => {
  it('[BEY-15] A rejected mail is retried and sent once', async () => {
    const send = vi.spyOn(backend.deps.mail, 'send').mockRejectedValue(new Error('The provider is down'));
    const log = vi.spyOn(backend.deps, 'log').mockReturnValue();
    const placed = await backend.place(anOrder());
    const entry = async () => {
      const { data } = await backend.deps.database
        .from('email_outbox')
        .select('status, attempts, last_error')
        .eq('order_id', placed.orderDbId);
      return data;
    };
    await expect.poll(entry).toEqual([{ status: 'queued', attempts: 1, last_error: 'The provider is down' }]);
    send.mockRestore();
    log.mockRestore();
    await backend.deps.database
      .from('email_outbox')
      .update({ next_attempt_at: new Date().toISOString() })
      .eq('order_id', placed.orderDbId);
    await sweepNow();
    await sweepNow();
    expect(await entry()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    expect((await backend.mails()).filter((mail) => mail.subject.includes(placed.orderId))).toHaveLength(1);
  });
});

describe('alarms', () => {
  it('[BEY-69] An alarm notifies the shop once of every stuck paid order, refund, event and mail', async () => {
    const { database } = backend.deps;
    // A separate address, because only its first unpaid orders get a mail.
    const placed = await backend.place(anOrder({ guestInfo: { ...aGuest, email: 'alarm@example.de' } }));
    await backend.settled();
    const settle = {
      p_order_id: placed.orderDbId,
      p_outcome: 'captured',
      p_paypal_order_id: placed.paypalOrderId,
      p_payment_id: 'STUCK',
      p_amount_cents: 2_490,
      p_currency: 'EUR',
      p_source: 'capture',
    };
    await database.rpc('settle_payment', settle).throwOnError();
    const refund = {
      p_group_id: crypto.randomUUID(),
      p_order_id: placed.orderDbId,
      p_amount_cents: 100,
      p_refunded_cents: 0,
      p_reason: '',
      p_actor_id: userIds.admin,
    };
    await database.rpc('request_refund', refund).throwOnError();
    await database.rpc('record_webhook_event', { p_event_id: 'WH-STUCK', p_event_type: 'X', p_payload: {} });
    await database.from('email_outbox').update({ status: 'dead' }).eq('order_id', placed.orderDbId);
    const raise = async (hours: number) =>
      (await database.rpc('raise_alarms', { p_now: new Date(Date.now() + hours * 3_600_000).toISOString() })).data;
    // The mail is already dead; the others may still be processed.
    expect(await raise(0)).toBe(1);
    expect(await raise(2)).toBe(2);
    expect(await raise(3)).toBe(0);
    expect(await raise(25)).toBe(1);
    expect(await raise(26)).toBe(0);
    await sweepNow();
    const subjects = (await backend.mails()).filter(({ subject }) => subject === 'Bitte prüfen: ein Vorgang hängt');
    expect(subjects.map(({ to }) => to)).toEqual(Array(4).fill('hallo@example.de'));
    expect(subjects.map(({ text }) => text).join()).toContain('WH-STUCK');
  });

  it('[BEY-69] Alarms can be read by the monitoring of the shop', async () => {
    const look = () => fetch(`${backend.url}/functions/v1/health`);
    const reply = await look();
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'attention' }]);
    const now = new Date().toISOString();
    const reviewed = { review_reason: null, resolved_at: now, verified_at: now };
    await backend.deps.database.from('payments').update(reviewed).not('review_reason', 'is', null).throwOnError();
    const calm = await look();
    expect([calm.status, await calm.json()]).toEqual([200, { status: 'ok' }]);
    const broken = vi.spyOn(backend.deps.database, 'from').mockImplementation(() => {
      throw new Error('The database is gone');
    });
    const refusal = await look();
    broken.mockRestore();
    expect([refusal.status, await refusal.json()]).toMatchObject([500, { error: { code: 'internal_error' } }]);
  });
});
