import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captureOrderReplySchema,
  errorReplySchema,
  type PlaceOrderRequest,
  placeOrderReplySchema,
  uploadFileReplySchema,
} from '../contracts/index.ts';
import type { FunctionName } from '../local/functions-host.ts';
import { checkInDeno, type DenoFunction, startUpload } from '../local/testing/deno-function.ts';
import { type Deployment, deployFunctions } from '../local/testing/deployment/deploy-functions.ts';
import { processorSlowdown } from '../local/testing/processor-slowdown.ts';
import { queueMails } from '../local/testing/queue-mails.ts';
import { startSpanCollector } from '../local/testing/span-collector.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';
import { uploadSecret } from '../local/testing/uploads.ts';
import { signEvent } from '../local/testing/webhook-events.ts';
import { templateIds } from '../seed/ids.ts';
import { png } from './_shared/testing/make-pictures.ts';
import { signMailEvent } from './_shared/testing/sign-mail-event.ts';

/** The platform's limit for what it bundles, and a margin for the npm packages, which are not part of the upload. */
const maxUploadBytes = 5_000_000;

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));

let deployment: Deployment;
let backend: TestBackend;
let provider: Server;
const mails: { subject: string; to: string }[] = [];
/** Time that the mail provider takes for a mail, milliseconds */
let mailMs = 0;
const running: DenoFunction[] = [];
beforeAll(async () => {
  deployment = await deployFunctions();
  backend = await testBackend();
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    mails.push(JSON.parse(text));
    setTimeout(() => response.end('{}'), mailMs);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const one of running) one.stop();
  provider.close();
  await backend.close();
});

async function start(name: string, variables: Readonly<Record<string, string>> = {}): Promise<DenoFunction> {
  const { port } = provider.address() as AddressInfo;
  const upload = deployment.uploads.find((one) => one.name === name);
  if (upload === undefined) throw new Error(`The CLI did not deploy ${name}:\n${deployment.output}`);
  const mail = { url: `http://127.0.0.1:${port}/emails`, apiKey: 'key' };
  const started = await startUpload(upload, backend.deps.env, mail, variables);
  running.push(started);
  return started;
}

async function post({ url }: DenoFunction, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, reference: reply.headers.get('x-reference'), body: await reply.json() };
}

