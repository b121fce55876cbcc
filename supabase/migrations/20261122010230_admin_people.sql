-- What admins see of people and of their own doings, and the fresh sign-in that changing roles takes.

create function private.require_fresh_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A session begins with a password (or a link in a mail); renewing the token does not make it younger.
  if not exists (
    select 1 from auth.sessions
    where id::text = (select auth.jwt()) ->> 'session_id' and user_id = (select auth.uid())
      and created_at > now() - interval '15 minutes'
  ) then
    raise exception 'reauthentication_required' using errcode = 'PT403';
  end if;
end;
$$;
comment on function private.require_fresh_session() is
  'Refuses callers who signed in more than 15 minutes ago: a stolen token or a screen left open is no proof. Definer, because only Auth reads its sessions.';
revoke all on function private.require_fresh_session() from public;

create or replace function private.change_role(p_user_id uuid, p_change text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_admin();
  perform private.require_fresh_session();
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
  'All accounts for admins. Definer with the caller checked, because the e-mail stands with Auth.';
revoke all on function private.user_accounts() from public;
grant execute on function private.user_accounts() to authenticated;

create function public.list_users(
  p_search text default '', p_role text default null, p_sort text default 'name', p_descending boolean default false,
  p_limit integer default 25, p_offset integer default 0
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select a.*, lower(trim(concat_ws(' ', nullif(a.last_name, ''), a.first_name))) as name
    from private.user_accounts() a
    where not exists (
        select 1 from regexp_split_to_table(lower(trim(p_search)), '\s+') as word
        where strpos(lower(concat_ws(' ', a.first_name, a.last_name, a.email, a.user_id)), word) = 0
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

create view public.audit_entries with (security_invoker = true) as
select
  a.id, a.created_at, a.actor_id, trim(concat_ws(' ', p.first_name, p.last_name)) as actor_name, a.table_name,
  a.row_id, a.action, a.before, a.after,
  coalesce(
    a.after ->> 'title', a.before ->> 'title', a.after ->> 'name', a.before ->> 'name', a.after ->> 'role',
    a.before ->> 'role', ''
  ) as subject,
  lower(concat_ws(' ', p.first_name, p.last_name, a.table_name, a.row_id, a.action, a.before::text, a.after::text))
    as search_text
from public.audit_log a left join public.profiles p on p.id = a.actor_id;
comment on view public.audit_entries is
  'The audit log as admins read and export it, with who did it. search_text is lower case.';
grant select on public.audit_entries to authenticated, service_role;
