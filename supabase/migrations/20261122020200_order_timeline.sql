-- The timeline as people read it, and outgoing mails as admins see them.

create function private.get_order_timeline(p_order_id uuid, p_everything boolean)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security definer set search_path = '' as $$
  select t.id, t.created_at, t.event,
    case
      when p_everything then t.details
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
comment on function private.get_order_timeline(uuid, boolean) is
  'The timeline of an order, all of it or what is for the customer. Definer, because customers read no rows of it; every caller checks who asks.';
revoke all on function private.get_order_timeline(uuid, boolean) from public;

create function private.get_own_order_timeline(p_order_id uuid)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_admin() then
    return query select * from private.get_order_timeline(p_order_id, true);
  elsif exists (select 1 from public.orders o where o.id = p_order_id and o.user_id = (select auth.uid())) then
    return query select * from private.get_order_timeline(p_order_id, false);
  end if;
end;
$$;
comment on function private.get_own_order_timeline(uuid) is
  'The timeline for who asks: admin, owner or nobody. Definer with the caller checked, because customers read no rows of it.';
revoke all on function private.get_own_order_timeline(uuid) from public;
grant execute on function private.get_own_order_timeline(uuid) to authenticated;

create function public.get_order_timeline(p_order_id uuid)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security invoker set search_path = '' as $$
  select * from private.get_own_order_timeline(p_order_id);
$$;
comment on function public.get_order_timeline(uuid) is
  'What happened to an order, oldest first: all of it for admins, the customer''s part without actors for its owner, nothing for others.';

create function public.get_customer_timeline(p_order_id uuid)
returns table (id bigint, created_at timestamptz, event text, details jsonb, actor_name text)
language sql stable security invoker set search_path = '' as $$
  select * from private.get_order_timeline(p_order_id, false);
$$;
comment on function public.get_customer_timeline(uuid) is
  'The customer''s part of a timeline, for the function that has checked a guest''s link.';

revoke all on function public.get_order_timeline(uuid) from public, anon, authenticated, service_role;
revoke all on function public.get_customer_timeline(uuid) from public, anon, authenticated, service_role;
grant execute on function private.get_order_timeline(uuid, boolean) to service_role;
grant execute on function public.get_order_timeline(uuid) to authenticated;
grant execute on function public.get_customer_timeline(uuid) to service_role;

create view public.outgoing_mails with (security_invoker = true) as
select
  m.id, m.template, m.recipient, m.order_id as order_db_id, o.order_id, m.status, m.attempts, m.last_error,
  m.status = 'dead' or (m.status <> 'sent' and m.last_error is not null) as has_failed,
  m.next_attempt_at, m.sent_at, m.created_at
from public.email_outbox m left join public.orders o on o.id = m.order_id;
comment on view public.outgoing_mails is 'The outbox as admins see it. has_failed: somebody should look at it.';
revoke all on public.outgoing_mails from anon, authenticated;
grant select on public.outgoing_mails to authenticated, service_role;
create index email_outbox_created_at on public.email_outbox (created_at desc);

create function private.resend_mail(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_mail public.email_outbox;
begin
  perform private.require_admin();
  select * into v_mail from public.email_outbox where id = p_id for update;
  if not found then
    raise exception 'unknown_mail' using errcode = 'PT404';
  end if;
  if v_mail.status = 'sent' then
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
comment on function private.resend_mail(uuid) is
  'Sends a mail again. Definer with the caller checked, because nobody may write the outbox.';

create function public.resend_mail(p_id uuid) returns uuid
language sql security invoker set search_path = '' as $$ select private.resend_mail(p_id); $$;
comment on function public.resend_mail(uuid) is
  'An admin sends a failed mail again, or another copy of a sent one. Returns the id of the mail that goes out. Errors: not_admin, unknown_mail.';

revoke all on function private.resend_mail(uuid) from public;
revoke all on function public.resend_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function private.resend_mail(uuid) to authenticated;
grant execute on function public.resend_mail(uuid) to authenticated;
