import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captureOrderReplySchema,
  errorReplySchema,
  type PlaceOrderRequest,
  placeOrderReplySchema,
} from '../contracts/index.ts';
import { checkInDeno, type DenoFunction, startInDeno } from '../local/testing/deno-function.ts';
import { anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));

let backend: TestBackend;
let provider: Server;
const mails: { subject: string; to: string }[] = [];
const running: DenoFunction[] = [];
beforeAll(async () => {
  backend = await testBackend();
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    mails.push(JSON.parse(text));
    response.end('{}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const one of running) one.stop();
  provider.close();
  await backend.close();
});

async function start(name: string): Promise<DenoFunction> {
  const { port } = provider.address() as AddressInfo;
  const started = await startInDeno(name, backend.deps.env, { url: `http://127.0.0.1:${port}/emails`, apiKey: 'key' });
  running.push(started);
  return started;
}

async function post({ url }: DenoFunction, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, reference: reply.headers.get('x-reference'), body: await reply.json() };
}

it('the functions pass the type check of Deno', async () => {
  expect(await checkInDeno(names)).toBe('');
});

it.each(names)('%s starts in Deno and rejects an invalid request with a code', async (name) => {
  const started = await start(name);
  const { status, reference, body } = await post(started, 'nothing of that kind');
  const { error } = errorReplySchema.parse(body);
  // Callers without permission get that error first.
  expect([
    [400, 'invalid_request'],
    [400, 'event_refused'],
    [401, 'not_signed_in'],
    [405, 'method_not_allowed'],
  ]).toContainEqual([status, error.code]);
  // The log contains the line with the reply's reference.
  await expect.poll(() => started.output()).toContain(`"reference":"${reference}"`);
  started.stop();
});

it('an order is placed, paid, verified and confirmed by the functions in Deno', async () => {
  const [place, capture, sweep] = await Promise.all(['place-order', 'capture-order', 'sweep'].map(start));
  if (!place || !capture || !sweep) throw new Error('three functions expected');
  const order: PlaceOrderRequest = anOrder();
  const placed = placeOrderReplySchema.parse((await post(place, order)).body);
  expect((await post(place, order)).body).toEqual(placed);
  expect((await post(place, anOrder({ shownTotalCents: 1 }))).body).toMatchObject({ error: { code: 'price_changed' } });

  await backend.decide(placed.paypalOrderId, 'approve');
  const paid = captureOrderReplySchema.parse((await post(capture, { paypalOrderId: placed.paypalOrderId })).body);
  expect(paid).toMatchObject({ status: 'processing', orderId: placed.orderId });
  // The verification follows after two seconds; the sweep finishes the rest.
  await expect
    .poll(
      async () => {
        await post(sweep, {}, { apikey: backend.keys.secret });
        const { data } = await backend.deps.database
          .from('orders')
          .select('status')
          .eq('id', placed.orderDbId)
          .single();
        return data?.status;
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe('completed');
  await expect
    .poll(() => mails.map(({ to, subject }) => `${to}: ${subject}`))
    .toEqual(
      expect.arrayContaining([
        `greta@example.de: Ihre Bestellung ${placed.orderId} ist eingegangen`,
        `greta@example.de: Bestellbestätigung ${placed.orderId}`,
      ]),
    );
});
