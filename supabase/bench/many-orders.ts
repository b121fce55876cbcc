// Measures the lists of the administration with 100,000 orders on native PostgreSQL, as the admin, under the timeout of
// a hosted project (8 s). Fails if one of them takes longer.
// node supabase/bench/many-orders.ts [orders]
import { applyRoleSettings } from '../local/database/session-settings.ts';
import { actors, sessionIdOf } from '../tests/setup/actors.ts';
import { connectTo, openNativeShop } from '../tests/setup/native-database.ts';
import { fillForAdmin } from './fill-for-admin.ts';

const orders = Number(process.argv[2] ?? 100_000);
const { role, userId } = actors.admin;

const overview = (rest: string) => `select id from public.order_overview ${rest}`;
const newest = 'order by created_at desc, id desc limit 10';

/** The requests of the pages. */
const statements: Readonly<Record<string, string>> = {
  'orders, first page': overview(newest),
  'orders, last page': overview(`${newest} offset ${orders - 10}`),
  'orders, number': 'select count(*) from public.order_overview',
  'orders, searched': `select count(*) from public.order_overview where search_text ilike '%kunde 4242%'`,
  'orders, unpaid': `select count(*) from public.order_overview where payment_word in ('unpaid')`,
  'orders, by customer': overview('order by customer_name_order, id limit 10'),
  'orders, by total': overview('order by total_cents desc, id desc limit 10'),
  users: 'select public.list_users()',
  'users, by orders': `select public.list_users(p_sort => 'order_count', p_descending => true)`,
  mails: 'select * from public.outgoing_mails order by created_at desc limit 25',
  'audit log': 'select * from public.audit_entries order by created_at desc limit 50',
  'dashboard, a year': `select public.dashboard_figures(p_from => '2026-01-01', p_to => '2026-12-31')`,
  'dashboard, counts': 'select public.dashboard_counts()',
  'open cases': 'select public.open_cases()',
  reconciliation: 'select count(*) from public.payment_reconciliation',
};

const shop = await openNativeShop();
const connection = await connectTo(shop.rootUrl);
await fillForAdmin(connection, orders);
await connection.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionIdOf(userId), userId]);
const claims = JSON.stringify({ role, sub: userId, session_id: sessionIdOf(userId) });
let failures = 0;
for (const [name, sql] of Object.entries(statements)) {
  await connection.exec('begin');
  await connection.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    role,
    claims,
  ]);
  await connection.query(applyRoleSettings, [role]);
  const start = performance.now();
  try {
    await connection.query(sql);
    console.log(`${name.padEnd(20)} ${(performance.now() - start).toFixed(0).padStart(6)} ms`);
  } catch (error) {
    failures += 1;
    console.log(`${name.padEnd(20)} ${error instanceof Error ? error.message : error}`);
  }
  await connection.exec('rollback');
}
await connection.close();
await shop.close();
console.log(failures === 0 ? 'Every list answers in time.' : `${failures} of them take longer than 8 s.`);
process.exitCode = failures === 0 ? 0 : 1;
