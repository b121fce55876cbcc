-- Mails that a provider took and could not deliver: admins see them beside those that were never sent.

create function public.note_mail_bounce(p_mail_id uuid, p_reason text) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  -- sent_at stays: the provider had taken it.
  update public.email_outbox set status = 'dead', last_error = left(p_reason, 300)
  where id = p_mail_id and status = 'sent';
  return found;
end;
$$;
comment on function public.note_mail_bounce(uuid, text) is
  'Notes that a sent mail did not arrive. True when it was one of ours and is noted now.';
revoke all on function public.note_mail_bounce(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.note_mail_bounce(uuid, text) to service_role;

create or replace function private.resend_mail(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_mail public.email_outbox;
begin
  perform private.require_admin();
  select * into v_mail from public.email_outbox where id = p_id for update;
  if not found then
    raise exception 'unknown_mail' using errcode = 'PT404';
  end if;
  if v_mail.sent_at is not null then
    -- Another copy: the provider takes a mail of the same id for a repetition and drops it.
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    values (v_mail.template, v_mail.recipient, v_mail.order_id, v_mail.payload,
      format('%s:again:%s', v_mail.dedupe_key, gen_random_uuid()))
    returning * into v_mail;
  elsif v_mail.status <> 'sending' then
    update public.email_outbox set status = 'queued', attempts = 0, next_attempt_at = now() where id = p_id;
  end if;
  if v_mail.order_id is not null then
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (v_mail.order_id, (select auth.uid()), 'mail.resent',
      jsonb_build_object('mailId', v_mail.id, 'template', v_mail.template));
  end if;
  return v_mail.id;
end;
$$;
