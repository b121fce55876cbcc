import { describe, expect, it, vi } from 'vitest';
import { paypalClient } from '../../functions/_shared/paypal/paypal-client.ts';
import { jsonFile } from '../data-folder/json-file.ts';
import { paypalSandbox } from './paypal-sandbox.ts';

const credentials = { clientId: 'client', clientSecret: 'secret' };
const url = 'http://127.0.0.1:6300';

/** A sandbox without a network, and the shop's client for it. */
function aSandbox(file = jsonFile(undefined)) {
  const app = paypalSandbox({ file, credentials, url });
  const send = (path: string, init?: RequestInit) => app.fetch(new Request(`${url}${path}`, init));
  const client = paypalClient(
    { paypalApiBase: url, paypalClientId: 'client', paypalClientSecret: 'secret', paypalWebhookId: 'SANDBOXWEBHOOK' },
    async (input, init) => app.fetch(new Request(input, init)),
  );
  const post = (path: string, body: unknown) =>
    send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    client,
    send,
    decide: (orderId: string, decision: string) => post('/decisions', { orderId, decision }),
    release: (captureId: string, isAccepted: boolean) => post('/releases', { captureId, isAccepted }),
  };
}

const request = { totalCents: 2_490, description: 'Bestellung', invoiceId: 'PM-2026-000001', customId: 'order-uuid' };

async function openOrder(
  { client }: ReturnType<typeof aSandbox>,
  changes: Partial<typeof request> = {},
): Promise<string> {
  const reply = await client.createOrder({ ...request, ...changes }, crypto.randomUUID());
  if (!reply.ok) throw new Error(`${reply.error.issue}`);
  return reply.value.id;
}

