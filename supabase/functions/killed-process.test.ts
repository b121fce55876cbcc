import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DenoFunction, startUpload } from '../local/testing/deno-function.ts';
import { type Deployment, deployFunctions } from '../local/testing/deployment/deploy-functions.ts';
import { type KillingGate, startKillingGate } from '../local/testing/killing-gate.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';
import { signEvent } from '../local/testing/webhook-events.ts';

// The process of a function ends by SIGKILL right behind a call that had its effect; another process ends the work.
let deployment: Deployment;
let backend: TestBackend;
let gate: KillingGate;
const running: DenoFunction[] = [];
beforeAll(async () => {
  deployment = await deployFunctions();
  backend = await testBackend();
  gate = await startKillingGate(backend.url);
  // Limits the sweep to the orders and mails of this file.
  const { database } = backend.deps;
  await database.from('orders').update({ paypal_order_id: null }).eq('status', 'pending').throwOnError();
  await database.from('email_outbox').delete().neq('status', 'sent').throwOnError();
});
afterAll(async () => {
  for (const one of running) one.stop();
  gate.close();
  await backend.close();
});

async function start(name: string): Promise<DenoFunction> {
  const upload = deployment.uploads.find((one) => one.name === name);
  if (upload === undefined) throw new Error(`The CLI did not deploy ${name}:\n${deployment.output}`);
  const env = { ...backend.deps.env, supabaseUrl: gate.url, paypalApiBase: `${gate.url}/paypal` };
  const started = await startUpload(upload, env, { url: `${gate.url}/emails`, apiKey: 'key' });
  running.push(started);
  return started;
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
const runJob = (sweep: DenoFunction, job: string) =>
  fetch(sweep.url, { method: 'POST', headers: { apikey: backend.keys.secret }, body: JSON.stringify({ job }) });

async function approvedOrder() {
  const placed = await backend.place(anOrder({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` } }));
  await backend.decide(placed.paypalOrderId, 'approve');
  return placed;
}

async function paidOrder() {
  const placed = await approvedOrder();
  await backend.capture(placed.paypalOrderId);
  await expect.poll(async () => (await stateOf(placed))?.status).toBe('completed');
  return placed;
}

async function stateOf({ orderDbId }: { orderDbId: string }) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('status, payments (amount_cents, refunded_cents), refunds (status, amount_cents)')
    .eq('id', orderDbId)
    .single();
  return data;
}

/** The amounts that PayPal has booked for an order. */
async function bookedFor({ orderId }: { orderId: string }): Promise<string[]> {
  const report = await backend.deps.paypal.listTransactions(
    new Date(Date.now() - 86_400_000),
    new Date(Date.now() + 60_000),
  );
  if (!report.ok) throw new Error('The sandbox did not answer');
  return report.value
    .filter(({ invoice_id: invoiceId }) => invoiceId === orderId)
    .map(({ transaction_amount: amount }) => amount.value)
    .toSorted();
}

/** Ends the leases of a killed process. */
async function endLeases({ orderDbId }: { orderDbId: string }): Promise<void> {
  const { database } = backend.deps;
  const earlier = new Date(Date.now() - 60_000).toISOString();
  await database.from('refunds').update({ created_at: earlier }).eq('order_id', orderDbId).throwOnError();
  await database
    .from('email_outbox')
    .update({ next_attempt_at: earlier })
    .eq('order_id', orderDbId)
    .neq('status', 'sent')
    .throwOnError();
}

it('A refund whose process is killed behind PayPal is completed once by another process', async () => {
  const order = await paidOrder();
  const token = await backend.signIn('admin@example.de');
  const refundOrder = await start('refund-order');
  gate.killBehind(/\/refund$/, refundOrder);
  const confirmation = {
    step: 'confirm',
    orderDbId: order.orderDbId,
    refundKey: crypto.randomUUID(),
    amountCents: 2_490,
    refundedCents: 0,
    lines: null,
    reason: '',
    password: 'pfotenmass',
  };
  const pressed = fetch(refundOrder.url, {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify(confirmation),
  });
  await expect(pressed).rejects.toThrow('fetch failed');
  expect(await stateOf(order)).toMatchObject({ status: 'completed', refunds: [{ status: 'requested' }] });
  await endLeases(order);
  await runJob(await start('sweep'), 'payments');
  await expect.poll(async () => (await stateOf(order))?.status).toBe('refunded');
  expect(await stateOf(order)).toMatchObject({
    payments: [{ refunded_cents: 2_490 }],
    refunds: [{ status: 'completed', amount_cents: 2_490 }],
  });
  expect(await bookedFor(order)).toEqual(['-24.90', '24.90']);
});

it('A webhook whose process is killed behind the capture takes effect once when PayPal sends it again', async () => {
  const order = await approvedOrder();
  const event = {
    id: `WH-${crypto.randomUUID()}`,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: order.paypalOrderId, status: 'APPROVED' },
  };
  const signed = await signEvent(backend, event);
  const first = await start('paypal-webhook');
  gate.killBehind(/\/capture$/, first);
  await expect(fetch(first.url, { method: 'POST', ...signed })).rejects.toThrow('fetch failed');
  expect(await stateOf(order)).toMatchObject({ status: 'pending', payments: [] });
  expect(await bookedFor(order)).toEqual(['24.90']);
  const second = await start('paypal-webhook');
  for (let delivery = 0; delivery < 2; delivery += 1) {
    const reply = await fetch(second.url, { method: 'POST', ...signed });
    expect([reply.status, await reply.text()]).toMatchObject([200, expect.anything()]);
  }
  expect((await stateOf(order))?.status).toMatch(/^(processing|completed)$/);
  expect(await stateOf(order)).toMatchObject({ payments: [{ amount_cents: 2_490, refunded_cents: 0 }] });
  expect(await bookedFor(order)).toEqual(['24.90']);
});

it('A mail whose process is killed behind the provider is sent again under its key, and none is lost', async () => {
  const order = await approvedOrder();
  const { database } = backend.deps;
  const rows = Array.from({ length: 6 }, (_, number) => ({
    template: 'order_expired',
    recipient: `${number}@example.de`,
    order_id: order.orderDbId,
    dedupe_key: `killed:${order.orderDbId}:${number}`,
  }));
  await database.from('email_outbox').delete().neq('status', 'sent').throwOnError();
  const { data } = await database.from('email_outbox').insert(rows).select('id').throwOnError();
  const ids = data.map(({ id }) => id).toSorted();
  const before = gate.mails.length;
  const first = await start('sweep');
  gate.killBehind(/^\/emails$/, first);
  await runJob(first, 'mails');
  await expect.poll(() => gate.mails.length).toBeGreaterThan(before);
  await endLeases(order);
  await runJob(await start('sweep'), 'mails');
  const sent = async () => {
    const found = await database.from('email_outbox').select('id').in('id', ids).eq('status', 'sent').throwOnError();
    return found.data.map(({ id }) => id).toSorted();
  };
  await expect.poll(sent).toEqual(ids);
  const keys = gate.mails.map(({ key }) => key).filter((key) => ids.includes(key));
  // The provider sends each key once.
  expect([...new Set(keys)].toSorted()).toEqual(ids);
  expect(keys.length).toBeGreaterThan(ids.length);
});
