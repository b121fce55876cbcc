import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorReplySchema } from '../contracts/index.ts';
import { handlers } from '../local/functions-host.ts';
import { aGuest, anOrder, careSetId, type TestBackend, testBackend } from '../local/testing/test-backend.ts';
import { inSpan, tracedFetch } from '../tracing/index.ts';
import { type RecordedSpans, recordSpans } from '../tracing/testing/index.ts';
import type { RequestLine } from './_shared/http/request-line.ts';

let backend: TestBackend;
let spans: RecordedSpans;
const lines: RequestLine[] = [];
beforeAll(async () => {
  backend = await testBackend({ onRequest: (line) => lines.push(line) });
  spans = recordSpans();
});
afterAll(async () => {
  await spans.stop();
  await backend.close();
});
beforeEach(() => {
  spans.clear();
  lines.length = 0;
});

const buyer = { ...aGuest, firstName: 'Gesine', lastName: 'Geheim', email: 'gesine.geheim@example.de' };

/** Calls a function as the shop's server would: with the id of its trace. */
function callAsShop(name: string, body: unknown): Promise<Response> {
  return tracedFetch(fetch)(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.keys.publishable}`, apikey: backend.keys.publishable },
    body: JSON.stringify(body),
  });
}

/** Places, pays and verifies an order, and sends its mails, all within one span. */
async function buy() {
  return inSpan('visit', {}, async () => {
    const placed = await (await callAsShop('place-order', anOrder({ guestInfo: buyer }))).json();
    await backend.decide(placed.paypalOrderId, 'approve');
    const paid = await (await callAsShop('capture-order', { paypalOrderId: placed.paypalOrderId })).json();
    await backend.settled();
    return { placed, paid };
  });
}

/** All that a tracing service would get of a span. */
function exported(span: ReadableSpan): string {
  const { name, attributes, events, links, status } = span;
  return JSON.stringify([name, attributes, events, links, status]);
}

describe('the trace of an order', () => {
  it('The trace of an order leads from the page over the functions to PayPal, the database and the mails', async () => {
    await buy();
    // The other calls are lookups and limits.
    const steps = spans.paths().filter((path) => !/> GET |> rpc\/(?!place_order|settle_payment)/.test(path));
    const place = 'visit > POST place-order > function place-order';
    const capture = 'visit > POST capture-order > function capture-order';
    expect(steps).toEqual(
      [
        'visit',
        'visit > POST place-order',
        place,
        `${place} > rpc/place_order`,
        `${place} > PayPal POST /v2/checkout/orders`,
        `${place} > mail`,
        'visit > POST capture-order',
        capture,
        `${capture} > PayPal POST /v2/checkout/orders/{id}/capture`,
        `${capture} > rpc/settle_payment`,
        // The verification after the reply.
        `${capture} > PayPal GET /v2/checkout/orders/{id}`,
        `${capture} > mail`,
      ].toSorted(),
    );
    expect(new Set(spans.list().map((span) => span.spanContext().traceId)).size).toBe(1);
  });

  it('The trace of an order contains no personal data, no token and nothing of the order', async () => {
    const { placed, paid } = await buy();
    const token = await backend.signIn('admin@example.de');
    await backend.call('refund-order', refundOf(placed.orderDbId), token);
    await backend.settled();
    const tried = { orderId: placed.orderId, wrong: 'gesine.geheim@example.de' };
    expect((await callAsShop('order-status', tried)).status).toBe(400);
    // A platform passes on everything below the address of a function.
    const below = new Request('http://host/place-order/gesine.geheim@example.de', { method: 'POST', body: 'Geheim' });
    expect((await handlers['place-order'](below, backend.deps)).status).toBe(400);
    expect(JSON.stringify(lines)).not.toMatch(/geheim/i);
    expect(spans.list().length).toBeGreaterThan(20);
    const secrets = [
      ...Object.values(buyer).filter((value) => value.length > 1),
      ...Object.values(placed).filter((value) => typeof value === 'string'),
      ...Object.values(paid).filter((value) => typeof value === 'string' && value !== 'processing'),
      ...Object.values(backend.keys),
      careSetId,
      token,
      'Pflege',
      '24.90',
      '2490',
    ];
    for (const span of spans.list()) {
      const text = exported(span);
      expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
      // Names of the code, methods and numbers only.
      for (const value of Object.values(span.attributes)) expect(String(value)).toMatch(/^[\w /{}-]+$/);
    }
  });

  it('The id of a trace is the reference in the reply to the caller and in the log', async () => {
    const failing = vi.spyOn(backend.deps.database, 'rpc').mockImplementation(() => {
      throw new Error('Key (email)=(gesine.geheim@example.de)');
    });
    const reply = await callAsShop('place-order', anOrder({ guestInfo: buyer }));
    failing.mockRestore();
    const { error } = errorReplySchema.parse(await reply.json());
    const [call] = spans.list().filter(({ kind }) => kind === SpanKind.CLIENT);
    expect(reply.headers.get('x-reference')).toBe(call?.spanContext().traceId);
    expect(error.reference).toBe(call?.spanContext().traceId);
    expect(lines).toMatchObject([{ function: 'place-order', reference: error.reference }]);
    const answer = spans.list().find(({ kind }) => kind === SpanKind.SERVER);
    expect(answer?.attributes).toMatchObject({ 'shop.outcome': 'internal_error', 'http.response.status_code': 500 });
    expect(answer?.status.code).toBe(SpanStatusCode.ERROR);
    expect(spans.list().map(exported).join()).not.toContain('gesine');
  });

  it('A mail is marked as failed without its address', async () => {
    const sending = vi.spyOn(backend.deps.mail, 'send').mockImplementation(async ({ to }) => {
      throw new TypeError(`${to} was refused`);
    });
    await buy();
    sending.mockRestore();
    const mails = spans.list().filter(({ name }) => name === 'mail');
    expect(mails.length).toBeGreaterThan(0);
    for (const { attributes, status } of mails) {
      expect(attributes).toEqual({ 'shop.mail': expect.stringMatching(/^[a-z_]+$/), 'error.type': 'TypeError' });
      expect(status).toEqual({ code: SpanStatusCode.ERROR });
    }
  });
});

function refundOf(orderDbId: string) {
  return { step: 'preview', orderDbId, amountCents: 100 };
}
