-- Protects accounts from a stolen token. Changes of password, e-mail and second factor are recorded, the owner is notified
-- by mail, and roles and refunds are blocked for some hours.

create table private.account_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null check (what in ('password', 'email', 'factor')),
  created_at timestamptz not null default now()
);
comment on table private.account_changes is 'Changes of password, e-mail or second factor. Written by triggers only.';
create index account_changes_user_id on private.account_changes (user_id, created_at);

alter table private.account_changes enable row level security;
revoke all on private.account_changes from public, anon, authenticated;

create table private.password_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id text not null,
  proven_at timestamptz not null
);
comment on table private.password_proofs is 'When users last confirmed their password. Written by the function confirm-password.';

alter table private.password_proofs enable row level security;
revoke all on private.password_proofs from public, anon, authenticated;

create function private.block_after_change() returns interval
language sql immutable security invoker set search_path = '' return interval '6 hours';
comment on function private.block_after_change() is 'How long roles and refunds are blocked after a change of the account.';
revoke all on function private.block_after_change() from public;

create function private.record_account_change(p_user_id uuid, p_what text, p_recipients text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id bigint;
begin
  insert into private.account_changes (user_id, what) values (p_user_id, p_what) returning id into v_id;
  insert into public.email_outbox (template, recipient, payload, dedupe_key)
  select 'account_changed', recipient, jsonb_build_object('what', p_what, 'changedAt', now(), 'userId', p_user_id),
    format('account_changed:%s:%s', v_id, place)
  from unnest(p_recipients) with ordinality as r (recipient, place) where coalesce(recipient, '') <> ''
  on conflict do nothing;
end;
$$;
comment on function private.record_account_change(uuid, text, text[]) is
  'Records a change and queues the mails to the owner. Definer, because triggers on Auth''s tables call it, and Auth may not write these tables.';
revoke all on function private.record_account_change(uuid, text, text[]) from public;

create function private.watch_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A first password is no change: the account was unusable before.
  if coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> ''
     and new.encrypted_password <> old.encrypted_password and old.email_confirmed_at is not null then
    perform private.record_account_change(new.id, 'password', array[new.email::text]);
  end if;
  if new.email is distinct from old.email and coalesce(old.email, '') <> '' and old.email_confirmed_at is not null then
    perform private.record_account_change(new.id, 'email', array[old.email::text, new.email::text]);
  end if;
  return null;
end;
$$;
comment on function private.watch_account() is
  'Trigger: records changes of password and e-mail. A new e-mail is reported to both addresses. Definer, because Auth may not write these tables.';
revoke all on function private.watch_account() from public;
create trigger watch_account after update of email, encrypted_password on auth.users
  for each row execute function private.watch_account();

create function private.forget_account_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_outbox set
    recipient = private.erased_email(), payload = '{}', last_error = null,
    status = case when status = 'sent' then 'sent' else 'dead' end
  -- By the user too, because a mail about a new address was also sent to the former one.
  where template = 'account_changed' and (payload ->> 'userId' = old.id::text or recipient = old.email);
  return null;
end;
$$;
comment on function private.forget_account_mails() is
  'Trigger: erases the addresses of a deleted account, former ones too, from its mails. Definer, because Auth may not write these tables.';
revoke all on function private.forget_account_mails() from public;
create trigger forget_account_mails after delete on auth.users
  for each row execute function private.forget_account_mails();

create function private.locked_until(p_user_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(created_at) + private.block_after_change() from private.account_changes where user_id = p_user_id
  having max(created_at) + private.block_after_change() > now();
$$;
comment on function private.locked_until(uuid) is
  'Until when an account may move no money after a change of password, e-mail or second factor; null if it may. Definer, because no role may read the changes.';
revoke all on function private.locked_until(uuid) from public;

create function private.require_settled_account(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_until timestamptz := private.locked_until(p_user_id);
begin
  if v_until is not null then
    raise exception 'account_recently_changed' using errcode = 'PT403',
      detail = jsonb_build_object('until', v_until)::text;
  end if;
end;
$$;
comment on function private.require_settled_account(uuid) is
  'Rejects with account_recently_changed for some hours after a change of password, e-mail or second factor. Definer, because no role may read the changes.';
revoke all on function private.require_settled_account(uuid) from public;
grant execute on function private.require_settled_account(uuid) to service_role;

create function public.require_settled_account(p_user_id uuid) returns void
language sql stable security invoker set search_path = '' as $$ select private.require_settled_account(p_user_id); $$;
comment on function public.require_settled_account(uuid) is
  'For functions that prepare a refund: rejects it before the admin enters reason and password. Error: account_recently_changed.';
revoke all on function public.require_settled_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.require_settled_account(uuid) to service_role;

create function private.has_password_proof(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.password_proofs where user_id = p_user_id and proven_at > now() - interval '10 minutes'
  );
$$;
comment on function private.has_password_proof(uuid) is
  'Whether the user confirmed the password in the last ten minutes. Definer, because no role may read the proofs.';
revoke all on function private.has_password_proof(uuid) from public;

create function private.record_password_proof(p_user_id uuid, p_session_id text) returns void
language sql security definer set search_path = '' as $$
  insert into private.password_proofs (user_id, session_id, proven_at) values (p_user_id, p_session_id, now())
  on conflict (user_id) do update set session_id = excluded.session_id, proven_at = now();
$$;
comment on function private.record_password_proof(uuid, text) is
  'Records that a user confirmed the password. Definer, because no role may write the proofs; only the service role calls it.';
revoke all on function private.record_password_proof(uuid, text) from public;
grant execute on function private.record_password_proof(uuid, text) to service_role;

create function public.record_password_proof(p_user_id uuid, p_session_id text) returns void
language sql security invoker set search_path = '' as $$ select private.record_password_proof(p_user_id, p_session_id); $$;
comment on function public.record_password_proof(uuid, text) is
  'Records that a user confirmed the password in a session. For ten minutes the second factor may be changed and the session counts as fresh.';
revoke all on function public.record_password_proof(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.record_password_proof(uuid, text) to service_role;
