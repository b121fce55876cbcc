import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueMails } from '../../../local/testing/queue-mails.ts';
import { anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import type { FunctionDeps } from '../deps.ts';
import { sweep } from './sweep.ts';

const MAILS = 500;
const DOCUMENTS = 30;
/** A provider that needs this long for each mail. */
const MAIL_MS = 2_000;

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
  await backend.settled();
  const { database } = backend.deps;
  await database.from('email_outbox').update({ status: 'sent' }).neq('status', 'sent').throwOnError();
});
afterEach(() => backend.close());

/** Dependencies whose clock only mails advance, and the ids of the mails sent. */
function withSlowProvider() {
  const sent: string[] = [];
  let elapsedMs = 0;
  const startedAt = Date.now();
  const deps: FunctionDeps = {
    ...backend.deps,
    now: () => new Date(startedAt + elapsedMs),
    mail: {
      send: async (_mail, id) => {
        elapsedMs += MAIL_MS;
        sent.push(id);
      },
    },
  };
  return { deps, sent };
}

async function countQueued(template: string) {
  const { count } = await backend.deps.database
    .from('email_outbox')
    .select('id', { count: 'exact', head: true })
    .eq('template', template)
    .neq('status', 'sent');
  return count;
}

describe('a backlog of 500 mails', () => {
  it('[BEY-09] A backlog of 500 mails delays no payment, no expiry and no alarm', async () => {
    const paid = await backend.place(anOrder());
    await backend.decide(paid.paypalOrderId, 'approve');
    const unpaid = await backend.place(anOrder());
    await backend.settled();
    const { database } = backend.deps;
    const earlier = new Date(Date.now() - 60_000).toISOString();
    await database.from('orders').update({ expires_at: earlier }).eq('id', unpaid.orderDbId).throwOnError();
    const [dead] = await queueMails(database, 'order_expired', MAILS, paid.orderDbId);
    await queueMails(database, 'payment_received', DOCUMENTS, paid.orderDbId);
    await database.from('email_outbox').update({ status: 'dead' }).eq('id', dead).throwOnError();

    const { deps, sent } = withSlowProvider();
    let whenMailsBegan: Promise<unknown[]> | undefined;
    const observe = async () => {
      const ids = [paid.orderDbId, unpaid.orderDbId];
      const { data } = await database.from('orders').select('id, status').in('id', ids).throwOnError();
      return [...ids.map((one) => data.find(({ id }) => id === one)?.status), await countQueued('alarm')];
    };
    const observed: FunctionDeps = {
      ...deps,
      mail: {
        send: async (mail, id) => {
          whenMailsBegan ??= observe();
          await whenMailsBegan;
          await deps.mail.send(mail, id);
        },
      },
    };
    await sweep(observed, { olderThan: '0 seconds' });
    expect(await whenMailsBegan).toEqual(['completed', 'failed', 1]);
    expect(sent.length).toBeGreaterThan(0);
  });

  it('[BEY-09] A backlog of mails leaves time for documents, and documents leave time for mails', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    await backend.capture(placed.paypalOrderId);
    await backend.settled();
    const { database } = backend.deps;
    // Documents are due first.
    await queueMails(database, 'payment_received', DOCUMENTS, placed.orderDbId);
    await queueMails(database, 'order_expired', MAILS, placed.orderDbId);
    await sweep(withSlowProvider().deps);
    expect(await countQueued('order_expired')).toBeLessThan(MAILS);
    expect(await countQueued('payment_received')).toBeLessThan(DOCUMENTS);
  });

  it('[BEY-09] A backlog is sent by the next runs, each mail once', async () => {
    const placed = await backend.place(anOrder());
    await backend.settled();
    await queueMails(backend.deps.database, 'order_expired', MAILS, placed.orderDbId);
    const sent: string[] = [];
    const deps: FunctionDeps = { ...backend.deps, mail: { send: async (_mail, id) => void sent.push(id) } };
    let runs = 0;
    for (; sent.length < MAILS && runs < 20; runs += 1) {
      await Promise.all([sweep(deps, { jobs: ['mails'] }), sweep(deps, { jobs: ['mails'] })]);
    }
    expect(runs).toBeGreaterThan(2);
    expect(runs).toBeLessThan(10);
    expect([sent.length, new Set(sent).size, await countQueued('order_expired')]).toEqual([MAILS, MAILS, 0]);
  });
});
