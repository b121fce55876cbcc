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

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'customer')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Roles of users. Written by functions only.';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  );
$$;
comment on function private.is_admin() is
  'Whether the caller is an admin now. Definer, because the policies of user_roles ask it; reads the table, because a token outlives a demotion.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

create function private.caller_id() returns uuid
language sql stable security invoker set search_path = ''
return auth.uid();
comment on function private.caller_id() is
  'The signed-in user. Bound when it is created, so that callers need no right to the schema auth, which the embedded host does not give.';
revoke all on function private.caller_id() from public;
grant execute on function private.caller_id() to anon, authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'not_admin' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_admin() is 'Refuses callers who are not admins with the error not_admin.';
revoke all on function private.require_admin() from public;
grant execute on function private.require_admin() to anon, authenticated, service_role;

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
  'Trigger: every new account gets its profile. Definer, because the auth service may not write public tables.';
revoke all on function private.create_profile() from public;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

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
comment on function private.guard_profile() is 'Trigger: nobody lifts their own deactivation.';
revoke all on function private.guard_profile() from public;

create trigger guard_profile before update on public.profiles
  for each row execute function private.guard_profile();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or (new.user_id, new.role) is distinct from (old.user_id, old.role)) then
    -- One at a time: two admins who demote each other at once must not both succeed.
    perform pg_advisory_xact_lock(hashtext('user_roles.admin'));
    if not exists (select 1 from public.user_roles where role = 'admin' and user_id <> old.user_id) then
      raise exception 'last_admin' using errcode = 'PT409';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.keep_last_admin() is
  'Trigger: the last admin is never removed. Definer, because it has to see the roles of all users.';
revoke all on function private.keep_last_admin() from public;

create trigger keep_last_admin before update or delete on public.user_roles
  for each row execute function private.keep_last_admin();

alter table public.profiles enable row level security;
create policy "Users read their own profile, admins read all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

alter table public.user_roles enable row level security;
create policy "Users read their own roles, admins read all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
