import { describe, expect, it, vi } from 'vitest';
import { type PayPalClient, paypalClient } from '../../functions/_shared/paypal/paypal-client.ts';
import { jsonFile } from '../data-folder/json-file.ts';
import { paypalSandbox } from './paypal-sandbox.ts';
import type { SignedEvent } from './sandbox-webhook.ts';

const credentials = { clientId: 'client', clientSecret: 'secret' };
const url = 'http://127.0.0.1:5390';
const order = { totalCents: 2_490, description: 'Bestellung', invoiceId: 'PM-2026-000001', customId: 'order-uuid' };

/** A sandbox without a network, the shop's client for it, and the events it sends. */
function aSandbox() {
  const events: string[] = [];
  const notify = ({ body }: SignedEvent) => events.push(JSON.parse(body).event_type);
  const app = paypalSandbox({ file: jsonFile(undefined), credentials, url, notify });
  const client = paypalClient(
    { paypalApiBase: url, paypalClientId: 'client', paypalClientSecret: 'secret', paypalWebhookId: 'SANDBOXWEBHOOK' },
    async (input, init) => app.fetch(new Request(input, init)),
  );
  const post = (path: string, body: unknown) =>
    app.fetch(new Request(`${url}/${path}`, { method: 'POST', body: JSON.stringify(body) }));
  return {
    client,
    events,
    post,
    fault: (call: string, fault: string, more: object = {}) => post('faults', { call, fault, ...more }),
    clear: () => app.fetch(new Request(`${url}/faults`, { method: 'DELETE' })),
    async paid(): Promise<{ orderId: string; captureId: string }> {
      const opened = await client.createOrder(order, crypto.randomUUID());
      const orderId = opened.ok ? opened.value.id : '';
      await post('decisions', { orderId, decision: 'approve' });
      const captured = await client.captureOrder(orderId, crypto.randomUUID());
      const captureId = captured.ok ? captured.value.purchase_units[0]?.payments?.captures?.[0]?.id : undefined;
      return { orderId, captureId: captureId ?? '' };
    },
  };
}

const refund = { amountCents: 100, currency: 'EUR', customId: 'refund', note: '' };

/** Every call of the shop's client that can have a fault. */
const calls: readonly [
  name: string,
  call: (client: PayPalClient, ids: { orderId: string; captureId: string }) => Promise<{ ok: boolean }>,
][] = [
  ['create-order', (client) => client.createOrder(order, crypto.randomUUID())],
  ['get-order', (client, { orderId }) => client.getOrder(orderId)],
  ['capture-order', (client, { orderId }) => client.captureOrder(orderId, crypto.randomUUID())],
  ['get-capture', (client, { captureId }) => client.getCapture(captureId)],
  ['refund', (client, { captureId }) => client.refundCapture(captureId, refund, crypto.randomUUID())],
  ['transactions', (client) => client.listTransactions(new Date(0), new Date(86_400_000))],
  ['verify-signature', (client) => client.isSignedEvent('{}', new Headers())],
];

