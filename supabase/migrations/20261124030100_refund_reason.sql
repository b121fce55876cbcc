-- The reason of a refund, which an admin enters for the customer to read.

create or replace function private.get_order_timeline(p_order_id uuid, p_everything boolean)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security definer set search_path = '' as $$
  select t.id, t.created_at, t.event,
    case
      when p_everything then t.details
      when t.event = 'payment.refunded' then jsonb_strip_nulls(jsonb_build_object(
        'amountCents', t.details -> 'amountCents',
        'reason', (
          select nullif(r.reason, '') from public.refunds r
          where r.order_id = t.order_id and r.id::text = t.details ->> 'refundId'
        )))
      when t.event like 'payment.%' then jsonb_strip_nulls(jsonb_build_object('amountCents', t.details -> 'amountCents'))
      else t.details
    end,
    case when p_everything then (
      select trim(concat_ws(' ', p.first_name, p.last_name)) from public.profiles p where p.id = t.actor_id
    ) end
  from public.order_timeline t
  where t.order_id = p_order_id and (p_everything or t.event = any ('{
    order.placed, status.changed, visual_status.changed, production_stage.changed, tracking_number.changed,
    payment.captured, payment.pending, payment.declined, payment.refunded, payment.reversed
  }'))
  order by t.id;
$$;

create function public.refund_reason(p_order_id uuid, p_refunded_cents integer) returns text
language sql stable security invoker set search_path = '' as $$
  select r.reason
  from public.order_timeline t
  join public.refunds r on r.order_id = t.order_id and r.id::text = t.details ->> 'refundId'
  where t.order_id = p_order_id and t.event = 'payment.refunded'
    and t.details -> 'amountCents' = to_jsonb(p_refunded_cents) and r.reason <> ''
  order by t.id desc limit 1;
$$;
comment on function public.refund_reason(uuid, integer) is
  'The reason of the refund that raised the refunded sum to p_refunded_cents, for the mail about it. Null: there is none.';
revoke all on function public.refund_reason(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.refund_reason(uuid, integer) to service_role;
