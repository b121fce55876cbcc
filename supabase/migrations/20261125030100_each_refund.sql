-- The timeline shows each refund: `amountCents` is the sum refunded so far, `refundCents` is what this refund added.

create or replace function private.get_order_timeline(p_order_id uuid, p_everything boolean)
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
    payment.captured, payment.pending, payment.declined, payment.refunded, payment.reversed
  }')
  order by t.id;
$$;

-- The mail about a refund reads its amount and its reason from the customer's timeline.
drop function public.refund_reason(uuid, integer);
