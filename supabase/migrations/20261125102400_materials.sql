-- Fabrics, leather and webbing. Options of templates name a material by its key, so that one switch marks it as sold out in
-- every template.

create table public.materials (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  name text not null,
  image_url text,
  is_sold_out boolean not null default false,
  weight_gsm integer,
  warmth integer,
  water_resistance text,
  care text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint materials_key_check check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  constraint materials_name_check check (trim(name) <> '' and length(name) <= 200),
  constraint materials_image_url_scheme check (image_url = '' or image_url ~ '^(https?://[^/]|/(?!/))'),
  constraint materials_image_url_focus
    check (image_url !~ '#' or image_url ~ '^[^#]+#focus=([1-9]?0|100),([1-9]?0|100)$'),
  constraint materials_weight_gsm_check check (weight_gsm between 1 and 5000),
  constraint materials_warmth_check check (warmth between 1 and 5),
  constraint materials_water_resistance_check check (water_resistance in ('none', 'repellent', 'waterproof')),
  constraint materials_care_check check (trim(care) <> '' and length(care) <= 500)
);
comment on table public.materials is 'Materials of the workshop. Options of templates refer to the key as `material`.';
comment on column public.materials.key is 'Key that templates refer to. Cannot be changed while a template uses it.';
comment on column public.materials.is_sold_out is
  'Options of this material cannot be chosen or ordered, in every template and every cart.';
comment on column public.materials.weight_gsm is 'Weight of the cloth in g/m². Null if unknown, like the other facts.';
comment on column public.materials.warmth is 'From 1 (airy) to 5 (very warm).';
comment on column public.materials.care is 'How to wash it, in German, for shoppers.';
create index materials_sold_out on public.materials (key) where is_sold_out;

create trigger touch_revision before update on public.materials
  for each row execute function private.touch_revision();
create trigger write_audit_log after insert or update or delete on public.materials
  for each row execute function private.write_audit_log();
create trigger note_unused_file after delete or update of image_url on public.materials
  for each row execute function private.note_unused_file();

alter table public.materials enable row level security;
create policy "Visitors see materials" on public.materials
  for select to anon using (true);
create policy "Signed-in users see materials" on public.materials
  for select to authenticated using (true);
create policy "Admins create materials" on public.materials
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change materials" on public.materials
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete materials" on public.materials
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.materials from anon, authenticated;
grant select on public.materials to anon, authenticated;
grant insert, delete, update on public.materials to authenticated;
grant all on public.materials to service_role;

create function private.templates_with_material(p_key text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select s.template_id from public.field_options o
  join public.form_fields f on f.id = o.field_id
  join public.field_groups g on g.id = f.group_id
  join public.form_sections s on s.id = g.section_id
  where o.extra ->> 'material' = p_key
  union
  select v.template_id from public.template_versions v
  where v.version = (select max(l.version) from public.template_versions l where l.template_id = v.template_id)
    and jsonb_path_exists(
      v.definition, '$.sections[*].groups[*].fields[*].options[*] ? (@.material == $key)', jsonb_build_object('key', p_key)
    );
$$;
comment on function private.templates_with_material(text) is
  'Templates whose draft or live version has an option of that material. Definer, for the trigger that guards a material in use.';
revoke all on function private.templates_with_material(text) from public;
grant execute on function private.templates_with_material(text) to authenticated, service_role;

create function private.guard_material() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_names jsonb;
begin
  if tg_op = 'UPDATE' and new.key is not distinct from old.key then
    return new;
  end if;
  select jsonb_agg(t.name order by private.sort_key(t.name)) into v_names
  from public.form_templates t where t.id in (select private.templates_with_material(old.key));
  if v_names is not null then
    raise exception 'material_in_use' using errcode = 'PT409', detail = jsonb_build_object('templates', v_names)::text;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.guard_material() is
  'Trigger: rejects deleting a material in use or changing its key. The error names the templates. Definer, to read drafts.';
revoke all on function private.guard_material() from public;
create trigger guard_material before delete or update of key on public.materials
  for each row execute function private.guard_material();

create function public.save_material(p_material jsonb, p_expected_revision integer default null) returns public.materials
language plpgsql security invoker set search_path = '' as $$
declare
  v_old public.materials;
  v_new public.materials;
begin
  perform private.require_admin();
  select m.* into v_old from public.materials m where m.id::text = lower(p_material ->> 'id') for update;
  if v_old.id is null and p_material ->> 'id' is not null then
    raise exception 'unknown_material' using errcode = 'PT404';
  end if;
  v_new := jsonb_populate_record(v_old, p_material - '{id,revision,created_at,updated_at}'::text[]);
  if v_old.id is null then
    if exists (select 1 from public.materials m where m.key = v_new.key) then
      raise exception 'key_taken' using errcode = 'PT409';
    end if;
    insert into public.materials (key, name, image_url, is_sold_out, weight_gsm, warmth, water_resistance, care)
    values (
      v_new.key, trim(v_new.name), v_new.image_url, coalesce(v_new.is_sold_out, false), v_new.weight_gsm, v_new.warmth,
      v_new.water_resistance, nullif(trim(v_new.care), '')
    ) returning * into v_new;
  else
    perform private.check_revision(v_old.revision, p_expected_revision);
    update public.materials m
    set name = trim(v_new.name), image_url = v_new.image_url, is_sold_out = v_new.is_sold_out,
      weight_gsm = v_new.weight_gsm, warmth = v_new.warmth, water_resistance = v_new.water_resistance,
      care = nullif(trim(v_new.care), '')
    where m.id = v_old.id returning * into v_new;
  end if;
  return v_new;
end;
$$;
comment on function public.save_material(jsonb, integer) is
  'Creates a material, or changes the given keys (name, image_url, is_sold_out, weight_gsm, warmth, water_resistance, care) of the material p_material.id. Errors: not_admin, revision_conflict, unknown_material, key_taken.';
revoke all on function public.save_material(jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_material(jsonb, integer) to authenticated;

create view public.material_overview with (security_invoker = true) as
select m.*, coalesce(
  (select jsonb_agg(t.name order by private.sort_key(t.name), t.id) from public.form_templates t
   where t.id in (select private.templates_with_material(m.key))), '[]'
) as templates, array(
  select t.id from public.form_templates t
  where t.id in (select private.templates_with_material(m.key)) order by private.sort_key(t.name), t.id
) as template_ids, private.sort_key(m.name) as name_order
from public.materials m;
comment on view public.material_overview is 'Materials with the names and ids of the templates that use them; only admins see templates.';
revoke all on public.material_overview from anon, authenticated;
grant select on public.material_overview to authenticated;
