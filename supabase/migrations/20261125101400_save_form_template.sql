-- Saves a template: the whole tree in one transaction, unless another admin saved in between.

create function private.with_stored_ids(p_template jsonb, p_template_id uuid, p_fresh boolean) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_text text := p_template::text;
  -- An id or a reference to a field, with the character before its key: a quote within a text has a backslash there.
  v_place constant text := $re$([{ ]"(?:id|field|var|greaterThanField|lessThanField)": \[?)("(?:[^"\\]|\\.)*")$re$;
  v_ids jsonb;
  v_is_complete boolean;
  v_renamed text;
begin
  with parts as (
    select jsonb_path_query(p_template, '$.sections[*]') ->> 'id' as id
    union select jsonb_path_query(p_template, '$.sections[*].groups[*]') ->> 'id'
    union select jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*]') ->> 'id'
    union select jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*].options[*]') ->> 'id'
  ), stored as (
    select s.id::text as id, s.template_id from public.form_sections s
    union all
    select g.id::text, s.template_id from public.field_groups g join public.form_sections s on s.id = g.section_id
    union all
    select f.id::text, s.template_id from public.form_fields f
      join public.field_groups g on g.id = f.group_id join public.form_sections s on s.id = g.section_id
    union all
    select o.id::text, s.template_id from public.field_options o join public.form_fields f on f.id = o.field_id
      join public.field_groups g on g.id = f.group_id join public.form_sections s on s.id = g.section_id
  )
  select coalesce(jsonb_object_agg(p.id, gen_random_uuid()) filter (where p.id is not null), '{}'),
    coalesce(bool_and(p.id is not null), true)
  into v_ids, v_is_complete
  from parts p
  where p.id is null or p_fresh
    or p.id !~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    or lower(p.id) in (select st.id from stored st where st.template_id is distinct from p_template_id);
  if not v_is_complete then
    raise exception 'invalid_template' using errcode = 'PT422', detail = 'Every section, group, field and option needs an id.';
  end if;

  -- One pass over the text for all ids together: a pass for each id would take time by the square of the length.
  with names as (
    select jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*]') ->> 'name' as name
  ), fields as (
    select jsonb_path_query(p_template, '$.sections[*].groups[*].fields[*]') ->> 'id' as id
  ), renamed as (
    select to_jsonb(i.key)::text as literal, to_jsonb(i.value)::text as new_literal,
      -- References name a field by name or id. A name takes precedence.
      i.key in (select f.id from fields f) and i.key not in (select n.name from names n where n.name is not null)
        as is_reference
    from jsonb_each_text(v_ids) as i
  ), places as (
    select m[1] as opening, m[2] as literal, n
    from regexp_matches(v_text, v_place, 'g') with ordinality as t (m, n)
  ), between as (
    select b, n from regexp_split_to_table(v_text, v_place) with ordinality as t (b, n)
  )
  select string_agg(b.b || coalesce(p.opening || coalesce(r.new_literal, p.literal), ''), '' order by b.n) into v_renamed
  from between b
  left join places p on p.n = b.n
  left join renamed r on r.literal = p.literal and (p.opening ~ '^."id"' or r.is_reference);
  return jsonb_build_object('template', v_renamed::jsonb, 'ids', v_ids);
end;
$$;
comment on function private.with_stored_ids(jsonb, uuid, boolean) is
  'Replaces temporary ids and ids of other templates by new ones, also in the rules that refer to them.';
revoke all on function private.with_stored_ids(jsonb, uuid, boolean) from public;
grant execute on function private.with_stored_ids(jsonb, uuid, boolean) to authenticated;

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

create function public.save_form_template(
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
  -- Another admin deleted it. An overwrite and a repeated first save have no revision, so the recycle bin is checked too.
  if v_id is null and (
    p_expected_revision is not null or exists (select 1 from public.recycle_bin b where b.row_id::text = v_wanted)
  ) then
    raise exception 'unknown_template' using errcode = 'PT404';
  end if;
  if v_id is null and v_wanted ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
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
  'Saves a whole template. A new template keeps its id if that is an unused UUID. p_publish also publishes it. Returns {id, revision, version, updated_at, ids: {temporary id: stored id}}. Errors: revision_conflict, unknown_template, invalid_template.';
revoke all on function public.save_form_template(jsonb, integer, boolean) from public, anon, authenticated, service_role;
grant execute on function public.save_form_template(jsonb, integer, boolean) to authenticated;