describe('fault switches', () => {
  it.each(calls)(
    '[BEY-68] The fault switches make %s fail in every way, once each, and the client returns the error',
    async (name, call) => {
      const sandbox = aSandbox();
      const ids = await sandbox.paid();
      for (const [kind, status] of [
        ['drop', 0],
        ['unreachable', 0],
        ['error', 500],
        ['error-after', 500],
        ['busy', 429],
      ] as const) {
        await sandbox.fault(name, kind);
        expect(await call(sandbox.client, ids), kind).toMatchObject({ ok: false, error: { status } });
        const after = await call(sandbox.client, ids);
        expect('error' in after ? after.error : {}, `after ${kind}`).not.toMatchObject({ status });
      }
    },
  );

  it('[BEY-68] A fault switch rejects a token, reported without a status of the call', async () => {
    const sandbox = aSandbox();
    await sandbox.fault('token', 'error');
    expect(await sandbox.client.getOrder('X')).toEqual({ ok: false, error: { issue: null, status: 0 } });
    expect(await sandbox.client.getOrder('X')).toMatchObject({ error: { issue: 'INVALID_RESOURCE_ID' } });
  });

  it('A fault switch loses the request before the call or the reply after it, as the account shows', async () => {
    const sandbox = aSandbox();
    const { captureId } = await sandbox.paid();
    const back = async () => {
      const report = await sandbox.client.listTransactions(
        new Date(Date.now() - 60_000),
        new Date(Date.now() + 60_000),
      );
      return report.ok
        ? report.value.filter(({ paypal_reference_id }) => paypal_reference_id === captureId).length
        : -1;
    };
    for (const [kind, refunds] of [
      ['unreachable', 0],
      ['error', 0],
      ['drop', 1],
      ['error-after', 2],
    ] as const) {
      await sandbox.fault('refund', kind);
      await sandbox.client.refundCapture(captureId, refund, crypto.randomUUID());
      expect(await back(), kind).toBe(refunds);
    }
  });

  it('A fault switch affects the given number of calls, and none after its removal', async () => {
    const sandbox = aSandbox();
    await sandbox.fault('create-order', 'error', { times: 2 });
    const create = async () => (await sandbox.client.createOrder(order, crypto.randomUUID())).ok;
    expect([await create(), await create(), await create()]).toEqual([false, false, true]);
    await sandbox.fault('create-order', 'error', { times: 9 });
    await sandbox.clear();
    expect(await create()).toBe(true);
    expect((await sandbox.fault('create-order', 'explode')).status).toBe(400);
  });

  it.each([
    ['drop', ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'], 'CHECKOUT.ORDER.APPROVED'],
    ['duplicate', ['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'], null],
    ['reorder', ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'], null],
  ])('[BEY-68] A fault switch %s webhook events', async (kind, seen, lost) => {
    const sandbox = aSandbox();
    await sandbox.fault('webhook', kind);
    await sandbox.paid();
    expect(sandbox.events).toEqual(seen.filter((type) => type !== lost));
  });

  it('[BEY-68] A fault switch delays webhook events', async () => {
    vi.useFakeTimers();
    const sandbox = aSandbox();
    await sandbox.fault('webhook', 'delay', { delayMs: 60_000 });
    const paid = sandbox.paid();
    await vi.advanceTimersByTimeAsync(1_000);
    await paid;
    expect(sandbox.events).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sandbox.events).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
    vi.useRealTimers();
  });
});

describe('decisions outside of the shop', () => {
  it('The bank asks for a confirmation, and the next approval succeeds', async () => {
    const sandbox = aSandbox();
    const opened = await sandbox.client.createOrder(order, 'create');
    const orderId = opened.ok ? opened.value.id : '';
    await sandbox.post('decisions', { orderId, decision: 'challenge' });
    expect(await sandbox.client.captureOrder(orderId, '1')).toMatchObject({
      error: { issue: 'PAYER_ACTION_REQUIRED' },
    });
    expect(await sandbox.client.getOrder(orderId)).toMatchObject({ value: { status: 'PAYER_ACTION_REQUIRED' } });
    await sandbox.post('decisions', { orderId, decision: 'approve' });
    expect((await sandbox.client.captureOrder(orderId, '2')).ok).toBe(true);
  });

  it('A payment is held for the configured reason', async () => {
    const sandbox = aSandbox();
    const opened = await sandbox.client.createOrder(order, 'create');
    const orderId = opened.ok ? opened.value.id : '';
    await sandbox.post('decisions', { orderId, decision: 'hold', holdReason: 'ECHECK' });
    expect(await sandbox.client.captureOrder(orderId, '1')).toMatchObject({
      value: {
        purchase_units: [{ payments: { captures: [{ status: 'PENDING', status_details: { reason: 'ECHECK' } }] } }],
      },
    });
  });

  it('The bank reverses a payment, and the report sums to zero', async () => {
    const sandbox = aSandbox();
    const { captureId } = await sandbox.paid();
    expect((await sandbox.post('reversals', { captureId })).status).toBe(204);
    const report = await sandbox.client.listTransactions(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000));
    const amounts = report.ok ? report.value.map((one) => Number(one.transaction_amount.value)) : [];
    expect(amounts.toSorted((one, other) => one - other)).toEqual([-24.9, 24.9]);
    expect(sandbox.events.at(-1)).toBe('PAYMENT.CAPTURE.REVERSED');
  });
});
