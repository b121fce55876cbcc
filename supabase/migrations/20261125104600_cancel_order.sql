-- Cancelling an order: what happens to its money is decided in the same transaction, and cases that stay open are listed.

create table public.order_cancellations (
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  revision integer not null check (revision >= 0),
  reason text not null check (reason in ('Kundenwunsch', 'Nicht lieferbar', 'Widerruf', 'Irrtum', 'Betrug')),
  decision text not null check (decision in ('now', 'later', 'none')),
  refund_cents integer not null check (refund_cents >= 0 and (refund_cents = 0) = (decision = 'none')),
  notifies boolean not null,
  cancelled_by uuid,
  created_at timestamptz not null default now(),
  unique (order_id, revision)
);
comment on table public.order_cancellations is
  'Each cancellation of an order with the decision about its money. Written by cancel_order. Append-only.';
comment on column public.order_cancellations.id is 'Idempotency key created by the browser; also the group of the refunds that it requested.';
comment on column public.order_cancellations.revision is 'Revision of the order before the cancellation.';
comment on column public.order_cancellations.decision is
  'now: a refund of refund_cents was requested; later: it is an open case; none: there was nothing to return.';

create trigger append_only before update on public.order_cancellations
  for each row execute function private.reject_change();
create trigger keep_cancellations before delete on public.order_cancellations
  for each row execute function private.reject_change();

alter table public.order_cancellations enable row level security;
create policy "Admins read cancellations" on public.order_cancellations
  for select to authenticated using ((select private.is_admin()));
revoke all on public.order_cancellations from anon, authenticated;
grant select on public.order_cancellations to authenticated;
grant all on public.order_cancellations to service_role;

