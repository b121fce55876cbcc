import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../functions/_shared/testing/make-pictures.ts';
import type { FunctionName } from '../local/functions-host.ts';
import { aGuest, anOrder, careSetId, type TestBackend, testBackend } from '../local/testing/test-backend.ts';
import { uploadSecret, uploadsTo } from '../local/testing/uploads.ts';
import { openApiDocument } from './openapi-document.ts';
import { documentValidator } from './testing/document-validator.ts';

const validator = documentValidator(openApiDocument());
const uploads = uploadsTo(() => backend);

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Sends a request, expects that the document describes it and its reply, and returns the reply. */
async function recorded<Reply = unknown>(name: FunctionName, body: unknown, token?: string): Promise<Reply> {
  expect(validator.request(name, body)).toEqual([]);
  const reply = await backend.call(name, body, token);
  expect(reply).toMatchObject({ status: 200 });
  expect(validator.reply(name, reply.status, reply.body)).toEqual([]);
  return reply.body as Reply;
}

it('The document describes the requests and replies of an order from quote to payment', async () => {
  const order = anOrder();
  await recorded('quote-cart', { items: order.items });
  const { orderId, paypalOrderId, accessToken } = await recorded<Record<string, string>>('place-order', order);
  await backend.decide(paypalOrderId ?? '', 'approve');
  await recorded('capture-order', { paypalOrderId });
  await recorded('verify-payment', { order: orderId, accessToken });
  const status = await recorded('order-status', { order: orderId, accessToken });
  expect(status).toMatchObject({ items: [{ title: expect.any(String) }], progress: { timeline: expect.any(Array) } });
});

it('The document describes the requests and replies of a file and of the administration', async () => {
  const upload = await uploads.send(png(60, 40));
  const file = await upload.json();
  expect(validator.reply('upload-file', upload.status, file)).toEqual([]);
  await recorded('file-link', { file: file.id, uploadSecret });
  const { orderDbId, paypalOrderId } = await backend.place(anOrder());
  await backend.decide(paypalOrderId, 'approve');
  await backend.capture(paypalOrderId);
  const admin = await backend.signIn('admin@example.de');
  await recorded('refund-order', { step: 'preview', orderDbId, amountCents: null }, admin);
});

it('The document describes a refusal with the params of its code', async () => {
  const { status, body } = await backend.call('place-order', anOrder({ shownTotalCents: 1 }));
  expect(body).toMatchObject({ error: { code: 'price_changed', params: { totalCents: 2_490 } } });
  expect(validator.reply('place-order', status, body)).toEqual([]);
  const withoutTotal = { error: { code: 'price_changed', params: { items: [] } } };
  expect(validator.reply('place-order', status, withoutTotal)).not.toEqual([]);
  expect(validator.reply('place-order', status, { error: { code: 'image_broken', params: {} } })).not.toEqual([]);
});

const line = { articleId: careSetId, quantity: 1, configuratorSettings: null };

it.each<[FunctionName, string, object]>([
  ['place-order', 'a quantity of 0', anOrder({ items: [{ ...line, quantity: 0 }] })],
  ['place-order', 'no line', anOrder({ items: [] })],
  ['place-order', 'a guest without a name', anOrder({ guestInfo: { ...aGuest, firstName: '' } })],
  ['quote-cart', 'a short secret', { items: [line], uploadSecret: 'aa' }],
  ['capture-order', 'a blank in the id', { paypalOrderId: 'A B' }],
  ['order-status', 'no order', {}],
])('Document and function %s refuse %s', async (name, _, body) => {
  expect(validator.request(name, body)).not.toEqual([]);
  const reply = await backend.call(name, body);
  expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  expect(validator.reply(name, reply.status, reply.body)).toEqual([]);
});

it('Document and function capture-order accept an id in small letters', async () => {
  expect(validator.request('capture-order', { paypalOrderId: 'abc-1' })).toEqual([]);
  expect(await backend.call('capture-order', { paypalOrderId: 'abc-1' })).toMatchObject({ status: 404 });
});
