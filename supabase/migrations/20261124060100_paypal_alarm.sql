-- The sweep stops asking PayPal after repeated timeouts and reports it, at most once a day.

create function public.raise_paypal_alarm(p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  insert into public.email_outbox (template, recipient, payload, dedupe_key)
  select 'alarm', 'shop', jsonb_build_object('what', 'paypal_not_answering', 'subject', day),
    'alarm:paypal_not_answering:' || day
  from to_char(p_now at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
  on conflict do nothing;
$$;
comment on function public.raise_paypal_alarm(timestamptz) is
  'Queues a mail to the shop that PayPal does not answer, once per day in Berlin.';
revoke all on function public.raise_paypal_alarm(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.raise_paypal_alarm(timestamptz) to service_role;
