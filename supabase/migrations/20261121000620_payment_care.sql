-- What happens to orders nobody finishes, and what an admin does with a payment under review.

create function public.expire_unpaid_orders(p_now timestamptz default now()) returns setof jsonb
language sql security invoker set search_path = '' as $$
  with expired as (
    update public.orders o set status = 'failed'
    where o.status = 'pending' and o.expires_at <= p_now
      -- Money PayPal still holds may arrive days later.
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'pending')
    returning o.id, o.order_id, o.recipient
  ), mailed as (
    insert into public.email_outbox (template, recipient, order_id, dedupe_key)
    select 'order_expired', recipient ->> 'email', id, 'order_expired:' || id from expired
    on conflict do nothing
  )
  select jsonb_build_object('id', id, 'orderId', order_id) from expired;
$$;
comment on function public.expire_unpaid_orders(timestamptz) is
  'Lapses pending orders past their term and tells the buyers. A capture that comes later revives the order.';

create function public.orders_awaiting_settlement(p_older_than interval default '5 seconds', p_limit integer default 50)
returns setof public.orders
language sql stable security invoker set search_path = '' as $$
  select o.* from public.orders o
  where o.status in ('pending', 'processing') and o.paypal_order_id is not null
    and o.created_at < now() - p_older_than
    and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'review')
  order by o.updated_at
  limit p_limit;
$$;
comment on function public.orders_awaiting_settlement(interval, integer) is
  'Orders the sweep asks PayPal about: begun and not yet completed. Those under review wait for an admin.';

create function private.accept_payment(p_payment_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_order_id uuid;
begin
  perform private.require_admin();
  select order_id into v_order_id from public.payments where payment_id = p_payment_id;
  -- The order first, as settle_payment does, so that the two never wait for each other.
  perform 1 from public.orders where id = v_order_id for update;
  update public.payments
  set review_reason = null, resolved_at = now(), verified_at = coalesce(verified_at, now())
  where payment_id = p_payment_id and status = 'review' and order_id is not null;
  if not found then
    return false;
  end if;
  insert into public.order_timeline (order_id, actor_id, event, details)
  values (v_order_id, (select auth.uid()), 'payment.accepted', jsonb_build_object('paymentId', p_payment_id));
  perform private.follow_payments(v_order_id);
  return true;
end;
$$;
comment on function private.accept_payment(text) is
  'Ends a review in favour of the order. Definer with the caller checked, because payments has no write policy.';

create function public.accept_payment(p_payment_id text) returns boolean
language sql security invoker set search_path = '' as $$ select private.accept_payment(p_payment_id); $$;
comment on function public.accept_payment(text) is
  'An admin accepts a payment under review as paid. False when there was none. To give the money back, refund it at PayPal.';

create view public.payment_reconciliation with (security_invoker = true) as
select
  o.id as order_db_id, o.order_id, o.status as order_status, o.total_cents, o.created_at,
  p.payment_id, p.status as payment_status, p.amount_cents, p.refunded_cents, p.review_reason,
  case
    when o.id is null then 'payment_without_order'
    when p.id is null then 'order_without_payment'
    when p.status = 'review' then 'review'
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
  or (p.status in ('captured', 'completed') and o.status in ('pending', 'failed'));
comment on view public.payment_reconciliation is
  'Where payments and orders do not agree, for admins. Empty is good.';

create view public.order_overview with (security_invoker = true) as
select
  o.*,
  trim(concat_ws(' ', o.recipient ->> 'firstName', o.recipient ->> 'lastName')) as customer_name,
  o.recipient ->> 'email' as customer_email,
  exists (select 1 from public.payments p where p.payment_id = o.payment_id and p.status = 'completed') as is_paid,
  exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'review') as is_under_review,
  lower(concat_ws(' ', o.order_id, o.recipient ->> 'firstName', o.recipient ->> 'lastName', o.payment_id,
    o.tracking_number, o.status, o.visual_status)) as search_text
from public.orders o;
comment on view public.order_overview is
  'Orders as lists show them, with the rights of the caller. search_text is lower case: order number, customer, payment id, tracking number, both states.';

revoke all on function private.accept_payment(text) from public;
revoke all on function public.expire_unpaid_orders(timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.orders_awaiting_settlement(interval, integer) from public, anon, authenticated, service_role;
revoke all on function public.accept_payment(text) from public, anon, authenticated, service_role;
grant execute on function private.accept_payment(text) to authenticated;
grant execute on function public.accept_payment(text) to authenticated;
grant execute on function public.expire_unpaid_orders(timestamptz) to service_role;
grant execute on function public.orders_awaiting_settlement(interval, integer) to service_role;
