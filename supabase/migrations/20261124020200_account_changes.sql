-- A stolen token must not become a takeover. Changes of password, e-mail and second factor are recorded, the owner is
-- told by mail, and roles and refunds are blocked for some hours. A second factor changes only after the password.

create table private.account_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null check (what in ('password', 'email', 'factor')),
  created_at timestamptz not null default now()
);
comment on table private.account_changes is 'Changes of what an account is protected by. Written by triggers only.';
create index account_changes_user_id on private.account_changes (user_id, created_at);
alter table private.account_changes enable row level security;
revoke all on private.account_changes from public, anon, authenticated;

create table private.password_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id text not null,
  proven_at timestamptz not null
);
comment on table private.password_proofs is 'When users last gave their password again. Written by the function confirm-password.';
alter table private.password_proofs enable row level security;
revoke all on private.password_proofs from public, anon, authenticated;

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, digest)
);
comment on table private.recovery_codes is
  'SHA-256, in hex, of user id and code. A code has 80 random bits, so no slow hash is needed.';
alter table private.recovery_codes enable row level security;
revoke all on private.recovery_codes from public, anon, authenticated;

create function private.settling_time() returns interval
language sql immutable security invoker set search_path = '' return interval '6 hours';
comment on function private.settling_time() is 'How long roles and refunds are blocked after a change of the account.';
revoke all on function private.settling_time() from public;

