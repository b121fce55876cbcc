import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReplySchema, requestLimits } from '../contracts/index.ts';
import { handlers } from '../local/functions-host.ts';
import { anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend({ onRequest: () => {} });
  admin = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

const names = Object.keys(handlers);
/** Functions that read no body, with their error. */
const readsNoBody = new Map([['health', 'method_not_allowed']]);

/** Query strings that uploads require. */
const queries = new Map([
  ['upload-image', '?for=article'],
  ['upload-file', '?name=Bello.jpg'],
]);

async function post(name: string, body: BodyInit, headers: Record<string, string> = {}) {
  const path = `${name}${queries.get(name) ?? ''}`;
  const init = {
    method: 'POST',
    headers: { apikey: backend.keys.publishable, authorization: `Bearer ${admin}`, ...headers },
    body,
    duplex: 'half',
  };
  const reply = await fetch(`${backend.url}/functions/v1/${path}`, init);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

function codeOf(text: string): string {
  return errorReplySchema.parse(JSON.parse(text)).error.code;
}

/** A JSON text of `length` bytes, sent in chunks without a content-length. */
function chunked(length: number): ReadableStream<Uint8Array> {
  const part = new TextEncoder().encode(' '.repeat(64_000));
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= length) controller.close();
      else controller.enqueue(part);
      sent += part.length;
    },
  });
}

function limitOf(name: string): number {
  if (name === 'upload-image') return requestLimits.uploads.article.maxBytes;
  if (name === 'upload-file') return requestLimits.orderFiles.maxBytes.pdf;
  return name === 'mail-events' ? requestLimits.mailEventBytes : requestLimits.functionBytes;
}

describe('a body over the limit', () => {
  it.each(names)('A body over the limit is refused by %s while it is read', async (name) => {
    const code = readsNoBody.get(name) ?? (queries.has(name) ? 'file_too_large' : 'request_too_large');
    const whole = await post(name, ' '.repeat(limitOf(name) + 1));
    expect([whole.status, codeOf(whole.text)]).toEqual([code === 'method_not_allowed' ? 405 : 413, code]);
    const streamed = await post(name, chunked(22_000_000));
    expect(codeOf(streamed.text)).toBe(code);
  });

  it('The refusal of a body starts at one byte above the limit', async () => {
    const order = JSON.stringify(anOrder());
    expect((await post('place-order', order.padEnd(requestLimits.functionBytes))).status).toBe(200);
    expect((await post('place-order', order.padEnd(requestLimits.functionBytes + 1))).status).toBe(413);
  });
});

const deep = '['.repeat(60_000) + ']'.repeat(60_000);
const deepObject = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
const hostile: readonly (readonly [name: string, body: string])[] = [
  ['JSON nested 60,000 deep', deep],
  ['objects nested 40,000 deep', deepObject],
  ['an order with settings nested 60,000 deep', nested(deep)],
  ['a number beyond 2^53', '9007199254740993'],
  ['a number beyond all', '{"amountCents":1e999}'],
  ['a broken form', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nGre'],
  ['bytes that are no text', '\xff\xfe\x00'],
];

function nested(value: string): string {
  const order = JSON.stringify(
    anOrder({ items: [{ articleId: crypto.randomUUID(), quantity: 1, configuratorSettings: {} }] }),
  );
  return order.replace('"configuratorSettings":{}', `"configuratorSettings":{"a":${value}}`);
}

describe('a hostile body', () => {
  it.each(names)('A hostile body gets 4xx from %s', async (name) => {
    for (const [what, body] of hostile) {
      const { status } = await post(name, body, { 'content-type': 'multipart/form-data; boundary=b' });
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
    }
  });

  it('A body is parsed up to the maximum depth', async () => {
    const depth = requestLimits.jsonDepth - 4;
    const reply = await post('quote-cart', nested('['.repeat(depth) + ']'.repeat(depth)));
    expect(reply.status).toBe(200);
    expect((await post('quote-cart', nested(JSON.stringify(`\\"${'['.repeat(100)}`)))).status).toBe(200);
  });
});

describe('amounts', () => {
  const amounts = [2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 53 + 2, 1e20, 1e308, -(2 ** 53), 0.1, -1];

  it.each(amounts)('Amounts of %d cents get 4xx in every amount field', async (amount) => {
    const placed = await backend.place(anOrder());
    const preview = { step: 'preview', orderDbId: placed.orderDbId, amountCents: amount };
    const confirm = {
      step: 'confirm',
      orderDbId: placed.orderDbId,
      refundKey: crypto.randomUUID(),
      amountCents: amount,
      refundedCents: amount,
      password: 'pfotenmass',
    };
    const bodies: readonly (readonly [name: string, body: object])[] = [
      ['place-order', anOrder({ shownTotalCents: amount })],
      [
        'place-order',
        anOrder({ items: [{ articleId: crypto.randomUUID(), quantity: amount, configuratorSettings: null }] }),
      ],
      ['refund-order', preview],
      ['refund-order', confirm],
      ['refund-order', { ...confirm, amountCents: 1 }],
    ];
    for (const [name, body] of bodies) {
      const { status, text } = await post(name, JSON.stringify(body));
      expect(status, `${name}: ${text}`).toBeGreaterThanOrEqual(400);
      expect(status, `${name}: ${text}`).toBeLessThan(500);
    }
  });
});

describe('every reply', () => {
  it.each(names)('Every reply of %s forbids sniffing and caching', async (name) => {
    const { headers } = await post(name, '{}');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
