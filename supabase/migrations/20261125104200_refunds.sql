-- Refunds: requested by an admin, spread over the payments of the order, carried out by PayPal, idempotent.

create table public.refunds (
  id uuid primary key,
  group_id uuid not null,
  order_id uuid not null references public.orders (id) on delete restrict,
  payment_id text not null references public.payments (payment_id) on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  lines jsonb check (jsonb_typeof(lines) = 'object'),
  reason text not null default '' check (length(reason) <= 200),
  requested_by uuid,
  status text not null default 'requested' check (status in ('requested', 'completed', 'failed')),
  paypal_refund_id text unique,
  failure text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  closed_at timestamptz,
  asked_at timestamptz
);
comment on table public.refunds is
  'Refunds requested by admins, stored before PayPal is called, so that a lost reply can be recovered; and refunds made at PayPal, without requested_by. Written by functions only.';
comment on column public.refunds.id is 'The custom id at PayPal.';
comment on column public.refunds.group_id is
  'The command that returned the money: the idempotency key created by the browser. A command returns the money of several payments as one refund each.';
comment on column public.refunds.lines is
  'What the whole group returns: {items: [{position, quantity}], shippingCents}, the same in each of its rows. Null: an amount.';
comment on column public.refunds.closed_at is 'When PayPal had answered every refund of the group, and its mail was queued.';
comment on column public.refunds.asked_at is 'When the sweep last asked PayPal about a refund without a reply.';
create index refunds_order_id on public.refunds (order_id);
create index refunds_payment_id on public.refunds (payment_id);
create index refunds_group_id on public.refunds (group_id);
create index refunds_requested on public.refunds (coalesce(asked_at, created_at)) where status = 'requested';

create trigger keep_refunds before delete on public.refunds
  for each row execute function private.reject_change();

alter table public.refunds enable row level security;
create policy "Admins read refunds" on public.refunds
  for select to authenticated using ((select private.is_admin()));
revoke all on public.refunds from anon, authenticated;
grant select on public.refunds to authenticated;
grant all on public.refunds to service_role;

create function private.refundable_payments(p_order_id uuid)
returns table (payment_id text, paid_cents integer, refunded_cents integer, refundable_cents integer)
language sql stable security invoker set search_path = '' as $$
  select p.payment_id, p.amount_cents, p.refunded_cents, case
    when p.declined_at is not null then 0
    else greatest(0, private.net_cents(p) - coalesce((
      select sum(r.amount_cents) from public.refunds r
      where r.payment_id = p.payment_id and r.status = 'requested'
    ), 0))::integer
  end
  from public.payments p
  where p.order_id = p_order_id and p.captured_at is not null and p.currency = 'EUR'
  -- A payment made twice by mistake goes back first, then the latest.
  order by (p.review_reason is not distinct from 'duplicate_payment') desc, p.captured_at desc, p.payment_id;
$$;
comment on function private.refundable_payments(uuid) is
  'The captured payments of an order with their refundable amounts, EUR cents, in the order in which they are refunded.';
revoke all on function private.refundable_payments(uuid) from public;
grant execute on function private.refundable_payments(uuid) to service_role;

create function public.refundable_order(p_order_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'orderId', o.order_id, 'paidCents', coalesce(sum(p.paid_cents), 0),
    'refundedCents', coalesce(sum(p.refunded_cents), 0), 'refundableCents', coalesce(sum(p.refundable_cents), 0))
  from public.orders o left join lateral private.refundable_payments(o.id) p on true
  where o.id = p_order_id group by o.order_id;
$$;
comment on function public.refundable_order(uuid) is
  'What the payments of an order can still return, EUR cents, without pending requests: {orderId, paidCents, refundedCents, refundableCents}. Null: there is no such order.';
revoke all on function public.refundable_order(uuid) from public, anon, authenticated, service_role;
grant execute on function public.refundable_order(uuid) to service_role;

create function private.check_refund_lines(p_order_id uuid, p_lines jsonb, p_amount_cents integer) returns void
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_shipping integer := (p_lines ->> 'shippingCents')::integer;
  v_sum integer;
