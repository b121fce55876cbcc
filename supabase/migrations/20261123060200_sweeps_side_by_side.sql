-- Two sweeps at the same time (the clock's and one by hand) take their rows in the same order, so that neither waits for
-- the other in a circle.

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
    insert into public.order_checks (order_id, asked_at) select id, clock_timestamp() from due order by id
    on conflict (order_id) do update set asked_at = excluded.asked_at
  )
  select o.* from public.orders o join due on due.id = o.id order by due.asked_at nulls first, o.created_at;
$$;

create or replace function public.expire_unpaid_orders(p_now timestamptz default now()) returns setof jsonb
language sql security invoker set search_path = '' as $$
  with due as (
    select o.id from public.orders o
    where o.status = 'pending' and o.expires_at <= p_now
      -- Money PayPal still holds may arrive days later.
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'pending')
    order by o.id
    -- What somebody has in hand is looked at by the next sweep.
    for update skip locked
  ), expired as (
    update public.orders o set status = 'failed' from due where o.id = due.id
    returning o.id, o.order_id, o.recipient
  ), mailed as (
    insert into public.email_outbox (template, recipient, order_id, dedupe_key)
    select 'order_expired', recipient ->> 'email', id, 'order_expired:' || id from expired
    on conflict do nothing
  )
  select jsonb_build_object('id', id, 'orderId', order_id) from expired;
$$;
