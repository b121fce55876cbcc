-- Figures of the dashboard, computed in the database.

create function public.dashboard_figures(p_from date, p_to date) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_days jsonb;
  v_steps jsonb;
begin
  perform private.require_admin();
  if p_from is null or p_to is null or p_to < p_from or p_to - p_from > 366 then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "to"}';
  end if;
  -- Days in the shop's time zone. Revenue is computed from payments. A payment under review does not count.
  with placed as (
    select (o.created_at at time zone 'Europe/Berlin')::date as day, o.status, o.visual_status,
      (
        select sum(private.net_cents(p)) from public.payments p
        where p.order_id = o.id and p.status not in ('declined', 'review') and p.currency = 'EUR'
      ) as revenue_cents
    from public.orders o
    where o.created_at >= (p_from::timestamp at time zone 'Europe/Berlin')
      and o.created_at < ((p_to + 1)::timestamp at time zone 'Europe/Berlin')
  ), per_day as (
    select d::date as day,
      count(placed.day) as orders,
      count(placed.day) filter (where placed.status in ('completed', 'refunded')) as paid,
      coalesce(sum(placed.revenue_cents) filter (where placed.status in ('completed', 'refunded')), 0) as revenue
    from generate_series(p_from, p_to, interval '1 day') as d
    left join placed on placed.day = d::date
    group by d
  )
  select jsonb_agg(jsonb_build_object('day', day, 'orders', orders, 'paid', paid, 'revenueCents', revenue) order by day),
    (select jsonb_build_object(
      'placed', count(*),
      'paid', count(*) filter (where status in ('completed', 'refunded')),
      'begun', count(*) filter (where status in ('completed', 'refunded') and visual_status in ('In Bearbeitung', 'Versendet')),
      'shipped', count(*) filter (where status in ('completed', 'refunded') and visual_status = 'Versendet')
    ) from placed)
  into v_days, v_steps
  from per_day;
  return jsonb_build_object('days', v_days, 'steps', v_steps);
end;
$$;
comment on function public.dashboard_figures(date, date) is
  'For admins: orders, paid orders and revenue (EUR cents, gross, minus refunds and chargebacks) per day of Europe/Berlin, and the progress of these orders. At most 367 days. Errors: not_admin, invalid_request.';
revoke all on function public.dashboard_figures(date, date) from public, anon, authenticated, service_role;
grant execute on function public.dashboard_figures(date, date) to authenticated;

create function public.dashboard_counts() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'categories', (select count(*) from public.categories),
    'articles', (select count(*) from public.articles),
    'openOrders', (select count(*) from public.orders where visual_status = 'Offen' and status in ('processing', 'completed')),
    'paymentsUnderReview', (select count(distinct order_id) from public.payments where status = 'review'),
    'paymentsWithoutOrder', (
      select count(*) from public.payments
      where order_id is null and status in ('captured', 'completed', 'review') and resolved_at is null
    ),
    'disputes', (
      select count(*) from public.payment_disputes where state = 'open' or (state = 'lost' and claim is null)
    ),
    'failedMails', (select count(*) from public.outgoing_mails where has_failed)
  );
end;
$$;
comment on function public.dashboard_counts() is
  'For admins: number of categories and articles, and of entries that need attention. paymentsUnderReview counts orders, disputes those that wait for an answer or a decision. Error not_admin.';
revoke all on function public.dashboard_counts() from public, anon, authenticated, service_role;
grant execute on function public.dashboard_counts() to authenticated;
