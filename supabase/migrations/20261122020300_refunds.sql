-- Giving money back: asked for by an admin, carried out by PayPal, each request once.

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
  'Refunds admins asked for. Written before PayPal is asked, so that a lost answer is found again. Written by functions only.';
comment on column public.refunds.id is 'The key the browser made: the same request again is the same refund.';
create index refunds_order_id on public.refunds (order_id);
create index refunds_payment_id on public.refunds (payment_id);
create index refunds_requested on public.refunds (created_at) where status = 'requested';

alter table public.refunds enable row level security;
create policy "Admins read refunds" on public.refunds
  for select to authenticated using ((select private.is_admin()));
revoke all on public.refunds from anon, authenticated;
grant select on public.refunds to authenticated;
grant all on public.refunds to service_role;
create trigger keep_refunds before delete on public.refunds
  for each row execute function private.reject_change();

create function public.refundable_payment(p_order_id uuid, p_payment_id text default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'orderId', o.order_id, 'paymentId', p.payment_id, 'paidCents', p.amount_cents, 'refundedCents', p.refunded_cents,
    'currency', p.currency, 'refundableCents', case
      when p.captured_at is null or p.declined_at is not null or p.reversed_at is not null then 0
      else greatest(0, p.amount_cents - p.refunded_cents - coalesce((
        select sum(r.amount_cents) from public.refunds r
        where r.payment_id = p.payment_id and r.status = 'requested'
      ), 0))
    end)
  from public.orders o
  join public.payments p on p.order_id = o.id and p.payment_id = coalesce(p_payment_id, o.payment_id)
  where o.id = p_order_id;
$$;
comment on function public.refundable_payment(uuid, text) is
  'What can be given back of a payment, EUR cents; requests under way are taken off. Null: the order has no such payment.';

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
  'Writes down a refund before PayPal is asked; the same id again gives the same refund. p_refunded_cents is what the admin saw. Errors: order_not_found, refund_outdated, amount_not_refundable, idempotency_conflict.';

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
  -- The order first, as settle_payment does, so that the two never wait for each other.
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
  'Takes in what PayPal said of a refund: carried out (p_refunded_cents is the sum given back of the payment so far) or refused (p_failure). Any number of times.';

create function public.refunds_awaiting_answer(p_older_than interval default '30 seconds')
returns setof public.refunds
language sql stable security invoker set search_path = '' as $$
  select * from public.refunds where status = 'requested' and created_at < now() - p_older_than order by created_at limit 50;
$$;
comment on function public.refunds_awaiting_answer(interval) is 'Refunds whose answer of PayPal is not known; the sweep asks again.';

