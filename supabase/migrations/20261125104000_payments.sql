-- Payments as reported by PayPal, their reversals, webhook events, and invoice numbers.

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
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  reversed_cents integer not null default 0 check (reversed_cents >= 0),
  reinstated_cents integer not null default 0 check (reinstated_cents >= 0),
  review_reason text,
  status text not null generated always as (
    case
      when reversed_cents > reinstated_cents
        and amount_cents - refunded_cents - reversed_cents + reinstated_cents <= 0 then 'reversed'
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
  updated_at timestamptz not null default now(),
  resolved_at timestamptz
);
comment on table public.payments is 'One row per PayPal capture. Written by settle_payment only.';
comment on column public.payments.payment_id is 'PayPal''s capture id.';
comment on column public.payments.order_id is 'Null: no order was found for the payment.';
comment on column public.payments.status is
  'Derived from the timestamps and amounts beside it, which only ever grow, so the order of events does not matter. completed means paid. reversed means that nothing is left of the payment after a reversal.';
comment on column public.payments.reversed_cents is 'Sum of the reversals in payment_reversals, in the currency of the payment.';
comment on column public.payments.reinstated_cents is 'Sum of the returned reversals in payment_reversals, in the currency of the payment.';
comment on column public.payments.review_reason is 'Why an admin has to review the payment, for example a different amount.';
comment on column public.payments.resolved_at is 'When an admin accepted the payment after a review. It is not reviewed again, unless its order is found later.';
create index payments_order_id on public.payments (order_id);
create index payments_paypal_order_id on public.payments (paypal_order_id);
create index payments_captured_at on public.payments (captured_at);

create trigger touch_updated_at before update on public.payments
  for each row execute function private.touch_updated_at();
create trigger keep_payments before delete on public.payments
  for each row execute function private.reject_change();
create trigger no_truncate before truncate on public.payments
  for each statement execute function private.reject_change();

create function private.net_cents(p_payment public.payments) returns integer
language sql immutable security invoker set search_path = ''
return case
  when p_payment.captured_at is null then 0
  else p_payment.amount_cents - p_payment.refunded_cents
    - greatest(0, p_payment.reversed_cents - p_payment.reinstated_cents)
end;
comment on function private.net_cents(public.payments) is
  'What is left of a payment after refunds and reversals, in cents of its currency. Every sum of money uses it. Below 0 if a reversal follows a full refund.';
revoke all on function private.net_cents(public.payments) from public;
grant execute on function private.net_cents(public.payments) to authenticated, service_role;

create table public.payment_reversals (
  event_key text primary key,
  payment_id text not null references public.payments (payment_id) on delete restrict,
  kind text not null check (kind in ('reversed', 'reinstated')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  dispute_id text,
  at timestamptz not null default now()
);
comment on table public.payment_reversals is
  'Money that PayPal or a bank took back from a payment, and money of it that PayPal returned. Written by settle_payment only.';
comment on column public.payment_reversals.event_key is
  'PayPal''s id of the reversal, or of the dispute that returned the money, so that each counts once.';
comment on column public.payment_reversals.amount_cents is
  'Cents of the currency beside it. A reversal in another currency than its payment is not part of the sums, and the payment is reviewed.';
create index payment_reversals_payment_id on public.payment_reversals (payment_id);

create trigger keep_payment_reversals before delete on public.payment_reversals
  for each row execute function private.reject_change();
create trigger no_truncate before truncate on public.payment_reversals
  for each statement execute function private.reject_change();

create table public.invoice_counters (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);
comment on table public.invoice_counters is 'Last invoice number per year. Numbers are assigned on payment, without gaps.';

create table public.webhook_events (
  event_id text primary key,
  event_type text not null,
  payload jsonb not null,
  attempts integer not null default 1,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  last_error text
);
comment on table public.webhook_events is 'Verified webhook events, so that each is processed once.';
create index webhook_events_open on public.webhook_events (received_at) where processed_at is null;

alter table public.payments enable row level security;
create policy "Customers read payments of their own orders, admins all" on public.payments
  for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.orders o where o.id = payments.order_id));
revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;

alter table public.payment_reversals enable row level security;
create policy "Admins read reversals" on public.payment_reversals
  for select to authenticated using ((select private.is_admin()));
revoke all on public.payment_reversals from anon, authenticated;
grant select on public.payment_reversals to authenticated;
grant all on public.payment_reversals to service_role;

alter table public.invoice_counters enable row level security;
revoke all on public.invoice_counters from anon, authenticated;
grant all on public.invoice_counters to service_role;

alter table public.webhook_events enable row level security;
create policy "Admins read webhook events" on public.webhook_events
  for select to authenticated using ((select private.is_admin()));
revoke all on public.webhook_events from anon, authenticated;
grant select on public.webhook_events to authenticated;
grant all on public.webhook_events to service_role;

create function private.next_invoice_number() returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_year integer := extract(year from now() at time zone 'Europe/Berlin');
  v_number integer;
begin
  -- The row lock of the counter lasts until the end of the transaction. A rollback releases the number.
  insert into public.invoice_counters as c (year, last_number) values (v_year, 1)
  on conflict (year) do update set last_number = c.last_number + 1
  returning last_number into v_number;
  return format('RE-%s-%s', v_year, lpad(v_number::text, 5, '0'));
end;
$$;
comment on function private.next_invoice_number() is 'Next invoice number of this year, without gaps.';
revoke all on function private.next_invoice_number() from public;
grant execute on function private.next_invoice_number() to service_role;

create function public.record_webhook_event(p_event_id text, p_event_type text, p_payload jsonb) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  insert into public.webhook_events as w (event_id, event_type, payload)
  values (p_event_id, p_event_type, p_payload)
  on conflict (event_id) do update set attempts = w.attempts + 1 where w.processed_at is null;
  return found;
end;
$$;
comment on function public.record_webhook_event(text, text, jsonb) is
  'Stores a verified event. Returns false if it was already processed.';
revoke all on function public.record_webhook_event(text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.record_webhook_event(text, text, jsonb) to service_role;

create function public.finish_webhook_event(p_event_id text, p_error text default null) returns void
language sql security invoker set search_path = '' as $$
  update public.webhook_events
  set processed_at = case when p_error is null then now() end, last_error = p_error
  where event_id = p_event_id;
$$;
comment on function public.finish_webhook_event(text, text) is 'Marks an event as processed, or keeps it open with the error.';
revoke all on function public.finish_webhook_event(text, text) from public, anon, authenticated, service_role;
grant execute on function public.finish_webhook_event(text, text) to service_role;

create function public.ledger_entries(p_from timestamptz, p_to timestamptz, p_payment_ids text[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'payment_id', p.payment_id, 'order_db_id', o.id, 'order_id', o.order_id,
    'net_cents', private.net_cents(p)
  ) order by p.captured_at), '[]')
  from public.payments p left join public.orders o on o.id = p.order_id
  where p.captured_at is not null and p.currency = 'EUR'
    and ((p.captured_at >= p_from and p.captured_at < p_to) or p.payment_id = any (p_payment_ids));
$$;
comment on function public.ledger_entries(timestamptz, timestamptz, text[]) is
  'Payments captured in a period, or with the given ids, oldest first: [{payment_id, order_db_id, order_id, net_cents}]. net_cents: EUR cents after refunds and reversals. One value, because the Data API returns at most 1,000 rows.';
revoke all on function public.ledger_entries(timestamptz, timestamptz, text[]) from public, anon, authenticated, service_role;
grant execute on function public.ledger_entries(timestamptz, timestamptz, text[]) to service_role;
