-- Orders as admins and customers read and change them: the list, the state of the workshop, the timeline.

create function private.awaits_refund(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.refunds r where r.order_id = p_order_id and r.status = 'requested');
$$;
comment on function private.awaits_refund(uuid) is
  'Whether a refund of an order is on its way. Definer, because customers may not read refunds but the word for their payment.';
revoke all on function private.awaits_refund(uuid) from public;
grant execute on function private.awaits_refund(uuid) to authenticated, service_role;

create view public.order_overview with (security_invoker = true) as
select
  o.id, o.order_id, o.idempotency_key, o.request_hash, o.user_id, o.guest_info, o.recipient, o.payment_id,
  o.payment_method, o.paypal_order_id, o.currency, o.shipping_cents, o.total_cents, o.total, o.terms, o.status,
  o.visual_status, o.tracking_number, o.invoice_number, o.expires_at, o.created_at, o.updated_at, o.production_stage,
  o.tracking_carrier, o.revision,
  trim(concat_ws(' ', o.recipient ->> 'firstName', o.recipient ->> 'lastName')) as customer_name,
  o.recipient ->> 'email' as customer_email,
  exists (select 1 from public.payments p where p.payment_id = o.payment_id and p.status = 'completed') as is_paid,
  coalesce((
    select sum(p.refunded_cents) from public.payments p
    where p.order_id = o.id and p.review_reason is distinct from 'duplicate_payment'
  ), 0)::integer as refunded_cents,
  coalesce((
    select sum(greatest(0, p.reversed_cents - p.reinstated_cents)) from public.payments p
    where p.order_id = o.id and p.currency = 'EUR' and p.review_reason is distinct from 'duplicate_payment'
  ), 0)::integer as reversed_cents,
  coalesce((
    select sum(private.net_cents(p)) from public.payments p
    where p.order_id = o.id and p.currency = 'EUR' and p.status not in ('declined', 'review')
  ), 0)::integer as net_cents,
  (
    select case
      when bool_or(p.status = 'review') then 'review'
      when bool_or(p.reversed_cents > p.reinstated_cents) filter (where p.is_own) then
        case when bool_and(p.status in ('reversed', 'refunded')) filter (where p.is_own) then 'reversed' else 'partly_reversed' end
      when sum(p.amount_cents) filter (where p.is_own) > 0
        and sum(p.refunded_cents) filter (where p.is_own) >= sum(p.amount_cents) filter (where p.is_own) then 'refunded'
      when private.awaits_refund(o.id) then 'refunding'
      when sum(p.refunded_cents) filter (where p.is_own) > 0 then 'partly_refunded'
      when sum(p.amount_cents) filter (where p.status = 'completed') < o.total_cents then 'partly_paid'
      when bool_or(p.status = 'completed') then 'paid'
      when bool_or(p.status = 'captured') then 'confirming'
      else 'unpaid'
    end
    from (
      select q.*, q.captured_at is not null and q.declined_at is null
        -- A second payment that was returned leaves the first as it is.
        and q.review_reason is distinct from 'duplicate_payment' as is_own
      from public.payments q where q.order_id = o.id
    ) p
  ) as payment_word,
  exists (
    select 1 from public.payments p join public.payment_disputes d on d.payment_id = p.payment_id
    where p.order_id = o.id and d.state = 'open'
  ) as is_disputed,
  (
    select min(d.respond_by) from public.payments p join public.payment_disputes d on d.payment_id = p.payment_id
    where p.order_id = o.id and d.state = 'open'
  ) as dispute_respond_by,
  concat_ws(' ', o.order_id, o.recipient ->> 'firstName', o.recipient ->> 'lastName', o.payment_id,
    o.tracking_number, o.status, o.visual_status, o.production_stage) as search_text,
  private.customer_order_key(o.recipient) as customer_name_order
from public.orders o;
comment on view public.order_overview is
  'Orders for lists, with the rights of the caller. search_text: order number, customer, payment id, tracking number, both states, production stage. refunded_cents and reversed_cents: without a duplicate payment, which leaves the order paid. payment_word: the state of the money in one word, the first that fits; the catalogues translate it. is_disputed: an open dispute, for admins.';
revoke all on public.order_overview from anon, authenticated;
grant select on public.order_overview to authenticated, service_role;

create function public.change_order(p_order_id uuid, p_revision integer, p_change jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_field text;
begin
  perform private.require_admin();
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise exception 'unknown_order' using errcode = 'PT404';
  end if;
  if p_revision <> v_order.revision then
    raise exception 'revision_conflict' using errcode = 'PT409',
      detail = jsonb_build_object('revision', v_order.revision)::text;
  end if;
  select k into v_field from jsonb_object_keys(p_change) as k
  where k not in ('visualStatus', 'trackingNumber', 'trackingCarrier', 'productionStage', 'note')
     or (k in ('visualStatus', 'note') and jsonb_typeof(p_change -> k) <> 'string')
  limit 1;
  if v_field is not null then
    raise exception 'invalid_request' using errcode = 'PT400', detail = jsonb_build_object('field', v_field)::text;
  end if;
  begin
    update public.orders set
      visual_status = case when p_change ? 'visualStatus' then p_change ->> 'visualStatus' else visual_status end,
      tracking_number = case when p_change ? 'trackingNumber' then p_change ->> 'trackingNumber' else tracking_number end,
      tracking_carrier = case when p_change ? 'trackingCarrier' then p_change ->> 'trackingCarrier' else tracking_carrier end,
      production_stage = case when p_change ? 'productionStage' then p_change ->> 'productionStage' else production_stage end
    where id = p_order_id
    returning * into v_order;
    if p_change ? 'note' then
      insert into public.order_notes (order_id, text) values (p_order_id, trim(p_change ->> 'note'));
    end if;
  exception when check_violation then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "change"}';
  end;
  return jsonb_build_object('id', v_order.id, 'revision', v_order.revision, 'visualStatus', v_order.visual_status,
    'productionStage', v_order.production_stage, 'trackingNumber', v_order.tracking_number,
    'trackingCarrier', v_order.tracking_carrier);