create function private.record_account_change(p_user_id uuid, p_what text, p_recipients text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id bigint;
begin
  insert into private.account_changes (user_id, what) values (p_user_id, p_what) returning id into v_id;
  insert into public.email_outbox (template, recipient, payload, dedupe_key)
  select 'account_changed', r, jsonb_build_object('what', p_what, 'changedAt', now()), format('account_changed:%s:%s', v_id, r)
  from unnest(p_recipients) as r where coalesce(r, '') <> ''
  on conflict do nothing;
end;
$$;
comment on function private.record_account_change(uuid, text, text[]) is
  'Records a change and writes the mail to the owner. Definer, because triggers of Auth''s tables call it and Auth may not write ours.';
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
  'Trigger: records changes of password and e-mail; of a new e-mail both addresses are told. Definer, because Auth may not write our tables.';
revoke all on function private.watch_account() from public;
create trigger watch_account after update of email, encrypted_password on auth.users
  for each row execute function private.watch_account();

create function private.forget_account_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_outbox set
    recipient = private.erased_email(), payload = '{}', status = case when status = 'sent' then 'sent' else 'dead' end
  where template = 'account_changed' and recipient = old.email;
  return null;
end;
$$;
comment on function private.forget_account_mails() is
  'Trigger: takes the address of a deleted account out of its mails. Definer, because Auth may not write our tables.';
revoke all on function private.forget_account_mails() from public;
create trigger forget_account_mails after delete on auth.users
  for each row execute function private.forget_account_mails();

create function private.has_password_proof(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.password_proofs where user_id = p_user_id and proven_at > now() - interval '10 minutes'
  );
$$;
comment on function private.has_password_proof(uuid) is
  'Whether the user gave the password in the last ten minutes. Definer, because nobody may read the proofs.';
revoke all on function private.has_password_proof(uuid) from public;

create function private.guard_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  v_was_verified boolean := tg_op <> 'INSERT' and old.status::text = 'verified';
  v_is_verified boolean := tg_op <> 'DELETE' and new.status::text = 'verified';
  v_email text := (select email from auth.users where id = v_user_id);
begin
  -- The factors of a deleted account go with it, and an unfinished enrolment protects nothing yet.
  if v_email is null or (tg_op = 'DELETE' and not v_was_verified) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if (tg_op = 'INSERT' or v_was_verified <> v_is_verified) and not private.has_password_proof(v_user_id) then
    raise exception 'reauthentication_required' using errcode = 'PT403';
  end if;
  if v_was_verified <> v_is_verified then
    perform private.record_account_change(v_user_id, 'factor', array[v_email]);
  end if;
  if v_was_verified and not v_is_verified then
    delete from private.recovery_codes where user_id = v_user_id;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.guard_factor() is
  'Trigger: a second factor is set up or removed only after the password was given again, and the change is recorded. Definer, because Auth may not write our tables.';
revoke all on function private.guard_factor() from public;

do $$
begin
  -- Hosted Auth has the table; the embedded host makes it before the migrations.
  if to_regclass('auth.mfa_factors') is not null then
    create trigger guard_factor before insert or update or delete on auth.mfa_factors
      for each row execute function private.guard_factor();
  end if;
end;
$$;

create function private.record_password_proof(p_user_id uuid, p_session_id text) returns void
language sql security definer set search_path = '' as $$
  insert into private.password_proofs (user_id, session_id, proven_at) values (p_user_id, p_session_id, now())
  on conflict (user_id) do update set session_id = excluded.session_id, proven_at = now();
$$;
create function public.record_password_proof(p_user_id uuid, p_session_id text) returns void
language sql security invoker set search_path = '' as $$ select private.record_password_proof(p_user_id, p_session_id); $$;
comment on function private.record_password_proof(uuid, text) is
  'Notes that a user gave the password. Definer, because nobody may write the proofs; only the service calls it.';
comment on function public.record_password_proof(uuid, text) is
  'Notes that a user gave the password again in a session: for ten minutes the second factor may be changed, and the session counts as fresh.';
revoke all on function private.record_password_proof(uuid, text) from public;
revoke all on function public.record_password_proof(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.record_password_proof(uuid, text) to service_role;
grant execute on function public.record_password_proof(uuid, text) to service_role;

create or replace function private.require_fresh_session() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_session_id text := (select auth.jwt()) ->> 'session_id';
begin
  -- A session begins with a password or a link in a mail. Renewing the token does not make it younger; giving the
  -- password again does, and keeps the second factor that was given.
  if not exists (
    select 1 from auth.sessions
    where id::text = v_session_id and user_id = (select auth.uid()) and created_at > now() - interval '15 minutes'
  ) and not exists (
    select 1 from private.password_proofs
    where session_id = v_session_id and user_id = (select auth.uid()) and proven_at > now() - interval '10 minutes'
  ) then
    raise exception 'reauthentication_required' using errcode = 'PT403';
  end if;
end;
$$;
comment on function private.require_fresh_session() is
  'Refuses callers who signed in more than 15 minutes ago and did not give the password again in this session since. Definer, because only Auth reads its sessions.';

create function private.recovery_digest(p_user_id uuid, p_code text) returns text
language sql immutable security invoker set search_path = '' as $$
  select encode(sha256(convert_to(
    p_user_id::text || regexp_replace(lower(p_code), '[^0-9a-f]', '', 'g'), 'UTF8')), 'hex');
$$;
comment on function private.recovery_digest(uuid, text) is 'Digest of a recovery code; dashes, spaces and case do not count.';
revoke all on function private.recovery_digest(uuid, text) from public;

create function private.renew_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := (select auth.uid());
  v_codes text[];
begin
  if not exists (select 1 from auth.mfa_factors where user_id = v_user_id and status::text = 'verified') then
    raise exception 'no_second_factor' using errcode = 'PT409';
  end if;
  if not private.has_given_second_factor() or not private.has_password_proof(v_user_id) then
    raise exception 'reauthentication_required' using errcode = 'PT403';
  end if;
  -- 80 of the 256 bits of a digest of two random UUIDs, in four groups of five.
  select array_agg(regexp_replace(left(encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 20), '(.{5})(?=.)', '\1-', 'g'))
  into v_codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = v_user_id;
  insert into private.recovery_codes (user_id, digest)
  select v_user_id, private.recovery_digest(v_user_id, c) from unnest(v_codes) as c;
  return v_codes;
end;
$$;
comment on function private.renew_recovery_codes() is
  'Makes ten recovery codes for the caller and forgets the former ones. Definer, because nobody may write the codes.';
create function public.renew_recovery_codes() returns text[]
language sql security invoker set search_path = '' as $$ select private.renew_recovery_codes(); $$;
comment on function public.renew_recovery_codes() is
  'Ten new recovery codes, told this once; the former ones end. Errors: no_second_factor, reauthentication_required (the password must have been given in the last ten minutes).';

create function private.use_recovery_code(p_code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := (select auth.uid());
begin
  delete from private.recovery_codes where user_id = v_user_id and digest = private.recovery_digest(v_user_id, p_code);
  if not found then
    return false;
  end if;
  -- The code stands for the password here: the caller has signed in with it and has nothing else left.
  perform private.record_password_proof(v_user_id, 'recovery code');
  delete from auth.mfa_factors where user_id = v_user_id;
  delete from private.password_proofs where user_id = v_user_id;
  return true;
end;
$$;
comment on function private.use_recovery_code(text) is
  'Removes the caller''s second factor for a recovery code. Definer, because Auth asks for the factor itself before it removes one.';
create function public.use_recovery_code(p_code text) returns boolean
language sql security invoker set search_path = '' as $$ select private.use_recovery_code(p_code); $$;
comment on function public.use_recovery_code(text) is
  'Takes a recovery code in place of a lost second factor, which is removed; a new one can be set up then. False for a wrong code.';

create function private.recovery_codes_left() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.recovery_codes where user_id = (select auth.uid());
$$;
create function public.recovery_codes_left() returns integer
language sql stable security invoker set search_path = '' as $$ select private.recovery_codes_left(); $$;
comment on function private.recovery_codes_left() is
  'How many recovery codes the caller has. Definer, because nobody may read the codes.';
comment on function public.recovery_codes_left() is 'How many recovery codes the caller has left.';

revoke all on function private.renew_recovery_codes() from public;
revoke all on function private.use_recovery_code(text) from public;
revoke all on function private.recovery_codes_left() from public;
revoke all on function public.renew_recovery_codes() from public, anon, authenticated, service_role;
revoke all on function public.use_recovery_code(text) from public, anon, authenticated, service_role;
revoke all on function public.recovery_codes_left() from public, anon, authenticated, service_role;
grant execute on function private.renew_recovery_codes() to authenticated;
grant execute on function private.use_recovery_code(text) to authenticated;
grant execute on function private.recovery_codes_left() to authenticated;
grant execute on function public.renew_recovery_codes() to authenticated;
grant execute on function public.use_recovery_code(text) to authenticated;
grant execute on function public.recovery_codes_left() to authenticated;

create function private.require_settled_account(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_until timestamptz := (
    select max(created_at) + private.settling_time() from private.account_changes where user_id = p_user_id
  );
begin
  if v_until > now() then
    raise exception 'account_recently_changed' using errcode = 'PT403',
      detail = jsonb_build_object('until', v_until)::text;
  end if;
end;
$$;
comment on function private.require_settled_account(uuid) is
  'Refuses with account_recently_changed for some hours after a change of password, e-mail or second factor. Definer, because nobody may read the changes.';
revoke all on function private.require_settled_account(uuid) from public;
grant execute on function private.require_settled_account(uuid) to service_role;

create or replace function private.change_role(p_user_id uuid, p_change text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_admin();
  perform private.require_fresh_session();
  perform private.require_settled_account((select auth.uid()));
  if not exists (select 1 from public.profiles where id = p_user_id) then
    raise exception 'unknown_user' using errcode = 'PT404';
  end if;
  case p_change
    when 'promote' then
      insert into public.user_roles (user_id, role) values (p_user_id, 'admin') on conflict do nothing;
      get diagnostics v_count = row_count;
      update public.profiles set deactivated_at = null where id = p_user_id and deactivated_at is not null;
    when 'demote' then
      delete from public.user_roles where user_id = p_user_id and role = 'admin';
      get diagnostics v_count = row_count;
    when 'deactivate' then
      delete from public.user_roles where user_id = p_user_id;
      update public.profiles set deactivated_at = now() where id = p_user_id and deactivated_at is null;
      get diagnostics v_count = row_count;
    when 'reactivate' then
      update public.profiles set deactivated_at = null where id = p_user_id and deactivated_at is not null;
      get diagnostics v_count = row_count;
  end case;
  return v_count > 0;
end;
$$;

create or replace function public.request_refund(
  p_refund_id uuid, p_order_id uuid, p_payment_id text, p_amount_cents integer, p_refunded_cents integer, p_reason text,
  p_actor_id uuid
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_refund public.refunds;
  v_payment jsonb;
begin
  perform 1 from public.orders where id = p_order_id for update;
  select * into v_refund from public.refunds where id = p_refund_id;
  v_payment := public.refundable_payment(p_order_id, p_payment_id);
  if v_payment is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if v_refund.id is null then
    perform private.require_settled_account(p_actor_id);
    if (v_payment ->> 'refundedCents')::integer <> p_refunded_cents then
      raise exception 'refund_outdated' using errcode = 'PT409', detail = jsonb_build_object(
        'refundedCents', v_payment -> 'refundedCents', 'refundableCents', v_payment -> 'refundableCents')::text;
    end if;
    if p_amount_cents > (v_payment ->> 'refundableCents')::integer then
      raise exception 'amount_not_refundable' using errcode = 'PT422',
        detail = jsonb_build_object('refundableCents', v_payment -> 'refundableCents')::text;
    end if;
    insert into public.refunds (id, order_id, payment_id, amount_cents, reason, requested_by)
    values (p_refund_id, p_order_id, p_payment_id, p_amount_cents, trim(p_reason), p_actor_id)
    returning * into v_refund;
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (p_order_id, p_actor_id, 'refund.requested', jsonb_build_object(
      'refundId', p_refund_id, 'paymentId', p_payment_id, 'amountCents', p_amount_cents, 'reason', v_refund.reason));
    insert into public.audit_log (actor_id, table_name, row_id, action, after)
    values (p_actor_id, 'refunds', p_refund_id::text, 'INSERT', to_jsonb(v_refund));
  elsif (v_refund.order_id, v_refund.payment_id, v_refund.amount_cents)
      is distinct from (p_order_id, p_payment_id, p_amount_cents) then
    raise exception 'idempotency_conflict' using errcode = 'PT409';
  end if;
  return to_jsonb(v_refund);
end;
$$;
comment on function public.request_refund(uuid, uuid, text, integer, integer, text, uuid) is
  'Writes down a refund before PayPal is asked; the same id again gives the same refund. p_refunded_cents is what the admin saw. Errors: order_not_found, account_recently_changed, refund_outdated, amount_not_refundable, idempotency_conflict.';