describe('the PayPal sandbox', () => {
  it('[BEY-08] The PayPal sandbox does not start in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => aSandbox()).toThrow('does not run with NODE_ENV=production');
    vi.unstubAllEnvs();
  });

  it('The PayPal sandbox accepts only its client', async () => {
    const { send } = aSandbox();
    expect((await send('/v1/oauth2/token', { method: 'POST' })).status).toBe(401);
    expect((await send('/v2/checkout/orders/1', { headers: { authorization: 'Bearer guessed' } })).status).toBe(401);
  });

  it('The PayPal sandbox renews an expired token without the shop noticing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sandbox = aSandbox();
    const id = await openOrder(sandbox);
    vi.setSystemTime(Date.now() + 10 * 60 * 60 * 1000);
    expect(await sandbox.client.getOrder(id)).toMatchObject({ ok: true, value: { status: 'CREATED' } });
    vi.useRealTimers();
  });

  it('The PayPal sandbox returns one order per request id for six hours and rejects it for another body', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client } = aSandbox();
    const first = await client.createOrder(request, 'same');
    expect(await client.createOrder(request, 'same')).toEqual(first);
    expect(await client.createOrder({ ...request, totalCents: 1 }, 'same')).toMatchObject({
      error: { status: 422, issue: 'DUPLICATE_REQUEST_ID' },
    });
    const sixHoursMs = 6 * 60 * 60 * 1000;
    vi.setSystemTime(Date.now() + sixHoursMs - 60_000);
    expect(await client.createOrder(request, 'same')).toEqual(first);
    vi.setSystemTime(Date.now() + 120_000);
    expect(await client.createOrder(request, 'same')).not.toEqual(first);
    vi.useRealTimers();
  });

  it.each([
    [{ totalCents: 0 }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    [{ totalCents: -5 }, 'INVALID_PARAMETER_VALUE'],
    [{ description: 'x'.repeat(128) }, 'INVALID_PARAMETER_VALUE'],
  ])('The PayPal sandbox rejects the order %o', async (changes, issue) => {
    const { client } = aSandbox();
    expect(await client.createOrder({ ...request, ...changes }, 'id')).toMatchObject({ ok: false, error: { issue } });
  });

  it('The PayPal sandbox captures an approved order once', async () => {
    const sandbox = aSandbox();
    const id = await openOrder(sandbox);
    expect(await sandbox.client.captureOrder(id, 'early')).toMatchObject({ error: { issue: 'ORDER_NOT_APPROVED' } });
    await sandbox.decide(id, 'approve');
    const captured = await sandbox.client.captureOrder(id, 'capture');
    expect(captured).toMatchObject({
      ok: true,
      value: {
        status: 'COMPLETED',
        purchase_units: [
          {
            payments: {
              captures: [
                {
                  status: 'COMPLETED',
                  amount: { value: '24.90' },
                  invoice_id: 'PM-2026-000001',
                  custom_id: 'order-uuid',
                  final_capture: true,
                },
              ],
            },
          },
        ],
      },
    });
    expect(await sandbox.client.captureOrder(id, 'capture')).toEqual(captured);
    expect(await sandbox.client.captureOrder(id, 'again')).toMatchObject({
      error: { issue: 'ORDER_ALREADY_CAPTURED' },
    });
    expect((await sandbox.decide(id, 'approve')).status).toBe(422);
  });

  it('The PayPal sandbox rejects a second payment of one invoice', async () => {
    const sandbox = aSandbox();
    const [first, second] = [await openOrder(sandbox), await openOrder(sandbox)];
    for (const id of [first, second]) await sandbox.decide(id, 'approve');
    expect((await sandbox.client.captureOrder(first, '1')).ok).toBe(true);
    expect(await sandbox.client.captureOrder(second, '2')).toMatchObject({ error: { issue: 'DUPLICATE_INVOICE_ID' } });
  });

  it('The PayPal sandbox declines on demand and asks the buyer again', async () => {
    const sandbox = aSandbox();
    const id = await openOrder(sandbox);
    await sandbox.decide(id, 'decline');
    expect(await sandbox.client.captureOrder(id, '1')).toMatchObject({ error: { issue: 'INSTRUMENT_DECLINED' } });
    expect(await sandbox.client.captureOrder(id, '2')).toMatchObject({ error: { issue: 'ORDER_NOT_APPROVED' } });
    await sandbox.decide(id, 'approve');
    expect((await sandbox.client.captureOrder(id, '3')).ok).toBe(true);
  });

  it.each([
    [true, 'COMPLETED'],
    [false, 'DECLINED'],
  ])('The PayPal sandbox holds a payment until it is released (accepted: %s)', async (isAccepted, status) => {
    const sandbox = aSandbox();
    const id = await openOrder(sandbox);
    await sandbox.decide(id, 'hold');
    const held = await sandbox.client.captureOrder(id, '1');
    const captureOf = (reply: typeof held) =>
      reply.ok ? reply.value.purchase_units[0]?.payments?.captures?.[0] : undefined;
    expect(captureOf(held)).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    await sandbox.release(captureOf(held)?.id ?? '', isAccepted);
    expect(captureOf(await sandbox.client.getOrder(id))?.status).toBe(status);
  });

  it('The PayPal sandbox keeps its orders over a restart', async () => {
    const file = jsonFile(undefined);
    const id = await openOrder(aSandbox(file));
    expect(await aSandbox(file).client.getOrder(id)).toMatchObject({ value: { id, status: 'CREATED' } });
  });

  it('The PayPal sandbox shows the buyer the amount and escapes every value', async () => {
    const sandbox = aSandbox();
    const id = await openOrder(sandbox, { description: '</script><img src=x>' });
    const reply = await sandbox.send(`/checkoutnow?token=${id}&origin=${encodeURIComponent('</script><b>')}`);
    const page = await reply.text();
    expect(page).toContain('24,90\u00a0€');
    expect(page).toContain('PM-2026-000001');
    expect(page).not.toContain('<img src=x>');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await sandbox.send('/checkoutnow?token=unknown')).status).toBe(404);
  });
});
