-- What admins do with users. The public functions are called by admins. The private ones run as the owner, because no role
-- may write user_roles directly.

create function private.require_fresh_session() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_session_id text := (select auth.jwt()) ->> 'session_id';
begin
  -- A session starts with a password or a mail link. A refreshed token keeps its start time. Entering the password
  -- again counts as fresh and keeps the assurance level of the session.
  if not exists (
    select 1 from auth.sessions
    where id = v_session_id::uuid and user_id = (select private.caller_id()) and created_at > now() - interval '15 minutes'
  ) and not exists (
    select 1 from private.password_proofs
    where session_id = v_session_id and user_id = (select private.caller_id()) and proven_at > now() - interval '10 minutes'
  ) then
    raise exception 'reauthentication_required' using errcode = 'PT403';
  end if;
end;
$$;
comment on function private.require_fresh_session() is
  'Rejects callers who signed in more than 15 minutes ago, unless they entered the password again in this session. Definer, because only Auth may read its sessions.';
revoke all on function private.require_fresh_session() from public;

create function private.change_role(p_user_id uuid, p_change text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_admin();
  perform private.require_fresh_session();
  perform private.require_settled_account((select private.caller_id()));
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
comment on function private.change_role(uuid, text) is
  'Promotes, demotes, deactivates or reactivates a user. Definer with the caller checked, because user_roles has no write policy. Returns whether a row changed.';
revoke all on function private.change_role(uuid, text) from public;
grant execute on function private.change_role(uuid, text) to authenticated;

create function public.promote_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'promote'); $$;
comment on function public.promote_user(uuid) is
  'Makes a user an admin and lifts a deactivation. Returns false if the user already was an admin.';
revoke all on function public.promote_user(uuid) from public, anon, authenticated, service_role;
grant execute on function public.promote_user(uuid) to authenticated;

create function public.demote_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'demote'); $$;
comment on function public.demote_user(uuid) is 'Removes the admin role. Error last_admin for the last admin.';
revoke all on function public.demote_user(uuid) from public, anon, authenticated, service_role;
grant execute on function public.demote_user(uuid) to authenticated;

create function public.deactivate_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'deactivate'); $$;
comment on function public.deactivate_user(uuid) is
  'Removes all roles and blocks the user from placing orders. Error last_admin for the last admin.';
revoke all on function public.deactivate_user(uuid) from public, anon, authenticated, service_role;
grant execute on function public.deactivate_user(uuid) to authenticated;

create function public.reactivate_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'reactivate'); $$;
comment on function public.reactivate_user(uuid) is 'Lets a deactivated user place orders again.';
revoke all on function public.reactivate_user(uuid) from public, anon, authenticated, service_role;
grant execute on function public.reactivate_user(uuid) to authenticated;

create function private.user_accounts() returns table (
  user_id uuid, first_name text, last_name text, email text, roles text[], deactivated_at timestamptz,
  created_at timestamptz, order_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select p.id, p.first_name, p.last_name, u.email::text,
      coalesce((select array_agg(r.role order by r.role) from public.user_roles r where r.user_id = p.id), '{}'),
      p.deactivated_at, p.created_at,
      (select count(*) from public.orders o where o.user_id = p.id)
    from public.profiles p join auth.users u on u.id = p.id;
end;
$$;
comment on function private.user_accounts() is
  'All accounts, for admins. Definer with the caller checked, because Auth stores the e-mail.';
revoke all on function private.user_accounts() from public;
grant execute on function private.user_accounts() to authenticated;

create function public.list_users(
  p_search text default '', p_role text default null, p_sort text default 'name', p_descending boolean default false,
  p_limit integer default 25, p_offset integer default 0
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select a.*, private.sort_key(trim(concat_ws(' ', nullif(a.last_name, ''), a.first_name))) as name
    from private.user_accounts() a
    where not exists (
        select 1 from regexp_split_to_table(lower(normalize(trim(p_search), NFC)), '\s+') as word
        where strpos(lower(normalize(concat_ws(' ', a.first_name, a.last_name, a.email, a.user_id), NFC)), word) = 0
      )
      and case p_role
        when 'admin' then 'admin' = any (a.roles)
        when 'customer' then not 'admin' = any (a.roles) and a.deactivated_at is null
        when 'deactivated' then a.deactivated_at is not null
        else true
      end
  ), page as (
    select f.*, row_number() over (order by
      case when p_sort = 'name' and not p_descending then f.name end,
      case when p_sort = 'name' and p_descending then f.name end desc,
      case when p_sort = 'email' and not p_descending then f.email end,
      case when p_sort = 'email' and p_descending then f.email end desc,
      case when p_sort = 'created_at' and not p_descending then f.created_at end,
      case when p_sort = 'created_at' and p_descending then f.created_at end desc,
      case when p_sort = 'order_count' and not p_descending then f.order_count end,
      case when p_sort = 'order_count' and p_descending then f.order_count end desc,
      f.user_id
    ) as place
    from found f order by place
    limit least(greatest(p_limit, 1), 1000) offset greatest(p_offset, 0)
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'users', coalesce((select jsonb_agg(to_jsonb(page) - '{name,place}'::text[] order by place) from page), '[]')
  );
$$;
comment on function public.list_users(text, text, text, boolean, integer, integer) is
  'Accounts for admins, searched, filtered (p_role: admin, customer, deactivated), sorted (name, email, created_at, order_count) and paged: {total, users: [{user_id, first_name, last_name, email, roles, deactivated_at, created_at, order_count}]}. Error not_admin.';
revoke all on function public.list_users(text, text, text, boolean, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_users(text, text, text, boolean, integer, integer) to authenticated;
