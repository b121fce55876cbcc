-- Templates in the wire format: reads published versions and the draft, and publishes.

create function private.form_template_json(p_template_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select t.extra || jsonb_build_object(
    'id', t.id, 'name', t.name, 'description', t.description, 'configurator_type', t.configurator_type,
    'price_rules', t.price_rules, 'created_at', t.created_at,
    'sections', coalesce((
      select jsonb_agg(s.extra || jsonb_build_object(
        'id', s.id, 'template_id', s.template_id, 'title', s.title, 'description', s.description,
        'order_index', s.order_index, 'conditional_display', s.conditional_display,
        'groups', coalesce((
          select jsonb_agg(g.extra || jsonb_build_object(
            'id', g.id, 'section_id', g.section_id, 'title', g.title, 'description', g.description,
            'layout', g.layout, 'order_index', g.order_index, 'conditional_display', g.conditional_display,
            'fields', coalesce((
              select jsonb_agg(f.extra || jsonb_build_object(
                'id', f.id, 'group_id', f.group_id, 'field_type', f.field_type, 'label', f.label, 'name', f.name,
                'placeholder', f.placeholder, 'tooltip', f.tooltip, 'default_value', f.default_value,
                'is_required', f.is_required, 'validation_rules', f.validation_rules,
                'additional_options', f.additional_options, 'conditional_display', f.conditional_display,
                'order_index', f.order_index,
                'options', coalesce((
                  select jsonb_agg(o.extra || jsonb_build_object(
                    'id', o.id, 'field_id', o.field_id, 'label', o.label, 'value', o.value,
                    'additional_price', o.additional_price, 'is_default', o.is_default,
                    'color_value', o.color_value, 'conditional_display', o.conditional_display,
                    'order_index', o.order_index
                  ) order by o.order_index, o.id)
                  from public.field_options o where o.field_id = f.id
                ), '[]')
              ) order by f.order_index, f.id)
              from public.form_fields f where f.group_id = g.id
            ), '[]')
          ) order by g.order_index, g.id)
          from public.field_groups g where g.section_id = s.id
        ), '[]')
      ) order by s.order_index, s.id)
      from public.form_sections s where s.template_id = t.id
    ), '[]')
  )
  from public.form_templates t where t.id = p_template_id;
$$;
comment on function private.form_template_json(uuid) is 'The draft in the wire format, with children sorted by order_index.';
revoke all on function private.form_template_json(uuid) from public;
grant execute on function private.form_template_json(uuid) to authenticated, service_role;

create function public.get_complete_form(p_template_id uuid, p_version integer default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select v.definition || jsonb_build_object('version', v.version, 'updated_at', v.published_at)
  from public.template_versions v
  where v.template_id = p_template_id and (p_version is null or v.version = p_version)
  order by v.version desc
  limit 1;
$$;
comment on function public.get_complete_form(uuid, integer) is
  'The published template with sections, groups, fields and options: the live version, or the given one. Null if there is none.';
revoke all on function public.get_complete_form(uuid, integer) from public;
grant execute on function public.get_complete_form(uuid, integer) to anon, authenticated, service_role;

create function public.get_complete_forms(p_template_ids uuid[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(id, form) filter (where form is not null), '{}')
  from (select id, public.get_complete_form(id) as form from unnest(p_template_ids) as id) as forms;
$$;
comment on function public.get_complete_forms(uuid[]) is
  'Published templates by id, for pricing a cart in one query. Unpublished templates are left out.';
revoke all on function public.get_complete_forms(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.get_complete_forms(uuid[]) to service_role;

create function public.get_form_template_draft(p_template_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select private.form_template_json(t.id) || jsonb_build_object(
      'revision', t.revision,
      'updated_at', t.updated_at,
      'version', coalesce((select max(v.version) from public.template_versions v where v.template_id = t.id), 0)
    )
    from public.form_templates t where t.id = p_template_id
  );
end;
$$;
comment on function public.get_form_template_draft(uuid) is
  'The draft for the editor, with revision (required for the next save) and version (the live one; 0 if never published).';
revoke all on function public.get_form_template_draft(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_form_template_draft(uuid) to authenticated;

create function private.publish_form_template(p_template_id uuid, p_published_by uuid) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  v_definition jsonb;
  v_version integer;
  v_live jsonb;
begin
  -- The lock gives parallel publications consecutive version numbers.
  perform 1 from public.form_templates where id = p_template_id for update;
  v_definition := private.form_template_json(p_template_id);
  if v_definition is null then
    raise exception 'unknown_template' using errcode = 'PT404';
  end if;
  select version, definition into v_version, v_live
  from public.template_versions where template_id = p_template_id order by version desc limit 1;
  if v_live is not distinct from v_definition then
    return v_version;
  end if;
  v_version := coalesce(v_version, 0) + 1;
  insert into public.template_versions (template_id, version, definition, published_by)
  values (p_template_id, v_version, v_definition, p_published_by);
  return v_version;
end;
$$;
comment on function private.publish_form_template(uuid, uuid) is
  'Stores the draft as the next version. An unchanged draft keeps its version.';
revoke all on function private.publish_form_template(uuid, uuid) from public;
grant execute on function private.publish_form_template(uuid, uuid) to service_role;

create function private.template_digest(p_template_id uuid) returns text
language sql stable security invoker set search_path = '' as $$
  select encode(sha256(convert_to(t.revision || ' ' || private.form_template_json(t.id)::text, 'UTF8')), 'hex')
  from public.form_templates t where t.id = p_template_id;
$$;
comment on function private.template_digest(uuid) is
  'Digest of a draft. Unlike the revision, it also changes if an admin writes a row of a part.';
revoke all on function private.template_digest(uuid) from public;
grant execute on function private.template_digest(uuid) to service_role;

create function public.get_draft_to_publish(p_template_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'template', private.form_template_json(t.id), 'revision', t.revision, 'digest', private.template_digest(t.id)
  )
  from public.form_templates t where t.id = p_template_id;
$$;
comment on function public.get_draft_to_publish(uuid) is
  'The draft for the function publish-template, with the digest that publish_form_template requires. Null if there is none.';
revoke all on function public.get_draft_to_publish(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_draft_to_publish(uuid) to service_role;

create function public.publish_form_template(p_template_id uuid, p_digest text, p_published_by uuid) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  v_revision integer;
  v_before integer;
  v_version integer;
begin
  select t.revision into v_revision from public.form_templates t where t.id = p_template_id for update;
  if v_revision is null then
    raise exception 'template_not_found' using errcode = 'PT404';
  end if;
  if private.template_digest(p_template_id) is distinct from p_digest then
    raise exception 'revision_conflict' using errcode = 'PT409', detail = jsonb_build_object('revision', v_revision)::text;
  end if;
  select coalesce(max(v.version), 0) into v_before from public.template_versions v where v.template_id = p_template_id;
  v_version := private.publish_form_template(p_template_id, p_published_by);
  if v_version > v_before then
    -- The trigger of the audit log knows only callers with a token.
    insert into public.audit_log (actor_id, table_name, row_id, action, after)
    select p_published_by, 'template_versions', concat_ws(':', v.template_id, v.version), 'INSERT', to_jsonb(v)
    from public.template_versions v where v.template_id = p_template_id and v.version = v_version;
  end if;
  return v_version;
end;
$$;
comment on function public.publish_form_template(uuid, text, uuid) is
  'Publishes a draft that the function publish-template has checked. Returns the version number. Errors: template_not_found, revision_conflict if the draft changed since the check.';
revoke all on function public.publish_form_template(uuid, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.publish_form_template(uuid, text, uuid) to service_role;

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
  'Versions with the e-mail of their publisher. Definer with the caller checked, because Auth stores the e-mail.';
revoke all on function private.template_publications(uuid) from public;
grant execute on function private.template_publications(uuid) to authenticated;

create function public.list_template_versions(p_template_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.version desc), '[]')
  from private.template_publications(p_template_id) p;
$$;
comment on function public.list_template_versions(uuid) is
  'Published versions for admins, the live one first: [{version, published_at, author}]; author is an e-mail, null if the account was deleted. Error not_admin.';
revoke all on function public.list_template_versions(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_template_versions(uuid) to authenticated;

create function public.template_usage(p_template_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'articles', (
      select coalesce(jsonb_agg(a.title order by private.sort_key(a.title)), '[]')
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
  'What uses a template, for admins: {articles: titles, unpaid_orders: number of unpaid orders with one of its versions}. Carts are stored in browsers and are not counted. Error not_admin.';
revoke all on function public.template_usage(uuid) from public, anon, authenticated, service_role;
grant execute on function public.template_usage(uuid) to authenticated;
