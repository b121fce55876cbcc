-- An admin who has set up a second factor is an admin only after giving it (BEY-40). Who has none signs in with the
-- password alone: setting one up is what switches the rule on, account by account.

create function private.has_given_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_has_factor boolean := false;
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' then
    return true;
  end if;
  -- The embedded host knows no second factors and has no such table.
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select 1 from auth.mfa_factors where user_id = $1 and status = ''verified'')'
      into v_has_factor using (select auth.uid());
  end if;
  return not v_has_factor;
end;
$$;
comment on function private.has_given_second_factor() is
  'Whether the caller''s sign-in is as strong as their account asks: assurance level aal2 where a second factor is verified. Definer, because only Auth reads its factors.';
revoke all on function private.has_given_second_factor() from public;
grant execute on function private.has_given_second_factor() to anon, authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (
    select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  ) then private.has_given_second_factor() else false end;
$$;
comment on function private.is_admin() is
  'Whether the caller is an admin now, signed in as strongly as the account asks. Definer, because the policies of user_roles ask it; reads the table, because a token outlives a demotion.';
