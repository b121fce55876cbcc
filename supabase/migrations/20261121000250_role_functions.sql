-- What admins do with users. The public functions are the doors; the private ones do the work as the owner, because
-- nobody may write user_roles directly.

create function private.change_role(p_user_id uuid, p_change text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_admin();
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
  'Promotes, demotes, deactivates or reactivates a user. Definer with the caller checked, because user_roles has no write policy. True when something changed.';

create function public.promote_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'promote'); $$;
comment on function public.promote_user(uuid) is
  'Makes a user an admin and lifts a deactivation. False when the user was an admin already.';

create function public.demote_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'demote'); $$;
comment on function public.demote_user(uuid) is 'Takes the admin role away. Error last_admin for the last one.';

create function public.deactivate_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'deactivate'); $$;
comment on function public.deactivate_user(uuid) is
  'Removes all roles and bars the user from placing orders. Error last_admin for the last one.';

create function public.reactivate_user(p_user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.change_role(p_user_id, 'reactivate'); $$;
comment on function public.reactivate_user(uuid) is 'Lets a deactivated user place orders again.';

revoke all on function private.change_role(uuid, text) from public;
revoke all on function public.promote_user(uuid) from public, anon, authenticated, service_role;
revoke all on function public.demote_user(uuid) from public, anon, authenticated, service_role;
revoke all on function public.deactivate_user(uuid) from public, anon, authenticated, service_role;
revoke all on function public.reactivate_user(uuid) from public, anon, authenticated, service_role;
grant execute on function private.change_role(uuid, text) to authenticated;
grant execute on function public.promote_user(uuid) to authenticated;
grant execute on function public.demote_user(uuid) to authenticated;
grant execute on function public.deactivate_user(uuid) to authenticated;
grant execute on function public.reactivate_user(uuid) to authenticated;
