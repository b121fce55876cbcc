-- Further delivery addresses of a customer. Orders are sent to the address in the profile; use_delivery_address swaps
-- another one into it, so that all other code reads one address.

create function private.limit_own_rows() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  v_count integer;
begin
  -- Serialized per customer: two parallel inserts must not both pass the limit.
  perform pg_advisory_xact_lock(hashtext(tg_table_name || ':' || new.user_id));
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into v_count using new.user_id;
  if v_count >= tg_argv[0]::integer then
    raise exception 'too_many_rows' using errcode = 'PT409', detail = jsonb_build_object('limit', tg_argv[0]::integer)::text;
  end if;
  return new;
end;
$$;
comment on function private.limit_own_rows() is
  'Trigger: limits the rows of a customer to its argument. Error too_many_rows.';
revoke all on function private.limit_own_rows() from public;
grant execute on function private.limit_own_rows() to authenticated, service_role;

create table public.delivery_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  label text not null check (trim(label) <> '' and length(label) <= 60),
  street text not null check (trim(street) <> '' and length(street) <= 200),
  postal_code text not null check (trim(postal_code) <> '' and length(postal_code) <= 20),
  city text not null check (trim(city) <> '' and length(city) <= 100),
  country text not null default 'Deutschland' check (trim(country) <> '' and length(country) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.delivery_addresses is 'Further addresses of a customer, at most ten.';
create index delivery_addresses_user_id on public.delivery_addresses (user_id, created_at);

create trigger touch_updated_at before update on public.delivery_addresses
  for each row execute function private.touch_updated_at();
create trigger limit_own_rows before insert on public.delivery_addresses
  for each row execute function private.limit_own_rows('10');

alter table public.delivery_addresses enable row level security;
create policy "Users read their own addresses" on public.delivery_addresses
  for select to authenticated using (user_id = (select private.caller_id()));
create policy "Users add addresses of their own" on public.delivery_addresses
  for insert to authenticated with check (user_id = (select private.caller_id()));
create policy "Users change their own addresses" on public.delivery_addresses
  for update to authenticated using (user_id = (select private.caller_id())) with check (user_id = (select private.caller_id()));
create policy "Users delete their own addresses" on public.delivery_addresses
  for delete to authenticated using (user_id = (select private.caller_id()));
revoke all on public.delivery_addresses from anon, authenticated;
grant select, delete on public.delivery_addresses to authenticated;
grant insert (user_id, label, street, postal_code, city, country) on public.delivery_addresses to authenticated;
grant update (label, street, postal_code, city, country) on public.delivery_addresses to authenticated;
grant all on public.delivery_addresses to service_role;

create function public.use_delivery_address(p_address_id uuid) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_address public.delivery_addresses;
  v_profile public.profiles;
begin
  -- Row level security hides the addresses of other users.
  select * into v_address from public.delivery_addresses where id = p_address_id for update;
  select * into v_profile from public.profiles where id = private.caller_id() for update;
  if v_address.id is null or v_profile.id is null then
    raise exception 'unknown_address' using errcode = 'PT404';
  end if;
  update public.profiles set
    street = v_address.street, postal_code = v_address.postal_code, city = v_address.city, country = v_address.country
  where id = v_profile.id;
  if coalesce(trim(v_profile.street), '') = '' or coalesce(trim(v_profile.city), '') = ''
     or coalesce(trim(v_profile.postal_code), '') = '' then
    delete from public.delivery_addresses where id = p_address_id;
  else
    update public.delivery_addresses set
      street = v_profile.street, postal_code = v_profile.postal_code, city = v_profile.city,
      country = coalesce(v_profile.country, 'Deutschland')
    where id = p_address_id;
  end if;
end;
$$;
comment on function public.use_delivery_address(uuid) is
  'Swaps an address with the one in the profile, which orders are sent to. An incomplete profile address is dropped. Error unknown_address.';
revoke all on function public.use_delivery_address(uuid) from public, anon, authenticated, service_role;
grant execute on function public.use_delivery_address(uuid) to authenticated;
