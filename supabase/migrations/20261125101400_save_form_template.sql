-- Saves a template: the whole tree in one transaction, unless another admin saved in between.

create function private.check_part_ids(p_template jsonb, p_template_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_wrong record;
begin
  -- Two saves with the same id would both find it unused. Saves are rare enough to wait for each other.
  perform pg_advisory_xact_lock(hashtext('template_part_ids'));
  with sections as (
    select x, format('sections[%s]', n - 1) as path
    from jsonb_array_elements(p_template -> 'sections') with ordinality as e (x, n)
  ), groups as (
    select e.x, format('%s.groups[%s]', p.path, n - 1) as path
    from sections p, jsonb_array_elements(case jsonb_typeof(p.x -> 'groups') when 'array' then p.x -> 'groups' end)
      with ordinality as e (x, n)
  ), fields as (
    select e.x, format('%s.fields[%s]', p.path, n - 1) as path
    from groups p, jsonb_array_elements(case jsonb_typeof(p.x -> 'fields') when 'array' then p.x -> 'fields' end)
      with ordinality as e (x, n)
  ), options as (
    select e.x, format('%s.options[%s]', p.path, n - 1) as path
    from fields p, jsonb_array_elements(case jsonb_typeof(p.x -> 'options') when 'array' then p.x -> 'options' end)
      with ordinality as e (x, n)
  ), parts as (
    select 1 as place, 'sections' as kind, x ->> 'id' as id, path || '.id' as path from sections
    union all select 2, 'groups', x ->> 'id', path || '.id' from groups
    union all select 3, 'fields', x ->> 'id', path || '.id' from fields
    union all select 4, 'options', x ->> 'id', path || '.id' from options
  ), checked as (
    select p.*, row_number() over (partition by p.kind, p.id) as occurrence,
      -- Postgres would store another spelling than the references to the part have.
      coalesce(p.id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', false) as is_uuid
    from parts p
  ), owned as (
    select c.*, case when c.is_uuid then case c.kind
      when 'sections' then (select s.template_id from public.form_sections s where s.id = c.id::uuid)
      when 'groups' then (
        select s.template_id from public.field_groups g join public.form_sections s on s.id = g.section_id
        where g.id = c.id::uuid
      )
      when 'fields' then (
        select s.template_id from public.form_fields f join public.field_groups g on g.id = f.group_id
          join public.form_sections s on s.id = g.section_id
        where f.id = c.id::uuid
      )
      else (
        select s.template_id from public.field_options o join public.form_fields f on f.id = o.field_id
          join public.field_groups g on g.id = f.group_id join public.form_sections s on s.id = g.section_id
        where o.id = c.id::uuid
      )
    end end as owner_id
    from checked c
  )
  select o.path, o.is_uuid and o.occurrence = 1 as is_foreign into v_wrong
  from owned o
  where not o.is_uuid or o.occurrence > 1 or o.owner_id <> p_template_id
  order by o.place, o.path
  limit 1;
  if not found then
    return;
  end if;
  if v_wrong.is_foreign then
    raise exception 'foreign_id' using errcode = 'PT409', detail = jsonb_build_object('path', v_wrong.path)::text;
  end if;
  raise exception 'invalid_template' using errcode = 'PT422',
    detail = format('The id at %s must be a UUID in small letters that no other part has.', v_wrong.path);
end;
$$;
comment on function private.check_part_ids(jsonb, uuid) is
  'Rejects ids that are no UUID, are used twice, or belong to a part of another template, which the save would move. Errors: invalid_template, foreign_id with {path}.';
revoke all on function private.check_part_ids(jsonb, uuid) from public;
grant execute on function private.check_part_ids(jsonb, uuid) to authenticated;

create function private.write_form_template(p_template_id uuid, p_template jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_section_keys constant text[] := '{id,template_id,title,description,order_index,conditional_display,groups}';
  v_group_keys constant text[] := '{id,section_id,title,description,layout,order_index,conditional_display,fields}';
  v_field_keys constant text[] := '{id,group_id,field_type,label,name,placeholder,tooltip,default_value,is_required,validation_rules,additional_options,conditional_display,order_index,options}';
  v_option_keys constant text[] := '{id,field_id,label,value,additional_price,is_default,color_value,conditional_display,order_index}';
begin
  insert into public.form_templates as t (id, name, description, configurator_type, price_rules, extra)
  values (
    p_template_id, p_template ->> 'name', p_template ->> 'description', p_template ->> 'configurator_type',
    coalesce(nullif(p_template -> 'price_rules', 'null'), '[]'),
    p_template - '{id,name,description,configurator_type,price_rules,sections,version,revision,created_at,updated_at}'::text[]
  )
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, configurator_type = excluded.configurator_type,
    price_rules = excluded.price_rules, extra = excluded.extra;

  insert into public.form_sections as s (id, template_id, title, description, order_index, conditional_display, extra)
  select (x ->> 'id')::uuid, p_template_id, coalesce(x ->> 'title', ''), x ->> 'description', n - 1,
    nullif(x -> 'conditional_display', 'null'), x - v_section_keys
  from jsonb_array_elements(p_template -> 'sections') with ordinality as e (x, n)
  on conflict (id) do update set
    title = excluded.title, description = excluded.description, order_index = excluded.order_index,
    conditional_display = excluded.conditional_display, extra = excluded.extra;

  insert into public.field_groups as g (id, section_id, title, description, layout, order_index, conditional_display, extra)
  select (x ->> 'id')::uuid, (p ->> 'id')::uuid, x ->> 'title', x ->> 'description', coalesce(x ->> 'layout', 'vertical'),
    n - 1, nullif(x -> 'conditional_display', 'null'), x - v_group_keys
  from jsonb_path_query(p_template, '$.sections[*]') as p,
    jsonb_array_elements(p -> 'groups') with ordinality as e (x, n)
  on conflict (id) do update set
    section_id = excluded.section_id, title = excluded.title, description = excluded.description,
    layout = excluded.layout, order_index = excluded.order_index,
    conditional_display = excluded.conditional_display, extra = excluded.extra;

  insert into public.form_fields as f (
    id, group_id, field_type, label, name, placeholder, tooltip, default_value, is_required, validation_rules,
    additional_options, conditional_display, order_index, extra
  )
  select (x ->> 'id')::uuid, (p ->> 'id')::uuid, x ->> 'field_type', coalesce(x ->> 'label', ''), x ->> 'name',
    x ->> 'placeholder', x ->> 'tooltip', nullif(x -> 'default_value', 'null'),
    coalesce((x ->> 'is_required')::boolean, false), nullif(x -> 'validation_rules', 'null'),
    nullif(x -> 'additional_options', 'null'), nullif(x -> 'conditional_display', 'null'), n - 1, x - v_field_keys
  from jsonb_path_query(p_template, '$.sections[*].groups[*]') as p,
    jsonb_array_elements(p -> 'fields') with ordinality as e (x, n)
  on conflict (id) do update set
    group_id = excluded.group_id, field_type = excluded.field_type, label = excluded.label, name = excluded.name,
    placeholder = excluded.placeholder, tooltip = excluded.tooltip, default_value = excluded.default_value,
    is_required = excluded.is_required, validation_rules = excluded.validation_rules,
    additional_options = excluded.additional_options, conditional_display = excluded.conditional_display,
    order_index = excluded.order_index, extra = excluded.extra;

  insert into public.field_options as o (
    id, field_id, label, value, additional_price, is_default, color_value, conditional_display, order_index, extra
  )
  select (x ->> 'id')::uuid, (p ->> 'id')::uuid, coalesce(x ->> 'label', ''), x ->> 'value',
    coalesce(replace(x ->> 'additional_price', ',', '.')::numeric, 0), coalesce((x ->> 'is_default')::boolean, false),
    x ->> 'color_value', nullif(x -> 'conditional_display', 'null'), n - 1, x - v_option_keys
  from jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*]') as p,
    jsonb_array_elements(p -> 'options') with ordinality as e (x, n)
  on conflict (id) do update set
    field_id = excluded.field_id, label = excluded.label, value = excluded.value,
    additional_price = excluded.additional_price, is_default = excluded.is_default,
    color_value = excluded.color_value, conditional_display = excluded.conditional_display,
    order_index = excluded.order_index, extra = excluded.extra;

  -- From the leaves up, after the upserts, which have already moved children to their new parents.
  delete from public.field_options o using public.form_fields f, public.field_groups g, public.form_sections s
  where f.id = o.field_id and g.id = f.group_id and s.id = g.section_id and s.template_id = p_template_id
    and o.id not in (select (x ->> 'id')::uuid from jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*].options[*]') as x);
  delete from public.form_fields f using public.field_groups g, public.form_sections s
  where g.id = f.group_id and s.id = g.section_id and s.template_id = p_template_id
    and f.id not in (select (x ->> 'id')::uuid from jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*]') as x);
  delete from public.field_groups g using public.form_sections s
  where s.id = g.section_id and s.template_id = p_template_id
    and g.id not in (select (x ->> 'id')::uuid from jsonb_path_query(p_template, '$.sections[*].groups[*]') as x);
  delete from public.form_sections s
  where s.template_id = p_template_id
    and s.id not in (select (x ->> 'id')::uuid from jsonb_path_query(p_template, '$.sections[*]') as x);
end;
$$;
comment on function private.write_form_template(uuid, jsonb) is
  'Writes a template in the wire format into the draft: inserts, updates, deletes. order_index is the position in the list.';
revoke all on function private.write_form_template(uuid, jsonb) from public;
grant execute on function private.write_form_template(uuid, jsonb) to authenticated;

create function public.save_form_template(p_template jsonb, p_expected_revision integer default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_revision integer;
begin
  perform private.require_admin();
  if jsonb_typeof(p_template -> 'sections') is distinct from 'array' or octet_length(p_template::text) > 2000000 then
    raise exception 'invalid_template' using errcode = 'PT422', detail = 'A template has a list of sections and at most 2 MB.';
  end if;
  if coalesce(p_template ->> 'id', '') !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    raise exception 'invalid_template' using errcode = 'PT422', detail = 'The id of the template must be a UUID in small letters.';
  end if;
  v_id := p_template ->> 'id';
  select t.revision into v_revision from public.form_templates t where t.id = v_id for update;
  if v_revision is not null and p_expected_revision is not null and p_expected_revision <> v_revision then
    raise exception 'revision_conflict' using errcode = 'PT409', detail = jsonb_build_object('revision', v_revision)::text;
  end if;
  -- Another admin deleted it. An overwrite and a repeated first save have no revision, so the recycle bin is checked too.
  if v_revision is null and (
    p_expected_revision is not null or exists (select 1 from public.recycle_bin b where b.row_id = v_id)
  ) then
    raise exception 'unknown_template' using errcode = 'PT404';
  end if;
  perform private.check_part_ids(p_template, v_id);
  perform private.write_form_template(v_id, p_template);
  return (
    select jsonb_build_object(
      'id', t.id, 'revision', t.revision, 'updated_at', t.updated_at,
      'version', coalesce((select max(v.version) from public.template_versions v where v.template_id = t.id), 0)
    )
    from public.form_templates t where t.id = v_id
  );
end;
$$;
comment on function public.save_form_template(jsonb, integer) is
  'Saves a whole template as a draft, under the ids that it has. Returns {id, revision, version, updated_at}. Errors: revision_conflict, unknown_template, invalid_template, foreign_id.';
revoke all on function public.save_form_template(jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_form_template(jsonb, integer) to authenticated;
