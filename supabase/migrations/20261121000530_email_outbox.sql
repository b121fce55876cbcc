-- E-mails are written in the transaction that causes them and sent from here, with retries.

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template in (
    'order_received', 'payment_received', 'payment_review', 'order_expired', 'order_refunded',
    'contact_request', 'contact_receipt', 'withdrawal_notice', 'withdrawal_receipt'
  )),
  recipient text not null,
  payload jsonb not null default '{}',
  order_id uuid references public.orders (id) on delete restrict,
  dedupe_key text not null unique,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.email_outbox is 'Mails to send. The words are rendered from template and payload when sending.';
comment on column public.email_outbox.recipient is 'An e-mail address, or shop: the address the sender is configured with.';
comment on column public.email_outbox.dedupe_key is 'One mail per event, however often the event is told.';

create index email_outbox_due on public.email_outbox (next_attempt_at) where status in ('queued', 'sending');
create index email_outbox_order_id on public.email_outbox (order_id);

alter table public.email_outbox enable row level security;
create policy "Admins see outgoing mail" on public.email_outbox
  for select to authenticated using ((select private.is_admin()));

create function public.claim_outbox_mails(p_limit integer default 20, p_lease interval default '1 minute')
returns setof public.email_outbox
language sql security invoker set search_path = '' as $$
  update public.email_outbox
  set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + p_lease
  where id in (
    select id from public.email_outbox
    where status in ('queued', 'sending') and next_attempt_at <= now()
    order by next_attempt_at limit p_limit
    for update skip locked
  )
  returning *;
$$;
comment on function public.claim_outbox_mails(integer, interval) is
  'Takes due mails for sending. One that is not finished within the lease is due again.';

create function public.finish_outbox_mail(p_id uuid, p_error text default null) returns void
language sql security invoker set search_path = '' as $$
  update public.email_outbox set
    status = case when p_error is null then 'sent' when attempts >= 8 then 'dead' else 'queued' end,
    sent_at = case when p_error is null then now() end,
    last_error = p_error,
    next_attempt_at = now() + least(power(2, attempts) * interval '30 seconds', interval '2 hours')
  where id = p_id and status <> 'sent';
$$;
comment on function public.finish_outbox_mail(uuid, text) is
  'Marks a mail as sent, or plans the next attempt: 1, 2, 4 … minutes, dead after eight.';

revoke all on function public.claim_outbox_mails(integer, interval) from public, anon, authenticated, service_role;
revoke all on function public.finish_outbox_mail(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox_mails(integer, interval) to service_role;
grant execute on function public.finish_outbox_mail(uuid, text) to service_role;
