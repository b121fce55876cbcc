-- What nobody may overlook: the sweep tells the shop by mail, once per matter.

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
    from public.email_outbox m where m.status = 'dead' and m.template <> 'alarm'
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
  'Writes a mail to the shop for every paid order, refund, event of PayPal or mail that got stuck, once each. Returns how many are new.';
revoke all on function public.raise_alarms(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.raise_alarms(timestamptz) to service_role;
create index email_outbox_dead on public.email_outbox (id) where status = 'dead';
