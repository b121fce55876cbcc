/** Runs SQL as the database owner. */
interface Executor {
  exec(sql: string): Promise<unknown>;
}

/** Adds orders of the last year, with items, payments and mails, and a user for every five of them, to the seed. */
const fillSql = (orders: number) => `
insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
select ('90000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'authenticated', 'authenticated',
  'kunde' || n || '@example.de', jsonb_build_object('first_name', 'Kunde ' || n, 'last_name', 'Muster'), now(), now()
from generate_series(1, ${orders / 5}) as n;

insert into public.orders (
  id, order_id, idempotency_key, request_hash, user_id, recipient, payment_id, total_cents, status, visual_status,
  tracking_number, created_at
)
select
  ('91000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'PM-2025-' || lpad(n::text, 6, '0'), gen_random_uuid(),
  'load', ('90000000-0000-4000-8000-' || lpad((1 + n % ${orders / 5})::text, 12, '0'))::uuid,
  jsonb_build_object('firstName', 'Kunde ' || n, 'lastName', 'Muster', 'email', 'kunde' || n || '@example.de',
    'street', 'Musterweg 1', 'city', 'Bremen', 'postalCode', '28195', 'country', 'Deutschland'),
  case when n % 5 > 0 then 'LOAD-' || n end, 2000 + n % 15000,
  case when n % 5 = 0 then 'failed' else 'completed' end,
  (array['Offen', 'In Bearbeitung', 'Versendet', 'Versendet', 'Storniert'])[1 + n % 5],
  case when n % 5 in (2, 3) then '0034' || n end, now() - n * interval '1 year' / ${orders}
from generate_series(1, ${orders}) as n;

insert into public.order_items (
  order_id, position, title, quantity, base_price_cents, unit_price_cents, withdrawal_excluded
)
select id, 0, 'Wintermantel', 1, total_cents, total_cents, true from public.orders where request_hash = 'load';

-- The money of a cancelled order was returned, but not yet that of the last days.
insert into public.payments (payment_id, order_id, amount_cents, currency, captured_at, verified_at, refunded_cents)
select payment_id, id, total_cents, 'EUR', created_at, created_at, case when is_returned then total_cents else 0 end
from (select *, visual_status = 'Storniert' and created_at < now() - interval '3 days' as is_returned from public.orders) as o
where request_hash = 'load' and payment_id is not null;

insert into public.email_outbox (template, recipient, order_id, dedupe_key, status, sent_at, created_at)
select 'order_received', recipient ->> 'email', id, 'load:' || id, 'sent', created_at, created_at
from public.orders where request_hash = 'load';

insert into public.audit_log (actor_id, table_name, row_id, action, before, after)
select '10000000-0000-4000-8000-000000000003', 'orders', id, 'UPDATE', '{"visual_status": "Offen"}',
  jsonb_build_object('visual_status', visual_status)
from public.orders where request_hash = 'load';

analyze;
`;

/**
 * Fills a database with as many users and orders as some years of business.
 * @param orders a multiple of five
 */
export async function fillForAdmin(database: Executor, orders = 10_000): Promise<void> {
  await database.exec(fillSql(orders));
}
