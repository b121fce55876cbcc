-- The function account-export writes the export as a document; it has checked who asks.

grant execute on function private.export_account(uuid) to service_role;

create function public.export_account(p_user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.export_account(p_user_id); $$;
comment on function public.export_account(uuid) is
  'Everything the shop keeps about a user, as export_own_account gives it; null for an unknown one.';
revoke all on function public.export_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.export_account(uuid) to service_role;
