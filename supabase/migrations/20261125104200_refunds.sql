-- Refunds: requested by an admin, carried out by PayPal, idempotent.

create table public.refunds (
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  payment_id text not null references public.payments (payment_id) on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null default '' check (length(reason) <= 200),
  requested_by uuid,
  status text not null default 'requested' check (status in ('requested', 'completed', 'failed')),
  paypal_refund_id text unique,
  failure text,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
comment on table public.refunds is
  'Refunds requested by admins. Stored before PayPal is called, so that a lost reply can be recovered. Written by functions only.';
comment on column public.refunds.id is 'Idempotency key created by the browser.';
create index refunds_order_id on public.refunds (order_id);
create index refunds_payment_id on public.refunds (payment_id);
create index refunds_requested on public.refunds (created_at) where status = 'requested';

create trigger keep_refunds before delete on public.refunds
  for each row execute function private.reject_change();

alter table public.refunds enable row level security;
create policy "Admins read refunds" on public.refunds
  for select to authenticated using ((select private.is_admin()));
revoke all on public.refunds from anon, authenticated;
grant select on public.refunds to authenticated;
grant all on public.refunds to service_role;

create function public.refundable_payment(p_order_id uuid, p_payment_id text default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'orderId', o.order_id, 'paymentId', p.payment_id, 'paidCents', p.amount_cents, 'refundedCents', p.refunded_cents,
    'currency', p.currency, 'refundableCents', case
      when p.declined_at is not null then 0
      else greatest(0, private.net_cents(p) - coalesce((
        select sum(r.amount_cents) from public.refunds r
        where r.payment_id = p.payment_id and r.status = 'requested'
      ), 0))
    end)
  from public.orders o
  join public.payments p on p.order_id = o.id and p.payment_id = coalesce(p_payment_id, o.payment_id)
  where o.id = p_order_id;
$$;
comment on function public.refundable_payment(uuid, text) is
  'Refundable amount of a payment, EUR cents, without pending requests. Null: the order has no such payment.';
revoke all on function public.refundable_payment(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.refundable_payment(uuid, text) to service_role;

create function public.request_refund(
  p_refund_id uuid, p_order_id uuid, p_payment_id text, p_amount_cents integer, p_refunded_cents integer, p_reason text,
  p_actor_id uuid
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_refund public.refunds;
  v_payment jsonb;
begin
  perform 1 from public.orders where id = p_order_id for update;
  select * into v_refund from public.refunds where id = p_refund_id;
  v_payment := public.refundable_payment(p_order_id, p_payment_id);
  if v_payment is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if v_refund.id is null then
    perform private.require_settled_account(p_actor_id);
    if (v_payment ->> 'refundedCents')::integer <> p_refunded_cents then
      raise exception 'refund_outdated' using errcode = 'PT409', detail = jsonb_build_object(
        'refundedCents', v_payment -> 'refundedCents', 'refundableCents', v_payment -> 'refundableCents')::text;
    end if;
    if p_amount_cents > (v_payment ->> 'refundableCents')::integer then
      raise exception 'amount_not_refundable' using errcode = 'PT422',
        detail = jsonb_build_object('refundableCents', v_payment -> 'refundableCents')::text;
    end if;
    insert into public.refunds (id, order_id, payment_id, amount_cents, reason, requested_by)
    values (p_refund_id, p_order_id, p_payment_id, p_amount_cents, trim(p_reason), p_actor_id)
    returning * into v_refund;
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (p_order_id, p_actor_id, 'refund.requested', jsonb_build_object(
      'refundId', p_refund_id, 'paymentId', p_payment_id, 'amountCents', p_amount_cents, 'reason', v_refund.reason));
    insert into public.audit_log (actor_id, table_name, row_id, action, after)
    values (p_actor_id, 'refunds', p_refund_id::text, 'INSERT', to_jsonb(v_refund));
  elsif (v_refund.order_id, v_refund.payment_id, v_refund.amount_cents)
      is distinct from (p_order_id, p_payment_id, p_amount_cents) then
    raise exception 'idempotency_conflict' using errcode = 'PT409';
  end if;
  return to_jsonb(v_refund);
end;
$$;
comment on function public.request_refund(uuid, uuid, text, integer, integer, text, uuid) is
  'Stores a refund before PayPal is called. Idempotent by id. p_refunded_cents is the amount that the admin saw. Errors: order_not_found, account_recently_changed, refund_outdated, amount_not_refundable, idempotency_conflict.';
revoke all on function public.request_refund(uuid, uuid, text, integer, integer, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.request_refund(uuid, uuid, text, integer, integer, text, uuid) to service_role;

create function public.finish_refund(
  p_refund_id uuid, p_paypal_refund_id text, p_refunded_cents integer default null, p_failure text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_refund public.refunds;
  v_sum integer;
begin
  select * into v_refund from public.refunds where id = p_refund_id;
  if not found then
    raise exception 'unknown_refund' using errcode = 'PT404';
  end if;
  -- Locks the order first, as settle_payment does, to avoid a deadlock.
  perform 1 from public.orders where id = v_refund.order_id for update;
  select * into v_refund from public.refunds where id = p_refund_id for update;
  if v_refund.status = 'completed' or (v_refund.status = 'failed' and p_failure is not null) then
    return to_jsonb(v_refund);
  end if;
  update public.refunds set
    status = case when p_failure is null then 'completed' else 'failed' end,
    paypal_refund_id = coalesce(p_paypal_refund_id, paypal_refund_id),
    failure = p_failure,
    completed_at = case when p_failure is null then now() end
  where id = p_refund_id returning * into v_refund;
  if p_failure is not null then
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (v_refund.order_id, v_refund.requested_by, 'refund.failed', jsonb_build_object(
      'refundId', p_refund_id, 'amountCents', v_refund.amount_cents, 'reason', p_failure));
  else
    select sum(amount_cents) into v_sum from public.refunds
    where payment_id = v_refund.payment_id and status = 'completed';
    perform public.settle_payment(v_refund.order_id, 'refunded', null, v_refund.payment_id,
      coalesce(p_refunded_cents, v_sum), 'EUR', 'refund', jsonb_build_object('refundId', p_refund_id));
  end if;
  return to_jsonb(v_refund);
end;
$$;
comment on function public.finish_refund(uuid, text, integer, text) is
  'Stores PayPal''s reply to a refund: completed (p_refunded_cents is the total refunded so far) or rejected (p_failure). Idempotent.';
revoke all on function public.finish_refund(uuid, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.finish_refund(uuid, text, integer, text) to service_role;

create function public.refunds_awaiting_answer(p_older_than interval default '30 seconds')
returns setof public.refunds
language sql stable security invoker set search_path = '' as $$
  select * from public.refunds where status = 'requested' and created_at < now() - p_older_than order by created_at limit 50;
$$;
comment on function public.refunds_awaiting_answer(interval) is 'Refunds without a reply from PayPal. The sweep asks again.';
revoke all on function public.refunds_awaiting_answer(interval) from public, anon, authenticated, service_role;
grant execute on function public.refunds_awaiting_answer(interval) to service_role;
