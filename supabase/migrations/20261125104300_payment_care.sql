-- What the sweep does with unfinished payments, and what an admin does with a payment under review.

create table public.order_checks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  asked_at timestamptz not null
);
comment on table public.order_checks is 'When the sweep last asked PayPal about an order. Used by functions only.';

alter table public.order_checks enable row level security;
revoke all on public.order_checks from anon, authenticated;
grant all on public.order_checks to service_role;

create function public.orders_awaiting_settlement(
  p_older_than interval default '5 seconds', p_limit integer default 50
) returns setof public.orders
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select o.id, coalesce(c.asked_at, o.created_at) as waits_since from public.orders o left join public.order_checks c on c.order_id = o.id
    where o.paypal_order_id is not null and o.created_at < now() - p_older_than
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'review')
      and (
        o.status in ('pending', 'processing')
        -- A capture just before the order expired, whose reply was lost.
        or (o.status = 'failed' and o.created_at > now() - interval '7 days'
          and coalesce(c.asked_at, o.created_at) < now() - interval '1 hour')
      )
    -- Neither orders that stay open nor a flood of new ones delays the others.
    order by coalesce(c.asked_at, o.created_at), o.id
    limit p_limit
  ), asked as (
    insert into public.order_checks (order_id, asked_at) select id, clock_timestamp() from due order by id
    on conflict (order_id) do update set asked_at = excluded.asked_at
  )
  select o.* from public.orders o join due on due.id = o.id order by due.waits_since, o.id;
$$;
comment on function public.orders_awaiting_settlement(interval, integer) is
  'Orders that the sweep checks with PayPal: unfinished ones, and expired ones of the last week. Orders under review are skipped.';
revoke all on function public.orders_awaiting_settlement(interval, integer) from public, anon, authenticated, service_role;
grant execute on function public.orders_awaiting_settlement(interval, integer) to service_role;

create function public.expire_unpaid_orders(p_now timestamptz default now()) returns setof jsonb
language sql security invoker set search_path = '' as $$
  with due as (
    select o.id from public.orders o
    where o.status = 'pending' and o.expires_at <= p_now
      -- A payment that PayPal holds may be captured days later.
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'pending')
    order by o.id
    -- Locked orders are left to the next sweep.
    for update skip locked
  ), expired as (
    update public.orders o set status = 'failed' from due where o.id = due.id
    returning o.id, o.order_id, o.recipient, o.visual_status
  ), mailed as (
    insert into public.email_outbox (template, recipient, order_id, dedupe_key)
    select 'order_expired', recipient ->> 'email', id, 'order_expired:' || id from expired
    -- The buyer of a cancelled order has the mail about the cancellation.
    where visual_status <> 'Storniert'
    on conflict do nothing
  )
  select jsonb_build_object('id', id, 'orderId', order_id) from expired;
$$;
comment on function public.expire_unpaid_orders(timestamptz) is
  'Expires unpaid orders and notifies the buyers unless the order was cancelled. A later capture reopens the order.';
