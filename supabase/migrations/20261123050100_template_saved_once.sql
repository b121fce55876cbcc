-- A template is stored under the id its editor gave it, so that a save that is sent twice makes one template; and what
-- hangs on a template is told before its next version goes live.

create or replace function public.save_form_template(
  p_template jsonb, p_expected_revision integer default null, p_publish boolean default false
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_wanted text := lower(p_template ->> 'id');
  v_id uuid;
  v_revision integer;
  v_stored jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(p_template -> 'sections') is distinct from 'array' or octet_length(p_template::text) > 2000000 then
    raise exception 'invalid_template' using errcode = 'PT422', detail = 'A template has a list of sections and at most 2 MB.';
  end if;
  select t.id, t.revision into v_id, v_revision
  from public.form_templates t where t.id::text = v_wanted for update;
  if v_id is not null and p_expected_revision is not null and p_expected_revision <> v_revision then
    raise exception 'revision_conflict' using errcode = 'PT409', detail = jsonb_build_object('revision', v_revision)::text;
  end if;
  -- The id of a deleted template stays free for its return.
  if v_id is null and v_wanted ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    and not exists (select 1 from public.recycle_bin b where b.row_id::text = v_wanted)
  then
    v_id := v_wanted::uuid;
  end if;
  v_id := coalesce(v_id, gen_random_uuid());
  v_stored := private.with_stored_ids(p_template, v_id, false);
  perform private.write_form_template(v_id, v_stored -> 'template');
  if p_publish then
    perform private.publish_form_template(v_id, private.caller_id());
  end if;
  return (
    select jsonb_build_object(
      'id', t.id, 'revision', t.revision, 'updated_at', t.updated_at, 'ids', v_stored -> 'ids',
      'version', coalesce((select max(v.version) from public.template_versions v where v.template_id = t.id), 0)
    )
    from public.form_templates t where t.id = v_id
  );
end;
$$;
comment on function public.save_form_template(jsonb, integer, boolean) is
  'Saves a template as a whole, a new one under its own id when that is a UUID nobody has; p_publish makes it live too. Returns {id, revision, version, updated_at, ids: {temporary id: stored id}}. Errors: revision_conflict, invalid_template.';

create function public.template_usage(p_template_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'articles', (
      select coalesce(jsonb_agg(a.title order by a.title), '[]')
      from public.articles a where a.form_template_id = p_template_id
    ),
    'unpaid_orders', (
      select count(distinct o.id)
      from public.orders o join public.order_items i on i.order_id = o.id
      where i.template_id = p_template_id and o.status = 'pending' and o.expires_at > now()
    )
  );
end;
$$;
comment on function public.template_usage(uuid) is
  'What hangs on a template, for admins: {articles: titles, unpaid_orders: how many orders that wait for their payment name one of its versions}. Carts live in browsers and are known to nobody. Error not_admin.';
revoke all on function public.template_usage(uuid) from public, anon, authenticated, service_role;
grant execute on function public.template_usage(uuid) to authenticated;
