import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillForAdmin } from '../../bench/fill-for-admin.ts';
import { testDatabase } from '../setup/database.ts';
import { connectTo } from '../setup/native-database.ts';
import { copyDatabase } from '../setup/prepared-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  const copy = await copyDatabase();
  const connection = await connectTo(copy.rootUrl);
  database = await testDatabase(connection, async () => {
    await connection.close();
    await copy.close();
  });
  await fillForAdmin(connection, 2_000);
}, 120_000);
afterAll(() => database.close());

it.each([
  [
    'orders by customer',
    'select id from public.order_overview order by customer_name_order, id limit 10',
    ['orders_customer_name'],
  ],
  [
    'orders by date',
    'select id from public.order_overview order by created_at desc, id desc limit 10',
    ['orders_created_at'],
  ],
  [
    'the audit log',
    'select * from public.audit_entries order by created_at desc limit 50',
    ['audit_log_created_at', 'orders_pkey'],
  ],
])('A page of %s is read by an index, however many rows there are', (_list, sql, indexes) =>
  database.trial(async ({ as }) => {
    const plan = JSON.stringify(await as('admin').query(`explain (format json) ${sql}`));
    for (const index of indexes) expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(orders|audit_log)"/);
  }),
);