/** A request that each function answers with 200. The type check reports a function without one. */
const requests = {
  'place-order': async () => sent(anOrder()),
  'quote-cart': async () => sent({ items: anOrder().items }),
  'capture-order': async () => {
    const { paypalOrderId } = await backend.place(anOrder());
    await backend.decide(paypalOrderId, 'approve');
    return sent({ paypalOrderId });
  },
  'verify-payment': async () => sent({ order: await paidOrder() }),
  'order-status': async () => sent({ order: await paidOrder() }),
  'order-document': async () => {
    const token = await backend.signIn('anna@example.de');
    const { orderId } = await backend.place(anOrder({ guestInfo: null }), token);
    return sent({ order: orderId, kind: 'agb' }, token);
  },
  'account-export': async () => sent({}, await backend.signIn('anna@example.de')),
  'confirm-password': async () => sent({ password: 'pfotenmass' }, await backend.signIn('anna@example.de')),
  'refund-order': async () => {
    const { orderDbId, paypalOrderId } = await backend.place(anOrder());
    await backend.decide(paypalOrderId, 'approve');
    await backend.capture(paypalOrderId);
    return sent({ step: 'preview', orderDbId, amountCents: null }, await backend.signIn('admin@example.de'));
  },
  'cancel-order': async () => {
    const { orderDbId } = await backend.place(anOrder());
    const request = { key: crypto.randomUUID(), orderDbId, revision: 0, reason: 'Irrtum', refund: 'none' };
    return sent({ ...request, notify: true, evenIfShipped: false }, await backend.signIn('admin@example.de'));
  },
  'publish-template': async () =>
    sent({ templateId: templateIds['dog-bed'], revision: 1 }, await backend.signIn('admin@example.de')),
  'reconcile-payments': async () => {
    const day = new Date().toISOString().slice(0, 10);
    return sent({ from: day, to: day }, await backend.signIn('admin@example.de'));
  },
  'paypal-webhook': async () => {
    const { paypalOrderId } = await backend.place(anOrder());
    const resource = { id: paypalOrderId, status: 'APPROVED' };
    const event = { id: `WH-${crypto.randomUUID()}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource };
    return { method: 'POST', ...(await signEvent(backend, event)) };
  },
  'mail-events': async () => ({
    method: 'POST',
    ...signMailEvent({ type: 'email.delivered', data: {} }, backend.deps.env.mailWebhookSecret),
  }),
  sweep: async () => ({ method: 'POST', headers: { apikey: backend.keys.secret }, body: '{}' }),
  health: async () => ({ method: 'GET' }),
  'upload-image': async () => ({
    method: 'POST',
    path: '?for=article',
    headers: { authorization: `Bearer ${await backend.signIn('admin@example.de')}` },
    body: png(60, 40),
  }),
  'upload-file': async () => ({ path: '?name=Bello.png', ...uploadOfFile() }),
  'file-link': async () => {
    const reply = await fetch(`${backend.url}/functions/v1/upload-file?name=Bello.png`, uploadOfFile());
    const { id } = uploadFileReplySchema.parse(await reply.json());
    return sent({ file: id, uploadSecret });
  },
} satisfies Record<FunctionName, () => Promise<RequestInit & { path?: string }>>;

function sent(body: unknown, token = backend.keys.publishable) {
  return { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(body) };
}

function uploadOfFile() {
  return { method: 'POST', headers: { 'x-upload-secret': uploadSecret }, body: png(60, 40) };
}

async function paidOrder(): Promise<string> {
  const { paypalOrderId } = await backend.place(anOrder());
  await backend.decide(paypalOrderId, 'approve');
  return (await backend.capture(paypalOrderId)).paymentId;
}

it('The functions pass the type check of Deno', async () => {
  expect(await checkInDeno(names)).toBe('');
});

it('The documented command deploys every function without a warning', () => {
  const { uploads, output, exitCode } = deployment;
  const notes = output.split('\n').filter((line) => !line.startsWith('Uploading asset'));
  expect(notes.filter((line) => /warn|deprecated|error|fail/i.test(line))).toEqual([]);
  expect(exitCode).toBe(0);
  expect(uploads.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(uploads.filter(({ verifyJwt }) => verifyJwt)).toEqual([]);
});

it('No upload exceeds what the platform accepts', () => {
  const sizes = deployment.uploads.map(({ name, files }) => ({
    name,
    kilobytes: Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000),
  }));
  console.table(sizes);
  expect(sizes.filter(({ kilobytes }) => kilobytes * 1000 > maxUploadBytes)).toEqual([]);
});

it.each(Object.entries(requests))(
  '%s starts in Deno from its upload alone and answers a request',
  async (name, make) => {
    const started = await start(name);
    const { path = '', ...init }: RequestInit & { path?: string } = await make();
    const reply = await fetch(started.url + path, init);
    expect([reply.status, reply.ok ? '' : await reply.text()]).toEqual([200, '']);
    const reference = reply.headers.get('x-reference');
    await reply.body?.cancel();
    // The log contains the line with the reply's reference.
    await expect.poll(() => started.output()).toContain(`"reference":"${reference}"`);
    const refused = await post(started, 'nothing of that kind');
    const { error } = errorReplySchema.parse(refused.body);
    // Callers without permission get that error first.
    expect([
      [400, 'invalid_request'],
      [400, 'event_refused'],
      [401, 'not_signed_in'],
      [405, 'method_not_allowed'],
    ]).toContainEqual([refused.status, error.code]);
    started.stop();
  },
);

it('Deno exports the spans of a function in the trace of its caller, and the reply names the trace', async () => {
  const collector = await startSpanCollector();
  const health = await start('health', collector.variables);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const reply = await fetch(`${health.url}/health`, { headers });
  expect([reply.status, reply.headers.get('x-reference')]).toEqual([200, traceId]);
  const spanOf = (name: string) => collector.spans.find((span) => span.name === name);
  await expect.poll(() => spanOf('function health')).toBeDefined();
  expect(spanOf('GET payment_reconciliation')).toMatchObject({
    traceId,
    parentSpanId: spanOf('function health')?.spanId,
  });
  health.stop();
  collector.close();
});

/** A hosted function is ended after this processor time, and the scheduler of the database waits this long. */
const platform = { processorMs: 2_000, schedulerMs: 5_000 };

it('The sweep replies at once and keeps within the processor time of the platform', async () => {
  const placed = await backend.place(anOrder({ guestInfo: { ...aGuest, email: 'gerda@example.de' } }));
  await backend.decide(placed.paypalOrderId, 'approve');
  await backend.capture(placed.paypalOrderId);
  await backend.settled();
  const { database } = backend.deps;
  await queueMails(database, 'order_expired', 500, placed.orderDbId);
  // The mail with the most documents.
  await queueMails(database, 'order_received', 30, placed.orderDbId);
  const sending = async () => {
    const { data } = await database.from('email_outbox').select('id').eq('status', 'sending').throwOnError();
    return data.map(({ id }) => id);
  };
  // Those of functions that earlier tests stopped stay claimed for a minute.
  const stopped = await sending();
  const sweep = await start('sweep');
  const headers = { apikey: backend.keys.secret };
  // The first request loads what every later one needs.
  await post(sweep, { job: 'cleaning' }, headers);
  const before = { ms: sweep.processorMs(), slowdown: processorSlowdown(), mails: mails.length };
  mailMs = 50;
  const startedAt = Date.now();
  expect(await post(sweep, {}, headers)).toMatchObject({ status: 200, body: { isStarted: true } });
  expect(Date.now() - startedAt).toBeLessThan(platform.schedulerMs);
  expect(mails.length).toBe(before.mails);
  // A busy machine reaches the time limit of the job before its number of documents.
  const documents = () => mails.slice(before.mails).filter(({ subject }) => subject.endsWith('ist eingegangen')).length;
  await expect.poll(documents).toBeGreaterThan(0);
  await expect.poll(async () => (await sending()).filter((id) => !stopped.includes(id))).toEqual([]);
  expect(documents()).toBeLessThanOrEqual(4);
  mailMs = 0;
  const slowdown = (before.slowdown + processorSlowdown()) / 2;
  const usedMs = Math.round((sweep.processorMs() - before.ms) / slowdown);
  console.log(`The sweep took ${usedMs} ms of processor time for ${mails.length - before.mails} mails.`);
  expect(usedMs).toBeLessThan(platform.processorMs);
  sweep.stop();
});

it('An upload whose import map lacks a row fails with the function and the import', async () => {
  const upload = deployment.uploads.find(({ name }) => name === 'health');
  if (upload === undefined) throw new Error(deployment.output);
  const files = upload.files.map(({ path, bytes }) => {
    const text = path === upload.importMap ? new TextDecoder().decode(bytes).replace(/"hono\/cors": .*/, '') : null;
    return text === null ? { path, bytes } : { path, bytes: new TextEncoder().encode(text) };
  });
  const starting = startUpload({ ...upload, files }, backend.deps.env, { url: 'http://127.0.0.1:1', apiKey: 'key' });
  await expect(starting).rejects.toThrow(/health ended in Deno.*hono\/cors/s);
});

it('An order is placed, paid, verified and confirmed by the functions in Deno', async () => {
  const [place, capture, sweep] = await Promise.all(
    ['place-order', 'capture-order', 'sweep'].map((name) => start(name)),
  );
  if (!place || !capture || !sweep) throw new Error('three functions expected');
  // An address without an order: only the first unpaid orders of an address get a mail.
  const email = 'grete@example.de';
  const order: PlaceOrderRequest = anOrder({ guestInfo: { ...aGuest, email } });
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
  // Mails of other tests may be before these in the queue, so the sweep may have to run more than once.
  await expect
    .poll(
      async () => {
        await post(sweep, {}, { apikey: backend.keys.secret });
        return mails.map(({ to, subject }) => `${to}: ${subject}`);
      },
      { timeout: 60_000, interval: 500 },
    )
    .toEqual(
      expect.arrayContaining([
        `${email}: Ihre Bestellung ${placed.orderId} ist eingegangen`,
        `${email}: Bestellbestätigung ${placed.orderId}`,
      ]),
    );
});