create function private.order_money(p_order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.refundable_order(p_order_id);
$$;
comment on function private.order_money(uuid) is
  'What an order has paid, returned and can still return: refundable_order for guard_order and open_cases. Definer, because refundable_order is for functions only.';
revoke all on function private.order_money(uuid) from public;
grant execute on function private.order_money(uuid) to authenticated, service_role;

create function private.kept_cents(p_order_id uuid) returns integer
language sql stable security invoker set search_path = '' as $$
  select (private.order_money(p_order_id) ->> 'refundableCents')::integer;
$$;
comment on function private.kept_cents(uuid) is
  'Money of an order that the shop holds and has not asked PayPal to return, EUR cents.';
revoke all on function private.kept_cents(uuid) from public;
grant execute on function private.kept_cents(uuid) to authenticated, service_role;

create function private.require_cancel_decision(p_order_id uuid, p_revision integer) returns void
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_money jsonb := private.order_money(p_order_id);
begin
  if (v_money ->> 'refundableCents')::integer > 0 and not exists (
    select 1 from public.order_cancellations where order_id = p_order_id and revision = p_revision
  ) then
    raise exception 'cancel_needs_decision' using errcode = 'PT409', detail = jsonb_build_object(
      'refundableCents', v_money -> 'refundableCents', 'refundedCents', v_money -> 'refundedCents')::text;
  end if;
end;
$$;
comment on function private.require_cancel_decision(uuid, integer) is
  'Rejects the cancellation of an order whose money the shop holds, unless cancel_order has stored what happens to it. guard_order calls it for every writer.';
revoke all on function private.require_cancel_decision(uuid, integer) from public;
grant execute on function private.require_cancel_decision(uuid, integer) to authenticated, service_role;

create function private.refund_day(p_from timestamptz) returns date
language sql immutable security invoker set search_path = ''
return (p_from at time zone 'Europe/Berlin')::date + 14;
comment on function private.refund_day(timestamptz) is
  'Last day for returning money: 14 days later, as the withdrawal notice says. Days of Europe/Berlin.';
revoke all on function private.refund_day(timestamptz) from public;
grant execute on function private.refund_day(timestamptz) to authenticated, service_role;

create function public.cancel_order(
  p_key uuid, p_order_id uuid, p_revision integer, p_reason text, p_decision text, p_amount_cents integer,
  p_refunded_cents integer, p_notify boolean, p_even_if_shipped boolean, p_actor_id uuid
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_stored public.order_cancellations;
  v_money jsonb;
  v_kept integer;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  select * into v_stored from public.order_cancellations where id = p_key;
  if v_stored.id is not null then
    if (v_stored.order_id, v_stored.revision, v_stored.reason, v_stored.notifies)
         is distinct from (p_order_id, p_revision, p_reason, p_notify)
       or (p_decision = 'now') <> (v_stored.decision = 'now')
       or (p_decision = 'now' and p_amount_cents <> v_stored.refund_cents) then
      raise exception 'idempotency_conflict' using errcode = 'PT409';
    end if;
  else
    if v_order.visual_status = 'Storniert' then
      raise exception 'already_cancelled' using errcode = 'PT409';
    end if;
    perform private.check_revision(v_order.revision, p_revision);
    if v_order.visual_status = 'Versendet' and not p_even_if_shipped then
      raise exception 'order_shipped' using errcode = 'PT409';
    end if;
    v_money := public.refundable_order(p_order_id);
    v_kept := (v_money ->> 'refundableCents')::integer;
    if p_decision = 'now' then
      if v_kept <> p_amount_cents or (v_money ->> 'refundedCents')::integer <> p_refunded_cents then
        raise exception 'refund_outdated' using errcode = 'PT409', detail = jsonb_build_object(
          'refundedCents', v_money -> 'refundedCents', 'refundableCents', v_kept)::text;
      end if;
      perform public.request_refund(p_key, p_order_id, v_kept, p_refunded_cents, 'Stornierung', p_actor_id);
    end if;
    if p_decision <> 'none' or v_kept = 0 then
      insert into public.order_cancellations (id, order_id, revision, reason, decision, refund_cents, notifies, cancelled_by)
      values (p_key, p_order_id, p_revision, p_reason, case when v_kept = 0 then 'none' else p_decision end, v_kept,
        p_notify, p_actor_id)
      returning * into v_stored;
    end if;
    -- guard_order rejects this if there is money and no decision.
    update public.orders set visual_status = 'Storniert' where id = p_order_id returning * into v_order;
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (p_order_id, p_actor_id, 'order.cancelled', jsonb_build_object(
      'reason', p_reason, 'decision', v_stored.decision, 'refundCents', v_stored.refund_cents));
    insert into public.audit_log (actor_id, table_name, row_id, action, after)
    values (p_actor_id, 'order_cancellations', p_key::text, 'INSERT', to_jsonb(v_stored));
  end if;
  return jsonb_build_object('orderId', v_order.order_id, 'revision', v_order.revision, 'refundCents', v_stored.refund_cents,
    'refunds', coalesce((
      select jsonb_agg(to_jsonb(r) order by r.id <> p_key, r.id) from public.refunds r where r.group_id = p_key
    ), '[]'));
end;
$$;
comment on function public.cancel_order(uuid, uuid, integer, text, text, integer, integer, boolean, boolean, uuid) is
  'Cancels an order and decides about its money: state, refunds and mail in one transaction. p_decision: now (p_amount_cents and p_refunded_cents as the admin saw them), later or none. Idempotent by key. Errors: order_not_found, idempotency_conflict, already_cancelled, revision_conflict, order_shipped, cancel_needs_decision, and those of request_refund.';
revoke all on function public.cancel_order(uuid, uuid, integer, text, text, integer, integer, boolean, boolean, uuid) from public, anon, authenticated, service_role;
grant execute on function public.cancel_order(uuid, uuid, integer, text, text, integer, integer, boolean, boolean, uuid) to service_role;

create function private.report_late_payment(p_order public.orders, p_payment public.payments) returns void
language sql security invoker set search_path = '' as $$
  insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
  select 'order_cancelled', p_order.recipient ->> 'email', p_order.id,
    jsonb_build_object('decision', 'later', 'refundCents', p_payment.amount_cents, 'refundBy', private.refund_day(now())),
    format('order_cancelled:%s:paid:%s', p_order.id, p_payment.payment_id)
  where p_order.visual_status = 'Storniert' and p_payment.currency = 'EUR'
  on conflict do nothing;
$$;
comment on function private.report_late_payment(public.orders, public.payments) is
  'Notifies the customer of a cancelled order that a payment captured after the cancellation is returned. It is an open case.';
revoke all on function private.report_late_payment(public.orders, public.payments) from public;
grant execute on function private.report_late_payment(public.orders, public.payments) to service_role;

create function private.preview_cancellation(p_order_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(p_order_ids) > 100 then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "order_ids"}';
  end if;
  return jsonb_build_object('lockedUntil', private.locked_until((select private.caller_id())), 'orders', coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'refundableCents', m.money -> 'refundableCents',
      'refundedCents', m.money -> 'refundedCents') order by o.order_id)
    from public.orders o cross join lateral (select public.refundable_order(o.id) as money) m where o.id = any (p_order_ids)
  ), '[]'));
