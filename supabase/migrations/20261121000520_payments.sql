-- Payments as PayPal told of them, and the numbers of invoices.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null unique,
  order_id uuid references public.orders (id) on delete restrict,
  paypal_order_id text,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  held_at timestamptz,
  captured_at timestamptz,
  verified_at timestamptz,
  declined_at timestamptz,
  reversed_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  review_reason text,
  status text not null generated always as (
    case
      when reversed_at is not null then 'reversed'
      when refunded_cents > 0 and refunded_cents >= amount_cents then 'refunded'
      when review_reason is not null then 'review'
      when verified_at is not null then 'completed'
      when captured_at is not null then 'captured'
      when declined_at is not null then 'declined'
      else 'pending'
    end
  ) stored,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.payments is 'One row per capture. Written by settle_payment only.';
comment on column public.payments.payment_id is 'PayPal''s capture id.';
comment on column public.payments.order_id is 'Null: money came in that no order was found for.';
comment on column public.payments.status is
  'Follows from the facts beside it, each of which only ever turns on: so the order in which they arrive does not matter. completed means paid.';
comment on column public.payments.review_reason is 'Why an admin has to look at it: the money does not fit the order.';

create table public.invoice_counters (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);
comment on table public.invoice_counters is 'Last invoice number per year. Numbers are given on payment only, without gaps.';

create table public.webhook_events (
  event_id text primary key,
  event_type text not null,
  payload jsonb not null,
  attempts integer not null default 1,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  last_error text
);
comment on table public.webhook_events is 'Verified webhook events, so that each takes effect once.';

create index payments_order_id on public.payments (order_id);
create index payments_paypal_order_id on public.payments (paypal_order_id);
create index webhook_events_open on public.webhook_events (received_at) where processed_at is null;

create trigger touch_updated_at before update on public.payments
  for each row execute function private.touch_updated_at();
create trigger keep_payments before delete on public.payments
  for each row execute function private.reject_change();

alter table public.payments enable row level security;
create policy "Customers read payments of their own orders, admins all" on public.payments
  for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.orders o where o.id = payments.order_id));

alter table public.invoice_counters enable row level security;
alter table public.webhook_events enable row level security;
create policy "Admins read webhook events" on public.webhook_events
  for select to authenticated using ((select private.is_admin()));

create function public.record_webhook_event(p_event_id text, p_event_type text, p_payload jsonb) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
  v_processed_at timestamptz;
begin
  insert into public.webhook_events as w (event_id, event_type, payload)
  values (p_event_id, p_event_type, p_payload)
  on conflict (event_id) do update set attempts = w.attempts + 1
  returning w.processed_at into v_processed_at;
  return v_processed_at is null;
end;
$$;
comment on function public.record_webhook_event(text, text, jsonb) is
  'Notes a verified event. True when it still has to be worked off, false when that is done.';

create function public.finish_webhook_event(p_event_id text, p_error text default null) returns void
language sql security invoker set search_path = '' as $$
  update public.webhook_events
  set processed_at = case when p_error is null then now() end, last_error = p_error
  where event_id = p_event_id;
$$;
comment on function public.finish_webhook_event(text, text) is 'Marks an event as worked off, or keeps it open with the error.';

revoke all on function public.record_webhook_event(text, text, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.finish_webhook_event(text, text) from public, anon, authenticated, service_role;
grant execute on function public.record_webhook_event(text, text, jsonb) to service_role;
grant execute on function public.finish_webhook_event(text, text) to service_role;
