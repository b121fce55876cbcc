-- A second factor is set up or removed only after the password was confirmed. Recovery codes replace a lost factor.

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

create function private.guard_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  v_was_verified boolean := tg_op <> 'INSERT' and old.status::text = 'verified';
  v_is_verified boolean := tg_op <> 'DELETE' and new.status::text = 'verified';
  v_email text := (select email from auth.users where id = v_user_id);
begin
  -- The factors of a deleted account are deleted with it, and an unfinished enrolment protects nothing yet.
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
  'Trigger: rejects setting up or removing a second factor without a confirmed password, and records the change. Definer, because Auth may not write these tables.';
revoke all on function private.guard_factor() from public;

do $$
begin
  -- Hosted Auth has the table; the embedded host creates it before the migrations.
  if to_regclass('auth.mfa_factors') is not null then
    create trigger guard_factor before insert or update or delete on auth.mfa_factors
      for each row execute function private.guard_factor();
  end if;
end;
$$;

create function private.recovery_digest(p_user_id uuid, p_code text) returns text
language sql immutable security invoker set search_path = '' as $$
  select encode(sha256(convert_to(
    p_user_id::text || regexp_replace(lower(p_code), '[^0-9a-f]', '', 'g'), 'UTF8')), 'hex');
$$;
comment on function private.recovery_digest(uuid, text) is 'Digest of a recovery code. Ignores dashes, spaces and case.';
revoke all on function private.recovery_digest(uuid, text) from public;

create function private.renew_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := (select private.caller_id());
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
  'Creates ten recovery codes for the caller and deletes the previous ones. Definer, because no role may write the codes.';
revoke all on function private.renew_recovery_codes() from public;
grant execute on function private.renew_recovery_codes() to authenticated;

create function public.renew_recovery_codes() returns text[]
language sql security invoker set search_path = '' as $$ select private.renew_recovery_codes(); $$;
comment on function public.renew_recovery_codes() is
  'Returns ten new recovery codes, which cannot be read again, and invalidates the previous ones. Errors: no_second_factor, reauthentication_required (the password must have been confirmed in the last ten minutes).';
revoke all on function public.renew_recovery_codes() from public, anon, authenticated, service_role;
grant execute on function public.renew_recovery_codes() to authenticated;

create function private.use_recovery_code(p_code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := (select private.caller_id());
begin
  delete from private.recovery_codes where user_id = v_user_id and digest = private.recovery_digest(v_user_id, p_code);
  if not found then
    return false;
  end if;
  -- The code replaces the password confirmation.
  perform private.record_password_proof(v_user_id, 'recovery code');
  delete from auth.mfa_factors where user_id = v_user_id;
  delete from private.password_proofs where user_id = v_user_id;
  return true;
end;
$$;
comment on function private.use_recovery_code(text) is
  'Removes the caller''s second factor for a recovery code. Definer, because Auth requires the factor itself to remove it.';
revoke all on function private.use_recovery_code(text) from public;
grant execute on function private.use_recovery_code(text) to authenticated;

create function public.use_recovery_code(p_code text) returns boolean
language sql security invoker set search_path = '' as $$ select private.use_recovery_code(p_code); $$;
comment on function public.use_recovery_code(text) is
  'Removes a lost second factor for a recovery code, so that a new one can be set up. Returns false for a wrong code.';
revoke all on function public.use_recovery_code(text) from public, anon, authenticated, service_role;
grant execute on function public.use_recovery_code(text) to authenticated;

create function private.recovery_codes_left() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.recovery_codes where user_id = (select private.caller_id());
$$;
comment on function private.recovery_codes_left() is
  'Number of recovery codes of the caller. Definer, because no role may read the codes.';
revoke all on function private.recovery_codes_left() from public;
grant execute on function private.recovery_codes_left() to authenticated;

create function public.recovery_codes_left() returns integer
language sql stable security invoker set search_path = '' as $$ select private.recovery_codes_left(); $$;
comment on function public.recovery_codes_left() is 'Number of unused recovery codes of the caller.';
revoke all on function public.recovery_codes_left() from public, anon, authenticated, service_role;
grant execute on function public.recovery_codes_left() to authenticated;
