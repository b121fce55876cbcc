import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import type { FunctionDeps } from '../deps.ts';
import type { PayPalClient } from '../paypal/paypal-client.ts';
import { sweep } from './sweep.ts';

const ORDERS = 12;
const TIMEOUT_MS = 15_000;

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
});
afterEach(() => backend.close());

/** Orders with an approved PayPal payment that only the sweep can finish. */
async function placeApprovedOrders(count: number) {
  const placed = [];
  for (let index = 0; index < count; index += 1) {
    const guestInfo = { ...aGuest, email: `greta+${index}@example.de` };
    const order = await backend.place(anOrder({ guestInfo }));
    await backend.decide(order.paypalOrderId, 'approve');
    placed.push(order);
  }
  await backend.settled();
  return placed;
}

/** Dependencies with a clock that only PayPal calls advance, and a log of events in order. */
function withClock(
  getOrder: (real: PayPalClient, id: string, advance: (ms: number) => void) => ReturnType<PayPalClient['getOrder']>,
) {
  const events: string[] = [];
  let elapsedMs = 0;
  let running = 0;
  let maxRunning = 0;
  const startedAt = Date.now();
  const { paypal, mail } = backend.deps;
  const deps: FunctionDeps = {
    ...backend.deps,
    now: () => new Date(startedAt + elapsedMs),
    log: () => undefined,
    mail: {
      send: async (message, key) => {
        events.push(`mail: ${message.subject}`);
        await mail.send(message, key);
      },
    },
    paypal: {
      ...paypal,
      getOrder: async (id) => {
        events.push('get-order');
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        const reply = await getOrder(paypal, id, (ms) => {
          elapsedMs += ms;
        });
        running -= 1;
        return reply;
      },
    },
  };
  return { deps, events, maxRunning: () => maxRunning };
}

async function statuses() {
  const { data } = await backend.deps.database.from('orders').select('status').like('recipient->>email', 'greta+%');
  return (data ?? []).map(({ status }: { status: string }) => status);
}

const countOf = (events: readonly string[], event: string) => events.filter((entry) => entry === event).length;

describe('PayPal timeouts', () => {
  it('[BEY-15] PayPal timeouts do not delay mails, whose job asks PayPal nothing', async () => {
    await placeApprovedOrders(ORDERS);
    const { error } = await backend.deps.database.from('email_outbox').insert({
      template: 'alarm',
      recipient: 'shop',
      payload: { what: 'mail_not_sent', subject: 'WAITING' },
      dedupe_key: 'waiting',
    });
    expect(error).toBeNull();
    const { deps, events } = withClock(async (_paypal, _id, advance) => {
      advance(TIMEOUT_MS);
      return { ok: false, error: { issue: null, status: 0 } };
    });
    await sweep(deps, { jobs: ['mails'], olderThan: '0 seconds' });
    expect(events).toContain('mail: Bitte prüfen: ein Vorgang hängt');
    expect(countOf(events, 'get-order')).toBe(0);
  });

  it('[BEY-09] Repeated PayPal timeouts stop further calls, with one alarm a day for the shop', async () => {
    await placeApprovedOrders(ORDERS);
    // The clock does not advance, so that only the failures and not the time budget stop the calls.
    const { deps, events } = withClock(async () => ({ ok: false, error: { issue: null, status: 0 } }));
    await sweep(deps, { olderThan: '0 seconds' });
    expect(countOf(events, 'get-order')).toBeLessThanOrEqual(5);
    await sweep(deps, { olderThan: '0 seconds' });
    const alarms = (await backend.mails()).filter(({ text }) => text.includes('PayPal antwortet nicht.'));
    expect(alarms.map(({ to }) => to)).toEqual(['hallo@example.de']);
  });

  it('[BEY-09] PayPal timeouts leave every order to a later sweep, which settles all of them', async () => {
    await placeApprovedOrders(ORDERS);
    const failing = withClock(async () => ({ ok: false, error: { issue: null, status: 503 } }));
    await sweep(failing.deps, { olderThan: '0 seconds' });
    expect(new Set(await statuses())).toEqual(new Set(['pending']));
    await sweep(backend.deps, { olderThan: '0 seconds' });
    expect(await statuses()).toEqual(Array(ORDERS).fill('completed'));
  });
});

describe('slow PayPal replies', () => {
  it('[BEY-09] Slow PayPal replies keep calls within the time budget, for a few orders at once', async () => {
    await placeApprovedOrders(ORDERS);
    const { deps, events, maxRunning } = withClock(async (paypal, id, advance) => {
      advance(2_500);
      return paypal.getOrder(id);
    });
    await sweep(deps, { olderThan: '0 seconds' });
    expect(maxRunning()).toBeGreaterThan(1);
    expect(maxRunning()).toBeLessThanOrEqual(5);
    // One order takes two calls of 2.5 s, so that the budget of 20 s ends after the first batch of five.
    expect((await statuses()).filter((status) => status === 'completed')).toHaveLength(5);
    expect(countOf(events, 'get-order')).toBe(10);
  });

  it('[BEY-09] Slow PayPal replies let each sweep continue with the orders that waited longest', async () => {
    const placed = await placeApprovedOrders(ORDERS);
    const asked: string[] = [];
    // The orders stay open, so that a sweep could begin with the same ones again.
    const slow = () =>
      withClock(async (_paypal, id, advance) => {
        asked.push(id);
        advance(4_000);
        return { ok: true, value: { id, status: 'CREATED', purchase_units: [] } };
      }).deps;
    for (let run = 0; run < 3; run += 1) await sweep(slow(), { olderThan: '0 seconds' });
    expect(asked).toHaveLength(15);
    expect(new Set(asked)).toEqual(new Set(placed.map(({ paypalOrderId }) => paypalOrderId)));
  });
});
