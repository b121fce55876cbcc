-- The published versions of a template with who published them, for the editor.

create function private.template_publications(p_template_id uuid)
returns table (version integer, published_at timestamptz, author text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select v.version, v.published_at, u.email::text
    from public.template_versions v left join auth.users u on u.id = v.published_by
    where v.template_id = p_template_id;
end;
$$;
comment on function private.template_publications(uuid) is
  'Versions with the e-mail of who published them. Definer with the caller checked, because the e-mail stands with Auth.';
revoke all on function private.template_publications(uuid) from public;
grant execute on function private.template_publications(uuid) to authenticated;

create function public.list_template_versions(p_template_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.version desc), '[]')
  from private.template_publications(p_template_id) p;
$$;
comment on function public.list_template_versions(uuid) is
  'Published versions for admins, the live one first: [{version, published_at, author}]; author is an e-mail, null where the account is gone. Error not_admin.';
revoke all on function public.list_template_versions(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_template_versions(uuid) to authenticated;