create or replace function public.settle_payment(
  p_order_id uuid, p_outcome text, p_paypal_order_id text, p_payment_id text, p_amount_cents integer, p_currency text,
  p_source text, p_details jsonb default '{}'
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_before public.payments;
  v_after public.payments;
  v_refund boolean := p_outcome in ('refunded', 'reversed');
  v_reason text;
  v_changed boolean;
begin
  if p_outcome not in ('captured', 'pending', 'verified', 'mismatch', 'declined', 'refunded', 'reversed') then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "outcome"}';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  if p_payment_id is null then
    -- Declined before there was a capture: nothing to keep but the event; the buyer may try again.
    if v_order.id is not null then
      insert into public.order_timeline (order_id, event, details)
      values (v_order.id, 'payment.' || p_outcome, p_details || jsonb_build_object('source', p_source));
    end if;
    return jsonb_build_object('id', v_order.id, 'orderId', v_order.order_id, 'status', v_order.status,
      'paymentStatus', null, 'review', false, 'changed', false, 'invoiceNumber', v_order.invoice_number);
  end if;

  select * into v_before from public.payments where payment_id = p_payment_id for update;
  v_reason := case
    when p_outcome = 'mismatch' then coalesce(p_details ->> 'reason', 'mismatch')
    when p_outcome = 'declined' then case when v_before.captured_at is not null then 'declined_after_capture' end
    when p_outcome in ('captured', 'verified') and v_before.declined_at is not null then 'declined_after_capture'
    when v_refund then null
    when v_order.id is null then 'unknown_order'
    when p_amount_cents <> v_order.total_cents or p_currency <> v_order.currency then 'amount_differs'
    when exists (
      select 1 from public.payments
      where order_id = v_order.id and payment_id <> p_payment_id and captured_at is not null and review_reason is null
    ) then 'duplicate_payment'
  end;

  insert into public.payments as p (
    payment_id, order_id, paypal_order_id, amount_cents, currency, held_at, captured_at, verified_at, declined_at,
    reversed_at, refunded_cents, review_reason, details
  ) values (
    p_payment_id, v_order.id, p_paypal_order_id,
    case when v_refund then coalesce(v_order.total_cents, p_amount_cents) else p_amount_cents end, p_currency,
    case when p_outcome = 'pending' then now() end,
    case when p_outcome in ('captured', 'verified', 'mismatch') or v_refund then now() end,
    case when p_outcome = 'verified' then now() end,
    case when p_outcome = 'declined' then now() end,
    case when p_outcome = 'reversed' then now() end,
    case when p_outcome = 'refunded' then p_amount_cents else 0 end,
    v_reason, p_details
  )
  on conflict (payment_id) do update set
    order_id = coalesce(p.order_id, excluded.order_id),
    paypal_order_id = coalesce(p.paypal_order_id, excluded.paypal_order_id),
    amount_cents = case when v_refund then p.amount_cents else excluded.amount_cents end,
    held_at = coalesce(p.held_at, excluded.held_at),
    captured_at = coalesce(p.captured_at, excluded.captured_at),
    verified_at = coalesce(p.verified_at, excluded.verified_at),
    declined_at = coalesce(p.declined_at, excluded.declined_at),
    reversed_at = coalesce(p.reversed_at, excluded.reversed_at),
    refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents),
    review_reason = case when p.resolved_at is null then coalesce(p.review_reason, excluded.review_reason) end,
    details = p.details || excluded.details
  returning * into v_after;

  v_changed := v_before.id is null
    or (v_before.held_at, v_before.captured_at, v_before.verified_at, v_before.declined_at, v_before.reversed_at,
        v_before.refunded_cents, v_before.review_reason, v_before.order_id)
      is distinct from (v_after.held_at, v_after.captured_at, v_after.verified_at, v_after.declined_at,
        v_after.reversed_at, v_after.refunded_cents, v_after.review_reason, v_after.order_id);
  if v_changed and v_after.status = 'review' then
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    values ('payment_review', 'shop', v_order.id,
      jsonb_build_object('paymentId', p_payment_id, 'reason', v_after.review_reason), 'payment_review:' || p_payment_id)
    on conflict do nothing;
  end if;
  if v_order.id is not null then
    if v_changed then
      update public.orders set payment_id = coalesce(payment_id, p_payment_id)
      where id = v_order.id and payment_id is null and v_after.status <> 'declined';
      insert into public.order_timeline (order_id, event, details)
      values (v_order.id, 'payment.' || p_outcome, p_details || jsonb_build_object(
        'source', p_source, 'paymentId', p_payment_id, 'amountCents', p_amount_cents, 'review', v_after.review_reason));
      if p_outcome = 'refunded' then
        insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
        values ('order_refunded', v_order.recipient ->> 'email', v_order.id,
          jsonb_build_object('refundedCents', v_after.refunded_cents),
          format('order_refunded:%s:%s', p_payment_id, v_after.refunded_cents))
        on conflict do nothing;
      elsif p_outcome = 'reversed' then
        insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
        values ('payment_reversed', 'shop', v_order.id, jsonb_build_object('paymentId', p_payment_id),
          'payment_reversed:' || p_payment_id)
        on conflict do nothing;
      end if;
    end if;
    v_order := private.follow_payments(v_order.id);
  end if;
  return jsonb_build_object('id', v_order.id, 'orderId', v_order.order_id, 'status', v_order.status,
    'paymentStatus', v_after.status, 'review', v_after.status = 'review', 'changed', v_changed,
    'invoiceNumber', v_order.invoice_number);
end;
$$;
comment on function public.settle_payment(uuid, text, text, text, integer, text, text, jsonb) is
  'Takes in what is known of a payment, under the order''s lock. Amounts in EUR cents; for refunds the sum given back so far. Money that does not fit its order goes to review, never to completed, and never to failed.';

revoke all on function public.refundable_payment(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.request_refund(uuid, uuid, text, integer, integer, text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.finish_refund(uuid, text, integer, text) from public, anon, authenticated, service_role;
revoke all on function public.refunds_awaiting_answer(interval) from public, anon, authenticated, service_role;
grant execute on function public.refundable_payment(uuid, text) to service_role;
grant execute on function public.request_refund(uuid, uuid, text, integer, integer, text, uuid) to service_role;
grant execute on function public.finish_refund(uuid, text, integer, text) to service_role;
grant execute on function public.refunds_awaiting_answer(interval) to service_role;
