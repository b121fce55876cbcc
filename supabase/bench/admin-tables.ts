// Measures how fast the admin tables load on the embedded backend with 10,000 orders and 2,000 users.
// EXPERIMENTAL_STORAGE=1 node supabase/bench/admin-tables.ts
import type { SupabaseClient } from '@supabase/supabase-js';
import { openHost } from '../tests/setup/open-host.ts';
import { fillForAdmin } from './fill-for-admin.ts';

const rounds = 5;
const limitMs = 300;

type Request = (client: SupabaseClient) => PromiseLike<{ error: unknown }>;

const newest = { ascending: false };

/** Loads a page of orders: first the ids, then the rows shown. */
const orders =
  (
    narrow: (ids: ReturnType<typeof orderIds>) => PromiseLike<{ data: { id: string }[] | null; error: unknown }>,
  ): Request =>
  async (client) => {
    const page = await narrow(orderIds(client));
    if (page.error !== null) return page;
    const ids = (page.data ?? []).map(({ id }) => id);
    return client.from('order_overview').select('*').in('id', ids);
  };
const orderIds = (client: SupabaseClient) => client.from('order_overview').select('id', { count: 'exact' });
const users = (more: object) => (client: SupabaseClient) =>
  client.rpc('list_users', { p_search: '', p_sort: 'name', p_limit: 25, p_offset: 0, ...more });

/** The requests of the pages, written as in their loaders. */
const requests: Readonly<Record<string, Request>> = {
  'orders, first page': orders((ids) => ids.order('created_at', newest).order('id', newest).range(0, 9)),
  'orders, page 500': orders((ids) => ids.order('created_at', newest).order('id', newest).range(4_990, 4_999)),
  'orders, last page': orders((ids) => ids.order('created_at', newest).order('id', newest).range(9_990, 9_999)),
  'orders, searched': orders((ids) =>
    ids.ilike('search_text', '%kunde 42%').order('created_at', newest).order('id', newest).range(0, 9),
  ),
  'orders, unpaid': orders((ids) =>
    ids.in('payment_word', ['unpaid']).order('created_at', newest).order('id', newest).range(0, 9),
  ),
  'orders, by customer': orders((ids) => ids.order('customer_name').order('id').range(0, 9)),
  'orders, by total': orders((ids) => ids.order('total_cents', newest).order('id', newest).range(0, 9)),
  'users, first page': users({}),
  'users, last page': users({ p_offset: 1_975 }),
  'users, searched': users({ p_search: 'kunde 42' }),
  'users, by orders': users({ p_sort: 'order_count', p_descending: true }),
  articles: (client) =>
    client.from('article_overview').select('*', { count: 'exact' }).order('created_at', newest).range(0, 24),
  mails: (client) =>
    client.from('outgoing_mails').select('*', { count: 'exact' }).order('created_at', newest).range(0, 24),
  'audit log': (client) =>
    client
      .from('audit_entries')
      .select('id, created_at, actor_name, table_name, row_id, action, subject, before, after', { count: 'exact' })
      .order('created_at', newest)
      .range(0, 49),
  'dashboard, a year': (client) => client.rpc('dashboard_figures', { p_from: '2026-01-01', p_to: '2026-12-31' }),
  'dashboard, counts': (client) => client.rpc('dashboard_counts'),
};

const host = await openHost();
await fillForAdmin(host.database);
const admin = host.visitor();
const { error: refusal } = await admin.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
if (refusal !== null) throw refusal;

let slow = 0;
for (const [name, ask] of Object.entries(requests)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { error } = await ask(admin);
    if (error !== null) throw error;
    times.push(performance.now() - start);
  }
  // The best round, because other work on the machine slows down the rest.
  const bestMs = Math.min(...times);
  if (bestMs > limitMs) slow += 1;
  console.log(`${name.padEnd(24)} ${bestMs.toFixed(0).padStart(5)} ms${bestMs > limitMs ? '  too slow' : ''}`);
}
await host.close();
console.log(
  slow === 0 ? `Every table answers within ${limitMs} ms.` : `${slow} of them take longer than ${limitMs} ms.`,
);
process.exitCode = slow === 0 ? 0 : 1;
