import { describe, expect, it } from 'vitest';
import { testDeps } from '../_shared/deps.fixture.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import type { PayableOrder } from '../_shared/orders/orders.schema.ts';
import type { PayPalOrder } from '../_shared/paypal/paypal.schema.ts';
import type { PayPalReply } from '../_shared/paypal/paypal-http.ts';
import { openPayment } from './open-payment.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-22T12:00:00Z');

function orderOf(ageMs: number, paypalOrderId: string | null): PayableOrder {
  return {
    id: '50000000-0000-4000-8000-000000000001',
    order_id: 'PM-2026-000001',
    status: 'pending',
    visual_status: 'Offen',
    total_cents: 2_490,
    user_id: null,
    payment_id: null,
    paypal_order_id: paypalOrderId,
    idempotency_key: '60000000-0000-4000-8000-000000000001',
    created_at: new Date(now.getTime() - ageMs).toISOString(),
  };
}

const failed = (status: number): PayPalReply<PayPalOrder> => ({ ok: false, error: { issue: null, status } });
const known = (status: string): PayPalReply<PayPalOrder> => ({
  ok: true,
  value: { id: 'FORMER', status, purchase_units: [] },
});

/** Opens the payment of an order. `former` is PayPal's reply for the existing PayPal order. */
async function open(order: PayableOrder, former: PayPalReply<PayPalOrder>, created = known('CREATED')) {
  const keys: string[] = [];
  const attached: object[] = [];
  const deps = testDeps(
    {
      now: () => now,
      paypal: {
        ...testDeps().paypal,
        getOrder: async () => former,
        createOrder: async (_order, key) => {
          keys.push(key);
          return created.ok ? { ok: true, value: { ...created.value, id: 'NEW' } } : created;
        },
      },
    },
    async (_input, init) => {
      const body = JSON.parse(String(init?.body));
      attached.push(body);
      return Response.json(body.p_paypal_order_id);
    },
  );
  return { id: await openPayment(deps, order), keys, attached };
}

describe('an order that has a PayPal order', () => {
  it('[BEY-03] A PayPal order is kept for two hours without asking PayPal', async () => {
    expect(await open(orderOf(2 * hourMs - 1, 'FORMER'), failed(404))).toEqual({
      id: 'FORMER',
      keys: [],
      attached: [],
    });
  });

  it.each([
    ['FORMER', 'returns it', known('CREATED')],
    ['NEW', 'has voided it', known('VOIDED')],
    ['NEW', 'does not find it', failed(404)],
    ['FORMER', 'does not respond', failed(0)],
    ['FORMER', 'responds with an error', failed(500)],
  ])('[BEY-03] An order uses the PayPal order %s after two hours if PayPal %s', async (id, _reply, former) => {
    expect((await open(orderOf(2 * hourMs, 'FORMER'), former)).id).toBe(id);
  });

  it('[BEY-03] An order gets the new PayPal order under a key of its own, in place of the old one', async () => {
    const order = orderOf(3 * hourMs, 'FORMER');
    const { keys, attached } = await open(order, failed(404));
    expect(keys).toEqual([`${order.id}:create:FORMER`]);
    expect(attached).toEqual([{ p_order_id: order.id, p_paypal_order_id: 'NEW', p_instead_of: 'FORMER' }]);
  });
});

describe('an order without a PayPal order', () => {
  it('[BEY-03] An order without a PayPal order gets one under the key of the order', async () => {
    const order = orderOf(0, null);
    expect(await open(order, failed(0))).toMatchObject({ id: 'NEW', keys: [`${order.id}:create`] });
  });

  it('[BEY-03] An order without a PayPal order remains without one while PayPal is unreachable', async () => {
    await expect(open(orderOf(0, null), failed(0), failed(503))).rejects.toThrow(FunctionError);
  });
});
