import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orderStatusReplySchema, type PlaceOrderReply } from '../../contracts/index.ts';
import { anOrder, careSetId, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

let backend: TestBackend;
let annasToken: string;
let bensToken: string;
let guestOrder: PlaceOrderReply;
let annasOrder: PlaceOrderReply;
let paymentId: string;

beforeAll(async () => {
  backend = await testBackend();
  annasToken = await backend.signIn('anna@example.de');
  bensToken = await backend.signIn('ben@example.de');
  guestOrder = await backend.place(anOrder());
  annasOrder = await backend.place(anOrder({ guestInfo: null }), annasToken);
  await backend.decide(guestOrder.paypalOrderId, 'approve');
  paymentId = (await backend.capture(guestOrder.paypalOrderId)).paymentId;
});
afterAll(() => backend.close());

const unknown = {
  status: 404,
  body: { error: { code: 'order_not_found', params: {}, reference: expect.stringMatching(/^[0-9a-f]{8}$/) } },
};
const ask = (order: string, accessToken?: string, token?: string) =>
  backend.call('order-status', { order, accessToken }, token);

/** Places an order under other terms than the current ones. */
async function placeWithTerms(terms: object): Promise<PlaceOrderReply> {
  const { database } = backend.deps;
  const rpc = database.rpc.bind(database);
  const placing = vi
    .spyOn(database, 'rpc')
    .mockImplementation((name, parameters) =>
      rpc(name, name === 'place_order' ? { ...parameters, p_terms: terms } : parameters),
    );
  const placed = await backend.place(anOrder());
  placing.mockRestore();
  return placed;
}

it('[SF-DONE-07] [SF-DONE-09] [SF-DONE-11] The order of a payment is found, with number, status and total but no personal data', async () => {
  const reply = await ask(paymentId);
  expect(reply).toMatchObject({
    status: 200,
    body: { orderId: guestOrder.orderId, totalCents: 2_490, isInReview: false },
  });
  expect(reply.body).not.toHaveProperty('items');
  expect(JSON.stringify(reply.body)).not.toMatch(/greta|gast|musterweg|10115/i);
});

it('[SF-DONE-08] The holder of the link finds an order by its number, with its items', async () => {
  expect(await ask(guestOrder.orderId, guestOrder.accessToken)).toMatchObject({
    status: 200,
    body: {
      orderId: guestOrder.orderId,
      items: [
        {
          articleId: careSetId,
          quantity: 1,
          unitPriceCents: 2_490,
          configuratorType: null,
          deliveryDays: { min: expect.any(Number), max: expect.any(Number) },
        },
      ],
    },
  });
});

it('[BEY-10] The holder of the link gets the progress of the order, without names', async () => {
  // An event with an admin as its actor.
  const changed = await fetch(`${backend.url}/rest/v1/rpc/change_order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await backend.signIn('admin@example.de')}`,
      apikey: backend.keys.publishable,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      p_order_id: guestOrder.orderDbId,
      p_revision: null,
      p_change: { visualStatus: 'In Bearbeitung' },
    }),
  });
  expect(changed.status).toBe(200);
  const { body } = await ask(guestOrder.orderId, guestOrder.accessToken);
  const { progress } = orderStatusReplySchema.parse(body);
  expect(progress).toMatchObject({
    visualStatus: 'In Bearbeitung',
    productionStage: null,
    trackingNumber: null,
    shippingCents: 0,
    refundedCents: 0,
  });
  expect(progress?.timeline.slice(0, 3).map(({ event, actor_name }) => [event, actor_name])).toEqual([
    ['order.placed', null],
    ['payment.captured', null],
    ['status.changed', null],
  ]);
  const [change] = progress?.timeline.filter(({ event }) => event === 'visual_status.changed') ?? [];
  expect(change).toMatchObject({ actor_name: null, details: { to: 'In Bearbeitung' } });
  expect((await ask(paymentId)).body).not.toHaveProperty('progress');
});

it('[BEY-11] The tax mode is that at the time of the order, not the current one', async () => {
  const taxOf = async ({ orderId, accessToken }: PlaceOrderReply) =>
    orderStatusReplySchema.parse((await ask(orderId, accessToken)).body).tax;
  expect(await taxOf(guestOrder)).toBe('regular');
  expect(await taxOf(await placeWithTerms({ tax: 'small-business' }))).toBe('small-business');
  expect(await taxOf(await placeWithTerms({}))).toBe('regular');
  expect((await ask(paymentId)).body).not.toHaveProperty('tax');
});

it('The owner sees their order without a link', async () => {
  expect(await ask(annasOrder.orderId, undefined, annasToken)).toMatchObject({
    status: 200,
    body: { status: 'pending', items: [{ title: 'Pflegeset „Werkstatt“' }] },
  });
});

it.each([
  ['an unknown number', () => ask('PM-2026-000000')],
  ['a known number without a link', () => ask(guestOrder.orderId)],
  ['a wrong link', () => ask(guestOrder.orderId, 'f'.repeat(64))],
  ['the link of another order', () => ask(annasOrder.orderId, guestOrder.accessToken)],
  ['another customer', () => ask(annasOrder.orderId, undefined, bensToken)],
])('[BEY-34] The reply to %s is that to an unknown order', async (_, request) => {
  expect(await request()).toEqual(unknown);
});

it('An invalid token is rejected', async () => {
  expect(await ask(paymentId, undefined, 'a.forged.token')).toMatchObject({
    status: 401,
    body: { error: { code: 'not_signed_in' } },
  });
});

it('[BEY-34] The digest of the link alone is stored', async () => {
  const { data } = await backend.deps.database
    .from('order_access_tokens')
    .select('token_hash')
    .eq('order_id', guestOrder.orderDbId);
  expect(data).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(JSON.stringify(data)).not.toContain(guestOrder.accessToken);
});

it.each(['PM-\0', 'PM-\ud800', 'PM-\udc36\ud83d'])(
  'The request %j is rejected, which the database cannot store',
  async (order) => {
    expect(await ask(order)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  },
);

it('A character encoded as a surrogate pair is accepted', async () => {
  const body = '{"order":"PM-\\ud83d\\udc36"}';
  expect((await fetch(`${backend.url}/functions/v1/order-status`, { method: 'POST', body })).status).toBe(404);
});
