import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillForAdmin } from '../../bench/fill-for-admin.ts';
import { actors, sessionIdOf } from '../setup/actors.ts';
import { connectTo, type NativeConnection } from '../setup/native-database.ts';
import { copyDatabase, type DatabaseCopy } from '../setup/prepared-database.ts';

let copy: DatabaseCopy;
let connection: NativeConnection;
beforeAll(async () => {
  copy = await copyDatabase();
  connection = await connectTo(copy.rootUrl);
  await fillForAdmin(connection, 2_000);
  const { userId } = actors.admin;
  await connection.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionIdOf(userId), userId]);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await copy.close();
});

const countCalls = `select coalesce(pg_stat_get_xact_function_calls('private.caller_id()'::regprocedure), 0) as calls`;

async function callsSoFar(): Promise<number> {
  const { rows } = await connection.query<{ calls: number }>(countCalls);
  return rows[0]?.calls ?? 0;
}

/** Runs a statement as an admin. @returns its number of rows, and how often it looked the session up */
async function lookUps(sql: string): Promise<{ rows: number; calls: number }> {
  const { userId, role } = actors.admin;
  const claims = JSON.stringify({ role, sub: userId, session_id: sessionIdOf(userId) });
  await connection.exec(`begin; set local track_functions = 'all'`);
  try {
    const before = await callsSoFar();
    await connection.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      claims,
    ]);
    const { rows } = await connection.query(sql);
    await connection.exec('reset role');
    return { rows: rows.length, calls: (await callsSoFar()) - before };
  } finally {
    await connection.exec('rollback');
  }
}

it.each([
  ['orders', 'select id from public.orders'],
  ['orders with their payments', 'select o.id from public.orders o left join public.payments p on p.order_id = o.id'],
  ['the list of orders', 'select * from public.order_overview'],
])('A statement looks the session up as often for 10 as for thousands of rows: %s', async (_list, sql) => {
  const few = await lookUps(`${sql} limit 10`);
  const many = await lookUps(`${sql} limit 1000`);
  expect([few.rows, many.rows]).toEqual([10, 1_000]);
  expect(few.calls).toBeGreaterThan(0);
  expect(many.calls).toBe(few.calls);
});

it('An update of many rows looks the session up as often as one of a single row', async () => {
  const change = (rows: string) => `update public.articles set description = description where ${rows} returning id`;
  const one = await lookUps(change('id = (select min(id::text)::uuid from public.articles)'));
  const all = await lookUps(change('true'));
  expect(one.rows).toBe(1);
  expect(all.rows).toBeGreaterThan(10);
  expect(all.calls).toBe(one.calls);
});
