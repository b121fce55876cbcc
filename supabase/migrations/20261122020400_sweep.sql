-- Which orders the sweep asks PayPal about: those asked longest ago come first, so that none waits behind others.

create table public.order_checks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  asked_at timestamptz not null
);
comment on table public.order_checks is 'When the sweep last asked PayPal about an order. Read and written by functions only.';
alter table public.order_checks enable row level security;
revoke all on public.order_checks from anon, authenticated;
grant all on public.order_checks to service_role;

create or replace function public.orders_awaiting_settlement(
  p_older_than interval default '5 seconds', p_limit integer default 50
) returns setof public.orders
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select o.id, c.asked_at from public.orders o left join public.order_checks c on c.order_id = o.id
    where o.paypal_order_id is not null and o.created_at < now() - p_older_than
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'review')
      and (
        o.status in ('pending', 'processing')
        -- Money that was taken just before the order lapsed, and that nobody could tell us of.
        or (o.status = 'failed' and o.created_at > now() - interval '7 days'
          and coalesce(c.asked_at, o.created_at) < now() - interval '1 hour')
      )
    order by c.asked_at nulls first, o.created_at
    limit p_limit
  ), asked as (
    insert into public.order_checks (order_id, asked_at) select id, clock_timestamp() from due
    on conflict (order_id) do update set asked_at = excluded.asked_at
  )
  select o.* from public.orders o join due on due.id = o.id order by due.asked_at nulls first, o.created_at;
$$;
comment on function public.orders_awaiting_settlement(interval, integer) is
  'Orders the sweep asks PayPal about: begun and not yet completed, and lapsed ones of the last week. Those under review wait for an admin.';

create or replace view public.payment_reconciliation with (security_invoker = true) as
select
  o.id as order_db_id, o.order_id, o.status as order_status, o.total_cents, o.created_at,
  p.payment_id, p.status as payment_status, p.amount_cents, p.refunded_cents, p.review_reason,
  case
    when o.id is null then 'payment_without_order'
    when p.id is null then 'order_without_payment'
    when p.status = 'review' then 'review'
    when o.visual_status = 'Storniert' and p.status in ('captured', 'completed') then 'cancelled_not_refunded'
    when p.amount_cents <> o.total_cents then 'amount_differs'
    else 'order_not_settled'
  end as finding
from public.orders o
full join public.payments p on p.order_id = o.id
where (o.id is null and p.status in ('captured', 'completed', 'review'))
  or (p.id is null and o.status in ('processing', 'completed', 'refunded'))
  or p.status = 'review'
  or (p.status in ('captured', 'completed') and p.amount_cents <> o.total_cents and p.resolved_at is null)
  or (p.status = 'captured' and o.created_at < now() - interval '10 minutes')
  or (p.status in ('captured', 'completed') and o.status in ('pending', 'failed'))
  or (p.status in ('captured', 'completed') and o.visual_status = 'Storniert');