revoke all on function public.expire_unpaid_orders(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.expire_unpaid_orders(timestamptz) to service_role;

create function private.accept_payment(p_payment_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_actor_id uuid := (select private.caller_id());
  v_before public.payments;
begin
  perform private.require_admin();
  select * into v_before from public.payments where payment_id = p_payment_id;
  -- Locks the order first, as settle_payment does, to avoid a deadlock.
  perform 1 from public.orders where id = v_before.order_id for update;
  -- A payment without an order is only closed. It is not verified, because its order may be found later.
  update public.payments
  set review_reason = null, resolved_at = now(),
    verified_at = case when order_id is null then verified_at else coalesce(verified_at, now()) end
  where payment_id = p_payment_id and status = 'review' and order_id is not distinct from v_before.order_id;
  if not found then
    return false;
  end if;
  if v_before.order_id is null then
    insert into public.audit_log (actor_id, table_name, row_id, action, before, after)
    values (v_actor_id, 'payments', p_payment_id, 'UPDATE',
      jsonb_build_object('review_reason', v_before.review_reason), '{"review_reason": null}');
    return true;
  end if;
  insert into public.order_timeline (order_id, actor_id, event, details)
  values (v_before.order_id, v_actor_id, 'payment.accepted', jsonb_build_object('paymentId', p_payment_id));
  perform private.follow_payments(v_before.order_id);
  return true;
end;
$$;
comment on function private.accept_payment(text) is
  'Accepts a payment under review. Definer with the caller checked, because payments has no write policy.';
revoke all on function private.accept_payment(text) from public;
grant execute on function private.accept_payment(text) to authenticated;

create function public.accept_payment(p_payment_id text) returns boolean
language sql security invoker set search_path = '' as $$ select private.accept_payment(p_payment_id); $$;
comment on function public.accept_payment(text) is
  'Accepts a payment under review as paid, for admins. A payment without an order leaves the open findings. Returns false if there is none. To return the money, refund it at PayPal.';
revoke all on function public.accept_payment(text) from public, anon, authenticated, service_role;
grant execute on function public.accept_payment(text) to authenticated;

create function public.raise_alarms(p_now timestamptz default now()) returns integer
language sql security invoker set search_path = '' as $$
  with matters as (
    select 'order_not_settled' as what, o.id as order_id, o.id::text as subject
    from public.orders o
    where o.status = 'processing' and o.updated_at < p_now - interval '1 hour'
      and exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'captured')
    union all
    select 'refund_not_answered', r.order_id, r.id::text
    from public.refunds r where r.status = 'requested' and r.created_at < p_now - interval '1 day'
    union all
    select 'event_not_worked_off', null, w.event_id
    from public.webhook_events w where w.processed_at is null and w.received_at < p_now - interval '1 hour'
    union all
    select 'mail_not_sent', m.order_id, m.id::text
    from public.email_outbox m
    where m.status = 'dead' and m.template <> 'alarm' and m.recipient <> private.erased_email()
  ), raised as (
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    select 'alarm', 'shop', order_id, jsonb_build_object('what', what, 'subject', subject), format('alarm:%s:%s', what, subject)
    from matters
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from raised;
$$;
comment on function public.raise_alarms(timestamptz) is
  'Queues one mail to the shop for each stuck payment, refund, PayPal event or mail. Returns the number of new alarms.';
revoke all on function public.raise_alarms(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.raise_alarms(timestamptz) to service_role;

create function public.raise_paypal_alarm(p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  insert into public.email_outbox (template, recipient, payload, dedupe_key)
  select 'alarm', 'shop', jsonb_build_object('what', 'paypal_not_answering', 'subject', day),
    'alarm:paypal_not_answering:' || day
  from to_char(p_now at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
  on conflict do nothing;
$$;
comment on function public.raise_paypal_alarm(timestamptz) is
  'Queues a mail to the shop that PayPal does not answer, once per day in Berlin.';
revoke all on function public.raise_paypal_alarm(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.raise_paypal_alarm(timestamptz) to service_role;

create view public.payment_reconciliation with (security_invoker = true) as
select
  o.id as order_db_id, o.order_id, o.status as order_status, o.total_cents, o.created_at,
  p.payment_id, p.status as payment_status, p.amount_cents, p.refunded_cents, p.review_reason,
  private.net_cents(p) as net_cents,
  case
    when o.id is null then 'payment_without_order'
    when p.id is null then 'order_without_payment'
    when p.status = 'review' then 'review'
    when 'lost' = any (d.states) then 'dispute_lost'
    when 'open' = any (d.states) then 'dispute_open'
    when o.visual_status = 'Storniert' and p.status in ('captured', 'completed') then 'cancelled_not_refunded'
    when p.amount_cents <> o.total_cents then 'amount_differs'
    else 'order_not_settled'
  end as finding
from public.orders o
full join public.payments p on p.order_id = o.id
-- Cases that the shop has to act on: a lost dispute until its claim is decided.
left join lateral (
  select array_agg(q.state) as states from public.payment_disputes q
  where q.payment_id = p.payment_id and (q.state = 'open' or (q.state = 'lost' and q.claim is null))
) d on true
where (o.id is null and p.status in ('captured', 'completed', 'review') and p.resolved_at is null)
  or (p.id is null and o.status in ('processing', 'completed', 'refunded'))
  or p.status = 'review'
  or d.states is not null
  or (p.status in ('captured', 'completed') and p.amount_cents <> o.total_cents and p.resolved_at is null)
  or (p.status = 'captured' and o.created_at < now() - interval '10 minutes')
  or (p.status in ('captured', 'completed') and o.status in ('pending', 'failed'))
  or (p.status in ('captured', 'completed') and o.visual_status = 'Storniert');
comment on view public.payment_reconciliation is
  'Differences between payments and orders, and disputes to act on, for admins. Empty if all is well.';
revoke all on public.payment_reconciliation from anon, authenticated;
grant select on public.payment_reconciliation to authenticated;
grant all on public.payment_reconciliation to service_role;