begin
  -- Each line at most once, and never more pieces than were ordered and not returned yet.
  select sum(a.quantity * i.unit_price_cents) into v_sum
  from jsonb_to_recordset(p_lines -> 'items') as a (position integer, quantity integer)
  left join public.order_items i on i.order_id = p_order_id and i.position = a.position
  having bool_and(a.quantity between 1 and i.quantity - (
      select coalesce(sum(b.quantity), 0)
      from (
        select distinct on (r.group_id) r.lines from public.refunds r
        where r.order_id = p_order_id and r.status <> 'failed' order by r.group_id
      ) g, jsonb_to_recordset(g.lines -> 'items') as b (position integer, quantity integer)
      where b.position = a.position
    )) and count(distinct a.position) = count(*);
  if coalesce(v_sum, case when p_lines -> 'items' = '[]' then 0 end) + v_shipping is distinct from p_amount_cents
     or v_shipping < 0 or v_shipping > (select shipping_cents from public.orders where id = p_order_id) then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "lines"}';
  end if;
end;
$$;
comment on function private.check_refund_lines(uuid, jsonb, integer) is
  'Rejects lines that were not ordered or are already returned, and lines that do not add up to the amount.';
revoke all on function private.check_refund_lines(uuid, jsonb, integer) from public;
grant execute on function private.check_refund_lines(uuid, jsonb, integer) to service_role;

create function public.request_refund(
  p_group_id uuid, p_order_id uuid, p_amount_cents integer, p_refunded_cents integer, p_reason text, p_actor_id uuid,
  p_lines jsonb default null
) returns setof public.refunds
language plpgsql security invoker set search_path = '' as $$
declare
  v_order jsonb;
  v_payment record;
  v_left integer := p_amount_cents;
  v_refund public.refunds;
begin
  perform 1 from public.orders where id = p_order_id for update;
  v_order := public.refundable_order(p_order_id);
  if v_order is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if exists (select 1 from public.refunds where group_id = p_group_id) then
    if not exists (
      select 1 from public.refunds where group_id = p_group_id
      having bool_and(order_id = p_order_id and lines is not distinct from p_lines) and sum(amount_cents) = p_amount_cents
    ) then
      raise exception 'idempotency_conflict' using errcode = 'PT409';
    end if;
    return query select * from public.refunds where group_id = p_group_id order by id <> p_group_id, id;
    return;
  end if;
  perform private.require_settled_account(p_actor_id);
  if (v_order ->> 'refundedCents')::integer <> p_refunded_cents then
    raise exception 'refund_outdated' using errcode = 'PT409', detail = jsonb_build_object(
      'refundedCents', v_order -> 'refundedCents', 'refundableCents', v_order -> 'refundableCents')::text;
  end if;
  if p_amount_cents > (v_order ->> 'refundableCents')::integer then
    raise exception 'amount_not_refundable' using errcode = 'PT422',
      detail = jsonb_build_object('refundableCents', v_order -> 'refundableCents')::text;
  end if;
  if p_lines is not null then
    perform private.check_refund_lines(p_order_id, p_lines, p_amount_cents);
  end if;
  for v_payment in select * from private.refundable_payments(p_order_id) where refundable_cents > 0 loop
    exit when v_left <= 0;
    insert into public.refunds (id, group_id, order_id, payment_id, amount_cents, lines, reason, requested_by)
    values (
      case when v_left = p_amount_cents then p_group_id else gen_random_uuid() end, p_group_id, p_order_id,
      v_payment.payment_id, least(v_left, v_payment.refundable_cents), p_lines, trim(p_reason), p_actor_id)
    returning * into v_refund;
    v_left := v_left - v_refund.amount_cents;
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (p_order_id, p_actor_id, 'refund.requested', jsonb_build_object(
      'refundId', v_refund.id, 'paymentId', v_refund.payment_id, 'amountCents', v_refund.amount_cents,
      'reason', v_refund.reason));
    insert into public.audit_log (actor_id, table_name, row_id, action, after)
    values (p_actor_id, 'refunds', v_refund.id::text, 'INSERT', to_jsonb(v_refund));
    return next v_refund;
  end loop;
