import { renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlaceOrderReply, PlaceOrderRequest } from '../../contracts/index.ts';
import { sweep } from '../../functions/_shared/maintenance/sweep.ts';
import { aGuest, anOrder, type NativeTestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { connectTo, type NativeConnection } from '../setup/native-database.ts';

let backend: NativeTestBackend;
const failures: (string | undefined)[] = [];
beforeAll(async () => {
  backend = await testBackend({ onRequest: ({ failure }) => failures.push(failure) });
});
afterAll(() => backend.close());

/** Runs work as the superuser in a session of its own, because a session keeps the files of tables open. */
async function asRoot<T>(work: (root: NativeConnection) => Promise<T>): Promise<T> {
  const root = await connectTo(backend.rootUrl);
  try {
    return await work(root);
  } finally {
    await root.close();
  }
}

/** Ends the other sessions of the database, as a restart does. They close their files. */
const endSessions = () =>
  asRoot((root) =>
    root.exec(`select pg_terminate_backend(pid, 60000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  );

/** Returns the tables with new rows since the last call. */
async function writtenTables(): Promise<string[]> {
  await endSessions();
  const { rows } = await asRoot((root) =>
    root.query<{ name: string }>(
      'select relid::regclass::text as name from pg_stat_user_tables where n_tup_ins > 0 order by 1',
    ),
  );
  await asRoot((root) => root.exec('select pg_stat_reset()'));
  return rows.map(({ name }) => name);
}

/**
 * Fills the disk for one table: every write that needs a new page fails with ENOSPC, by the kernel's device for that. The
 * table is emptied before, so that each of its rows needs a page.
 * @returns makes space again
 */
async function fillDiskOf(table: string): Promise<() => Promise<void>> {
  const path = await asRoot(async (root) => {
    // Without the triggers that keep rows from being deleted.
    await root.exec(`set session_replication_role = replica; truncate ${table} cascade`);
    const { rows } = await root.query<{ path: string }>(
      `select current_setting('data_directory') || '/' || pg_relation_filepath('${table}') as path`,
    );
    return rows[0]?.path ?? '';
  });
  await endSessions();
  renameSync(path, `${path}.kept`);
  symlinkSync('/dev/full', path);
  return async () => {
    await endSessions();
    unlinkSync(path);
    renameSync(`${path}.kept`, path);
  };
}

const newOrder = () => anOrder({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` } });

/** Subjects of the mails to the buyer of an order, without its number. */
async function mailsOf({ guestInfo }: PlaceOrderRequest, { orderId }: PlaceOrderReply): Promise<string[]> {
  const mails = await backend.mails();
  const own = mails.filter(({ to }) => to === guestInfo?.email);
  return own.map(({ subject }) => subject.replace(orderId, '…')).toSorted();
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await asRoot((root) => root.query<{ rows: number }>(`select count(*) as rows from ${table}`));
  return rows[0]?.rows ?? 0;
}

/** Sends what is due, although an attempt has failed a moment ago. */
async function sweepAll(): Promise<void> {
  await asRoot((root) =>
    root.exec(`update public.email_outbox set next_attempt_at = now() - interval '1 minute' where status <> 'sent'`),
  );
  await sweep(backend.deps, { olderThan: '0 seconds' });
}

/** The amounts that PayPal has booked for an order. */
async function bookedFor({ orderId }: PlaceOrderReply): Promise<string[]> {
  const end = new Date(Date.now() + 60_000);
  const report = await backend.deps.paypal.listTransactions(new Date(Date.now() - 86_400_000), end);
  if (!report.ok) throw new Error('The sandbox did not answer');
  return report.value.filter((row) => row.invoice_id === orderId).map((row) => row.transaction_amount.value);
}

it('[BEY-09] An order fails as a whole at any table whose disk is full, and is stored once when there is space', async () => {
  await writtenTables();
  const healthy = newOrder();
  const mails = await mailsOf(healthy, await backend.place(healthy));
  const tables = await writtenTables();
  expect(tables).toEqual(expect.arrayContaining(['orders', 'order_items', 'order_timeline', 'email_outbox']));

  for (const table of tables) {
    await asRoot((root) => root.exec('set session_replication_role = replica; truncate orders cascade'));
    const makeSpace = await fillDiskOf(table);
    const order = newOrder();
    const refused = await backend.call('place-order', order);
    expect([table, refused]).toMatchObject([
      table,
      { status: 500, body: { error: { code: 'internal_error', reference: expect.any(String) } } },
    ]);
    expect(failures.at(-1)).toMatch(/^Error: 53100 .*No space left on device/);
    await makeSpace();
    for (const written of tables) expect([table, written, await rowsOf(written)]).toEqual([table, written, 0]);

    const placed = await backend.place(order);
    expect(await backend.place(order)).toEqual(placed);
    await sweepAll();
    expect([table, await rowsOf('orders'), await rowsOf('order_items')]).toEqual([table, 1, 1]);
    expect([table, await mailsOf(order, placed)]).toEqual([table, mails]);
  }
});

/** Written once the payment is verified: the mail, and the invoice in it. */
const afterReply: ReadonlySet<string> = new Set(['email_outbox', 'order_documents']);

it('[BEY-04] A payment that is captured while the disk is full is booked once when there is space', async () => {
  const healthy = newOrder();
  const paid = await backend.place(healthy);
  await backend.decide(paid.paypalOrderId, 'approve');
  await backend.settled();
  await writtenTables();
  await backend.capture(paid.paypalOrderId);
  const mails = await mailsOf(healthy, paid);
  const tables = await writtenTables();
  expect(tables).toEqual(expect.arrayContaining(['payments', 'order_timeline', 'email_outbox', 'order_documents']));

  for (const table of tables) {
    const order = newOrder();
    const placed = await backend.place(order);
    await backend.decide(placed.paypalOrderId, 'approve');
    await backend.settled();
    const makeSpace = await fillDiskOf(table);
    const captured = await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId });
    expect([table, captured.status]).toEqual([table, afterReply.has(table) ? 200 : 500]);
    await backend.settled();
    await makeSpace();
    for (let run = 0; run < 2; run += 1) await sweepAll();

    const { data } = await backend.deps.database
      .from('orders')
      .select('status, payments (amount_cents)')
      .eq('id', placed.orderDbId)
      .single();
    expect([table, data]).toEqual([table, { status: 'completed', payments: [{ amount_cents: 2_490 }] }]);
    expect([table, await bookedFor(placed)]).toEqual([table, ['24.90']]);
    expect([table, await mailsOf(order, placed)]).toEqual([table, mails]);
  }
});