end;
$$;
comment on function private.preview_cancellation(uuid[]) is
  'The money of orders and the lock of the caller''s account. Definer with the caller checked, because refundable_order is for functions only.';
revoke all on function private.preview_cancellation(uuid[]) from public;
grant execute on function private.preview_cancellation(uuid[]) to authenticated;

create function public.preview_cancellation(p_order_ids uuid[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_cancellation(p_order_ids); $$;
comment on function public.preview_cancellation(uuid[]) is
  'For admins: the money of at most 100 orders before they are cancelled, EUR cents, and until when a recently changed account can refund nothing: {lockedUntil, orders: [{id, refundableCents, refundedCents}]}. Errors: not_admin, invalid_request.';
revoke all on function public.preview_cancellation(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.preview_cancellation(uuid[]) to authenticated;

create function private.open_cases()
returns table (
  kind text, order_db_id uuid, order_id text, customer_name text, amount_cents integer, is_requested boolean, refund_by date
)
language sql stable security invoker set search_path = '' as $$
  with requested as (
    select r.order_id, sum(r.amount_cents)::integer as cents
    from public.refunds r where r.status = 'requested' group by r.order_id
  ), cancelled as (
    select o.id, private.kept_cents(o.id) as kept, coalesce(r.cents, 0) as requested, greatest(
      coalesce((
        select max(t.created_at) from public.order_timeline t
        where t.order_id = o.id and t.event = 'visual_status.changed' and t.details ->> 'to' = 'Storniert'
      ), o.created_at),
      (select min(p.captured_at) from public.payments p where p.order_id = o.id)
    ) as since
    from public.orders o left join requested r on r.order_id = o.id
    where o.visual_status = 'Storniert'
      -- Skips the orders whose money was returned, before their money is computed one by one.
      and (r.cents > 0
        or exists (select 1 from public.payments p where p.order_id = o.id and private.net_cents(p) > 0))
  ), failed as (
    select r.order_id as id, least(r.amount_cents, private.kept_cents(r.order_id)) as kept, 0 as requested, r.created_at as since
    from public.refunds r join public.orders o on o.id = r.order_id
    where r.status = 'failed' and o.visual_status <> 'Storniert' and not exists (
      select 1 from public.refunds later
      where later.order_id = r.order_id and (later.created_at, later.id) > (r.created_at, r.id)
    )
  ), cases as (
    select 'cancelled_not_refunded' as kind, * from cancelled where kept + requested > 0
    union all
    select 'refund_failed', * from failed where kept > 0
  )
  select c.kind, o.id, o.order_id, trim(concat_ws(' ', o.recipient ->> 'firstName', o.recipient ->> 'lastName')),
    c.kept + c.requested, c.kept = 0, private.refund_day(c.since)
  from cases c join public.orders o on o.id = c.id;
$$;
comment on function private.open_cases() is
  'Money that the shop owes its customers: of cancelled orders until it is returned, and of refunds that failed. is_requested: PayPal is working on it. refund_by: the last day for it.';
revoke all on function private.open_cases() from public;
grant execute on function private.open_cases() to authenticated, service_role;

create function public.open_cases() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with cases as materialized (select * from private.open_cases())
    select jsonb_build_object('total', (select count(*) from cases), 'cases', coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'orderDbId', order_db_id, 'orderId', order_id,
        'customerName', customer_name, 'amountCents', amount_cents, 'isRequested', is_requested, 'refundBy', refund_by,
        'isOverdue', refund_by < (now() at time zone 'Europe/Berlin')::date) order by refund_by, order_id)
      from (select * from cases order by refund_by, order_id limit 50) as first_cases
    ), '[]'))
  );
end;
$$;
comment on function public.open_cases() is
  'For admins: money owed to customers, the most urgent first: {total, cases: [{kind, orderDbId, orderId, customerName, amountCents, isRequested, refundBy, isOverdue}]}. At most 50 cases. Error not_admin.';
revoke all on function public.open_cases() from public, anon, authenticated, service_role;
grant execute on function public.open_cases() to authenticated;
