-- Customers and their roles. A user without a role entry is a customer.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  phone text check (length(phone) <= 50),
  street text check (length(street) <= 200),
  city text check (length(city) <= 100),
  postal_code text check (length(postal_code) <= 20),
  country text default 'Deutschland' check (length(country) <= 100),
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'Name and delivery address of a user. The e-mail belongs to the account.';
comment on column public.profiles.deactivated_at is
  'A deactivated user can still sign in and read their orders, but not place new ones.';

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'customer')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Roles of users. Written by functions only.';

create function private.caller_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from auth.sessions
  where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid());
$$;
comment on function private.caller_id() is
  'Id of the signed-in user; null after a sign-out, although the token is valid for up to an hour. Policies and functions that grant access call it instead of auth.uid(). Definer, because only Auth may read its sessions.';
revoke all on function private.caller_id() from public;
grant execute on function private.caller_id() to anon, authenticated, service_role;

create function private.has_given_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_has_factor boolean := false;
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' then
    return true;
  end if;
  -- A host without second factors has no such table.
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select 1 from auth.mfa_factors where user_id = $1 and status = ''verified'')'
      into v_has_factor using (select private.caller_id());
  end if;
  return not v_has_factor;
end;
$$;
comment on function private.has_given_second_factor() is
  'Whether the caller''s session has the assurance level that the account requires: aal2 if a second factor is verified. Definer, because only Auth may read its factors.';
revoke all on function private.has_given_second_factor() from public;
grant execute on function private.has_given_second_factor() to anon, authenticated, service_role;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (
    select 1 from public.user_roles where user_id = (select private.caller_id()) and role = 'admin'
  ) then private.has_given_second_factor() else false end;
$$;
comment on function private.is_admin() is
  'Whether the caller is signed in as an admin, with the second factor if the account has one. Definer, because the policies of user_roles call it. Reads the tables, because a token stays valid after a sign-out or a demotion.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'not_admin' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_admin() is 'Rejects callers who are not admins with the error not_admin.';
revoke all on function private.require_admin() from public;
grant execute on function private.require_admin() to anon, authenticated, service_role;

create function private.admin_name(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from public.profiles p where p.id = p_user_id),
    (select u.email::text from auth.users u where u.id = p_user_id)
  );
$$;
comment on function private.admin_name(uuid) is
  'Name of a user, or the e-mail where the profile has none. Definer, because Auth keeps the e-mail; called by functions that check the caller.';
revoke all on function private.admin_name(uuid) from public;

alter table public.profiles enable row level security;
create policy "Users read their own profile, admins read all" on public.profiles
  for select to authenticated
  using (id = (select private.caller_id()) or (select private.is_admin()));
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select private.caller_id())) with check (id = (select private.caller_id()));
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (first_name, last_name, phone, street, city, postal_code, country, updated_at) on public.profiles to authenticated;
grant all on public.profiles to service_role;

alter table public.user_roles enable row level security;
create policy "Users read their own roles, admins read all" on public.user_roles
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select private.is_admin()));
revoke all on public.user_roles from anon, authenticated;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    left(trim(coalesce(new.raw_user_meta_data ->> 'first_name', '')), 100),
    left(trim(coalesce(new.raw_user_meta_data ->> 'last_name', '')), 100)
  )
  on conflict (id) do nothing;
  return new;
end;
$$;
comment on function private.create_profile() is
  'Trigger: creates the profile of a new account. Definer, because the auth service may not write public tables.';
revoke all on function private.create_profile() from public;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.limit_user_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4000 then
    raise exception 'user_metadata_too_large' using errcode = 'PT413';
  end if;
  return new;
end;
$$;
comment on function private.limit_user_metadata() is
  'Trigger: limits what users store in their accounts, because it is part of every token. Definer, because Auth has no rights on this schema.';
revoke all on function private.limit_user_metadata() from public;
create trigger limit_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_user_metadata();

create function private.guard_profile() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
     and (new.id, new.deactivated_at, new.created_at) is distinct from (old.id, old.deactivated_at, old.created_at) then
    raise exception 'protected_column' using errcode = '42501', detail = 'profiles.deactivated_at';
  end if;
  return new;
end;
$$;
comment on function private.guard_profile() is 'Trigger: rejects a user who lifts their own deactivation.';
revoke all on function private.guard_profile() from public;
create trigger guard_profile before update on public.profiles
  for each row execute function private.guard_profile();

create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or (new.user_id, new.role) is distinct from (old.user_id, old.role)) then
    -- Serialized: two admins who demote each other at the same time must not both succeed.
    perform pg_advisory_xact_lock(hashtext('user_roles.admin'));
    if not exists (select 1 from public.user_roles where role = 'admin' and user_id <> old.user_id) then
      raise exception 'last_admin' using errcode = 'PT409';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.keep_last_admin() is
  'Trigger: rejects removing the last admin. Definer, to read the roles of all users.';
revoke all on function private.keep_last_admin() from public;
create trigger keep_last_admin before update or delete on public.user_roles
  for each row execute function private.keep_last_admin();
