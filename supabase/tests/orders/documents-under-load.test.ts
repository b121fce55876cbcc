import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { placeOrderCall } from '../setup/example-orders.ts';
import { type NativeConnection, type NativeShop, openNativeShop } from '../setup/native-database.ts';

const connectionCount = 20;
let shop: NativeShop;
let connections: NativeConnection[];
beforeAll(async () => {
  shop = await openNativeShop();
  connections = await Promise.all(Array.from({ length: connectionCount }, () => shop.connect()));
}, 120_000);
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await shop.close();
});

type Work = (connection: NativeConnection) => Promise<unknown>;

/** Runs the work on all connections at once; each takes the next piece as soon as it is free. */
async function atOnce(work: readonly Work[]): Promise<void> {
  const open = [...work];
  await Promise.all(
    connections.map(async (connection) => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) await next(connection);
    }),
  );
}

/** An order of 49,80 €. */
async function place(connection: NativeConnection): Promise<string> {
  const { rows } = await connection.query<{ reply: { id: string } }>(
    ...(placeOrderCall({ key: crypto.randomUUID() }) as [string, unknown[]]),
  );
  return rows[0]?.reply.id ?? '';
}

const pay = (connection: NativeConnection, id: string) =>
  connection.query(`select public.settle_payment($1, 'verified', 'PP', $2, 4980, 'EUR', 'test')`, [id, `PAY-${id}`]);

/** Refunds an amount if the order still allows it. */
async function refund(connection: NativeConnection, id: string, cents: number, refunded: number): Promise<boolean> {
  try {
    const { rows } = await connection.query<{ id: string }>(
      `select id from public.request_refund($1, $2, $3, $4, '', $5)`,
      [crypto.randomUUID(), id, cents, refunded, userIds.admin],
    );
    for (const part of rows) await connection.query('select public.finish_refund($1, $2)', [part.id, `RF-${part.id}`]);
    return true;
  } catch (cause) {
    if (cause instanceof Error && /^(amount_not_refundable|refund_outdated)$/.test(cause.message)) return false;
    throw cause;
  }
}

async function only<T extends Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<T[]> {
  const [connection] = connections;
  return connection === undefined ? [] : (await connection.query<T>(sql, parameters)).rows;
}

it('[REF-4] Three refunds of 20 € at once, on connections of their own, return at most the 49,80 € paid', async () => {
  const [first] = connections;
  if (first === undefined) throw new Error('No connection');
  const orders: string[] = [];
  for (let number = 0; number < 10; number += 1) {
    const id = await place(first);
    await pay(first, id);
    orders.push(id);
  }
  let granted = 0;
  await atOnce(
    orders.flatMap((id) =>
      [1, 2, 3].map(() => async (connection: NativeConnection) => {
        if (await refund(connection, id, 2_000, 0)) granted += 1;
      }),
    ),
  );
  expect(granted).toBeGreaterThanOrEqual(orders.length);
  expect(granted).toBeLessThanOrEqual(2 * orders.length);
  const [sums] = await only<{ most: number; refunded: number; corrected: number; asked: number }>(
    `select max(p.refunded_cents) as most, sum(p.refunded_cents)::integer as refunded,
      (select sum(amount_cents)::integer from public.order_documents
        where kind <> 'invoice' and order_id = any ($1)) as corrected,
      (select sum(amount_cents)::integer from public.refunds where order_id = any ($1)) as asked
     from public.payments p where p.order_id = any ($1)`,
    [orders],
  );
  expect(sums?.most).toBeLessThanOrEqual(4_000);
  expect(sums).toMatchObject({ refunded: 2_000 * granted, corrected: 2_000 * granted, asked: 2_000 * granted });
}, 120_000);

it('[REF-7] 100 payments and refunds at once number their documents without gap and without duplicate', async () => {
  const [first] = connections;
  if (first === undefined) throw new Error('No connection');
  const unpaid: string[] = [];
  const paid: string[] = [];
  for (let number = 0; number < 50; number += 1) {
    unpaid.push(await place(first));
    const id = await place(first);
    await pay(first, id);
    paid.push(id);
  }
  const counter = `select last_number from public.invoice_counters
    where year = extract(year from now() at time zone 'Europe/Berlin')`;
  const [before] = await only<{ last_number: number }>(counter);
  await atOnce(
    paid.flatMap((id, index) => [
      (connection: NativeConnection) => pay(connection, unpaid[index] ?? ''),
      (connection: NativeConnection) => refund(connection, id, index % 2 === 0 ? 4_980 : 990, 0),
    ]),
  );
  const [after] = await only<{ last_number: number }>(counter);
  expect((after?.last_number ?? 0) - (before?.last_number ?? 0)).toBe(100);
  const rows = await only<{ number: string; kind: string }>(
    `select number, kind from public.order_documents
     where number like 'RE-____-_____' order by right(number, 5)::integer`,
  );
  const numbers = rows.map(({ number }) => Number(number.slice(-5)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.at(-1)).toBe(after?.last_number);
  const last = rows.slice(-100).map(({ kind }) => kind);
  const count = (kind: string) => last.filter((other) => other === kind).length;
  expect([count('invoice'), count('cancellation'), count('correction')]).toEqual([50, 25, 25]);
}, 180_000);