end;
$$;
comment on function public.request_refund(uuid, uuid, integer, integer, text, uuid, jsonb) is
  'Stores the refunds of a command before PayPal is called, spread over the payments of the order. Idempotent by group. p_refunded_cents is the amount that the admin saw. Errors: order_not_found, account_recently_changed, refund_outdated, amount_not_refundable, invalid_request, idempotency_conflict.';
revoke all on function public.request_refund(uuid, uuid, integer, integer, text, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.request_refund(uuid, uuid, integer, integer, text, uuid, jsonb) to service_role;

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
    perform private.close_refunds(v_refund.order_id);
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

create function private.close_refunds(p_order_id uuid) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_group record;
  v_number text;
begin
  -- PayPal reports more than this shop has asked for: an admin refunded the rest there.
  insert into public.refunds (id, group_id, order_id, payment_id, amount_cents, status, completed_at)
  select made.id, made.id, p_order_id, made.payment_id, made.cents, 'completed', now()
  from (
    select gen_random_uuid() as id, p.payment_id,
      p.refunded_cents - coalesce(sum(r.amount_cents) filter (where r.status = 'completed'), 0) as cents
    from public.payments p left join public.refunds r on r.payment_id = p.payment_id
    where p.order_id = p_order_id and p.currency = 'EUR'
    group by p.payment_id, p.refunded_cents
    having bool_and(r.status is distinct from 'requested')
  ) made
  where made.cents > 0;
  for v_group in
    select r.group_id, max(r.reason) as reason, bool_and(r.closed_at is null) as is_new,
      (sum(r.amount_cents) filter (where r.status = 'completed'))::integer as cents
    from public.refunds r where r.order_id = p_order_id
    group by r.group_id having bool_and(r.status <> 'requested') and bool_or(r.status = 'completed')
    order by max(r.completed_at) desc, r.group_id
  loop
    -- Also for an earlier group: the invoice may be later than the refund.
    v_number := private.document_refund(p_order_id, v_group.group_id, v_group.cents);
    continue when not v_group.is_new;
    update public.refunds set closed_at = now() where group_id = v_group.group_id;
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    select 'order_refunded', o.recipient ->> 'email', p_order_id, jsonb_build_object(
      'refundCents', v_group.cents, 'reason', v_group.reason, 'documentNumber', v_number,
      'refundedCents', (select sum(p.refunded_cents) from public.payments p where p.order_id = p_order_id),
      'paidCents', (select sum(p.paid_cents) from private.refundable_payments(p_order_id) p)
    ), 'order_refunded:' || v_group.group_id
    from public.orders o where o.id = p_order_id;
  end loop;
end;
$$;
comment on function private.close_refunds(uuid) is
  'Queues the mail and issues the document of each group of refunds whose last refund PayPal has answered, once. Also stores refunds made at PayPal.';
revoke all on function private.close_refunds(uuid) from public;
grant execute on function private.close_refunds(uuid) to service_role;

create function public.refunds_awaiting_answer(p_older_than interval default '30 seconds', p_limit integer default 50)
returns setof public.refunds
language sql volatile security invoker set search_path = '' as $$
  update public.refunds set asked_at = clock_timestamp()
  where id in (
    select id from public.refunds
    where status = 'requested' and created_at < now() - p_older_than
    -- Refunds that never get a reply delay no others.
    order by coalesce(asked_at, created_at) limit p_limit
    for update skip locked
  )
  returning *;
$$;
comment on function public.refunds_awaiting_answer(interval, integer) is
  'Refunds without a reply from PayPal, those first that the sweep asked about the longest time ago. It asks again.';
revoke all on function public.refunds_awaiting_answer(interval, integer) from public, anon, authenticated, service_role;
grant execute on function public.refunds_awaiting_answer(interval, integer) to service_role;