end;
$$;
comment on function public.change_order(uuid, integer, jsonb) is
  'Changes the workshop''s columns of an order in one transaction, for admins. p_revision is the revision that the admin saw; null: no check. p_change: any of {visualStatus, trackingNumber, trackingCarrier, productionStage, note}. Errors: not_admin, unknown_order, revision_conflict, invalid_request, cancel_needs_decision (call cancel-order).';
revoke all on function public.change_order(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_order(uuid, integer, jsonb) to authenticated;

create function public.change_orders(p_orders jsonb, p_change jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order record;
  v_error text;
  v_results jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(p_orders) is distinct from 'array' or jsonb_array_length(p_orders) not between 1 and 100 then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "orders"}';
  end if;
  -- In one order of locks, so that two admins cannot block each other.
  for v_order in select * from jsonb_to_recordset(p_orders) as o (id uuid, revision integer) order by id loop
    v_error := null;
    begin
      perform public.change_order(v_order.id, v_order.revision, p_change);
    exception when sqlstate 'PT404' or sqlstate 'PT409' then
      v_error := sqlerrm;
    end;
    v_results := v_results || jsonb_build_object('id', v_order.id, 'error', v_error);
  end loop;
  return v_results;
end;
$$;
comment on function public.change_orders(jsonb, jsonb) is
  'Changes at most 100 orders in one request, for admins. p_orders: [{id, revision}], as in change_order. Returns [{id, error}]; error: null, unknown_order, revision_conflict or cancel_needs_decision. Errors: not_admin, invalid_request, with which no order is changed.';
revoke all on function public.change_orders(jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_orders(jsonb, jsonb) to authenticated;

create function private.get_order_timeline(p_order_id uuid, p_everything boolean)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security definer set search_path = '' as $$
  select t.id, t.created_at, t.event,
    case
      when t.event = 'payment.refunded' then jsonb_strip_nulls(
        case
          when p_everything then t.details
          else jsonb_build_object(
            'amountCents', t.details -> 'amountCents',
            'reason', (
              select nullif(r.reason, '') from public.refunds r
              where r.order_id = t.order_id and r.id::text = t.details ->> 'refundId'
            ))
        end || jsonb_build_object('refundCents', t.refund_cents))
      when p_everything then t.details
      when t.event like 'payment.%' then jsonb_strip_nulls(jsonb_build_object('amountCents', t.details -> 'amountCents'))
      else t.details
    end,
    case when p_everything then (
      select trim(concat_ws(' ', p.first_name, p.last_name)) from public.profiles p where p.id = t.actor_id
    ) end
  from (
    select e.*,
      case when e.event = 'payment.refunded' then
        (e.details ->> 'amountCents')::integer
          - lag((e.details ->> 'amountCents')::integer, 1, 0)
            over (partition by e.event, e.details ->> 'paymentId' order by e.id)
      end as refund_cents
    from public.order_timeline e where e.order_id = p_order_id
  ) t
  where p_everything or t.event = any ('{
    order.placed, status.changed, visual_status.changed, production_stage.changed, tracking_number.changed,
    payment.captured, payment.pending, payment.declined, payment.refunded, payment.reversed,
    payment.reinstated
  }')
  order by t.id;
$$;
comment on function private.get_order_timeline(uuid, boolean) is
  'The timeline of an order, complete or the customer''s part. Of a refund, amountCents is the total refunded so far and refundCents the amount of this refund. Definer, because customers may not read its rows. Callers of this function check the rights.';
revoke all on function private.get_order_timeline(uuid, boolean) from public;
grant execute on function private.get_order_timeline(uuid, boolean) to service_role;

create function private.get_own_order_timeline(p_order_id uuid)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_admin() then
    return query select * from private.get_order_timeline(p_order_id, true);
  elsif exists (select 1 from public.orders o where o.id = p_order_id and o.user_id = (select private.caller_id())) then
    return query select * from private.get_order_timeline(p_order_id, false);
  end if;
end;
$$;
comment on function private.get_own_order_timeline(uuid) is
  'The timeline for the caller: admin or owner. Definer with the caller checked, because customers may not read its rows.';
revoke all on function private.get_own_order_timeline(uuid) from public;
grant execute on function private.get_own_order_timeline(uuid) to authenticated;

create function public.get_order_timeline(p_order_id uuid)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security invoker set search_path = '' as $$
  select * from private.get_own_order_timeline(p_order_id);
$$;
comment on function public.get_order_timeline(uuid) is
  'Events of an order, oldest first: complete for admins, the customer''s part without actors for its owner, empty for others.';
revoke all on function public.get_order_timeline(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_order_timeline(uuid) to authenticated;

create function public.get_customer_timeline(p_order_id uuid)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security invoker set search_path = '' as $$
  select * from private.get_order_timeline(p_order_id, false);
$$;
comment on function public.get_customer_timeline(uuid) is
  'The customer''s part of a timeline. The caller has to check the guest''s link.';
revoke all on function public.get_customer_timeline(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_customer_timeline(uuid) to service_role;
