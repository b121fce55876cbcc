-- E-mails are queued in the transaction that causes them, and sent from here with retries.

create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template ~ '^[a-z_]{3,50}$'),
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
comment on table public.email_outbox is 'Mails to send. The text is rendered from template and payload when sending.';
comment on column public.email_outbox.recipient is 'An e-mail address, or shop: the configured address of the shop.';
comment on column public.email_outbox.dedupe_key is 'Key per event, so that a repeated event sends no second mail.';
comment on column public.email_outbox.template is 'Kind of mail. The sender rejects unknown templates.';
create index email_outbox_due on public.email_outbox (next_attempt_at) where status in ('queued', 'sending');
create index email_outbox_order_id on public.email_outbox (order_id);
create index email_outbox_created_at on public.email_outbox (created_at desc);
create index email_outbox_dead on public.email_outbox (id) where status = 'dead';
create index email_outbox_receipts on public.email_outbox (lower(recipient), created_at)
  where template = 'withdrawal_receipt';
create index email_outbox_template on public.email_outbox (template, created_at);

alter table public.email_outbox enable row level security;
create policy "Admins see outgoing mail" on public.email_outbox
  for select to authenticated using ((select private.is_admin()));
revoke all on public.email_outbox from anon, authenticated;
grant select on public.email_outbox to authenticated;
grant all on public.email_outbox to service_role;

create function public.claim_outbox_mails(
  p_limit integer default 20, p_lease interval default '1 minute', p_only text[] default null, p_except text[] default '{}'
) returns setof public.email_outbox
language sql security invoker set search_path = '' as $$
  update public.email_outbox
  set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + p_lease
  where id in (
    select id from public.email_outbox
    where status in ('queued', 'sending') and next_attempt_at <= now()
      and (p_only is null or template = any (p_only)) and template <> all (p_except)
    order by next_attempt_at limit p_limit
    for update skip locked
  )
  returning *;
$$;
comment on function public.claim_outbox_mails(integer, interval, text[], text[]) is
  'Claims due mails for sending, of these templates only or except these. A mail that is not finished within the lease is due again.';
revoke all on function public.claim_outbox_mails(integer, interval, text[], text[]) from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox_mails(integer, interval, text[], text[]) to service_role;

create function public.finish_outbox_mail(p_id uuid, p_error text default null) returns void
language sql security invoker set search_path = '' as $$
  update public.email_outbox set
    status = case when p_error is null then 'sent' when attempts >= 8 then 'dead' else 'queued' end,
    sent_at = case when p_error is null then now() end,
    last_error = p_error,
    next_attempt_at = now() + least(power(2, attempts) * interval '30 seconds', interval '2 hours')
  -- A mail erased while it was being sent is dead. The error may quote the erased address.
  where id = p_id and status <> 'sent' and (p_error is null or status = 'sending');
$$;
comment on function public.finish_outbox_mail(uuid, text) is
  'Marks a mail as sent, or schedules the next attempt after 1, 2, 4 … minutes. Dead after eight attempts. A failed attempt at a cancelled mail is ignored.';
revoke all on function public.finish_outbox_mail(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.finish_outbox_mail(uuid, text) to service_role;

create function public.note_mail_bounce(p_mail_id uuid, p_reason text) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  -- sent_at is kept: the provider had accepted the mail. A sent mail with an error has bounced before and was resent.
  -- An erased mail is skipped, because the reason may quote the erased address.
  update public.email_outbox set status = 'dead', last_error = left(p_reason, 300)
  where id = p_mail_id and status = 'sent' and last_error is null and recipient <> private.erased_email();
  return found;
end;
$$;
comment on function public.note_mail_bounce(uuid, text) is
  'Marks a sent mail as bounced. Returns false for unknown, erased or already marked mails.';
revoke all on function public.note_mail_bounce(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.note_mail_bounce(uuid, text) to service_role;

create view public.outgoing_mails with (security_invoker = true) as
select
  m.id, m.template, m.recipient, m.order_id as order_db_id, o.order_id, m.status, m.attempts, m.last_error,
  (m.status = 'dead' or (m.status <> 'sent' and m.last_error is not null))
    and m.recipient <> private.erased_email() as has_failed,
  m.next_attempt_at, m.sent_at, m.created_at
from public.email_outbox m left join public.orders o on o.id = m.order_id;
comment on view public.outgoing_mails is 'The outbox for admins. has_failed: needs attention, which a mail to an erased address does not.';
revoke all on public.outgoing_mails from anon, authenticated;
grant select on public.outgoing_mails to authenticated, service_role;

create function private.resend_mail(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_mail public.email_outbox;
begin
  perform private.require_admin();
  select * into v_mail from public.email_outbox where id = p_id for update;
  if not found or v_mail.recipient = private.erased_email() then
    raise exception 'unknown_mail' using errcode = 'PT404';
  end if;
  if exists (
    select 1 from public.orders o where o.id = v_mail.order_id
      and (v_mail.template in ('order_shipped', 'payment_received') and o.visual_status = 'Storniert'
        or v_mail.template = 'order_cancelled' and o.visual_status <> 'Storniert')
  ) then
    raise exception 'mail_outdated' using errcode = 'PT409';
  end if;
  if v_mail.sent_at is not null then
    -- A bounced mail needs no more attention: from now on its copy does. last_error still names the bounce.
    update public.email_outbox set status = 'sent' where id = p_id and status = 'dead';
    -- A new row: the provider drops a second mail with the same id as a duplicate.
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    values (v_mail.template, v_mail.recipient, v_mail.order_id, v_mail.payload,
      format('%s:again:%s', v_mail.dedupe_key, gen_random_uuid()))
    returning * into v_mail;
  elsif v_mail.status <> 'sending' then
    update public.email_outbox set status = 'queued', attempts = 0, next_attempt_at = now() where id = p_id;
  end if;
  if v_mail.order_id is not null then
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (v_mail.order_id, (select private.caller_id()), 'mail.resent',
      jsonb_build_object('mailId', v_mail.id, 'template', v_mail.template));
  end if;
  return v_mail.id;
end;
$$;
comment on function private.resend_mail(uuid) is
  'Sends a mail again unless its recipient was erased. Definer with the caller checked, because no role may write the outbox.';
revoke all on function private.resend_mail(uuid) from public;
grant execute on function private.resend_mail(uuid) to authenticated;

create function public.resend_mail(p_id uuid) returns uuid
language sql security invoker set search_path = '' as $$ select private.resend_mail(p_id); $$;
comment on function public.resend_mail(uuid) is
  'Sends a failed mail again, or another copy of a sent mail, for admins. Returns the id of the queued mail. Errors: not_admin, unknown_mail, mail_outdated (the order has left the state that the mail reports).';
revoke all on function public.resend_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.resend_mail(uuid) to authenticated;
