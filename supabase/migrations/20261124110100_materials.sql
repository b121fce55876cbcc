-- Fabrics, leather and webbing. Options of templates name a material by its key, so that one switch says in every
-- template that it is sold out. Pictures of options are files of the shop, too.

create table public.materials (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  name text not null,
  image_url text,
  is_sold_out boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint materials_key_check check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  constraint materials_name_check check (trim(name) <> '' and length(name) <= 200),
  constraint materials_image_url_scheme check (image_url = '' or image_url ~ '^(https?://[^/]|/(?!/))'),
  constraint materials_image_url_focus
    check (image_url !~ '#' or image_url ~ '^[^#]+#focus=([1-9]?0|100),([1-9]?0|100)$')
);
comment on table public.materials is 'What the shop sews from. Options of templates name the key as `material`.';
comment on column public.materials.key is 'What templates name; it stays as it was created.';
comment on column public.materials.is_sold_out is
  'Options made of it cannot be chosen or ordered; every template and every cart says so at once.';
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
  select jsonb_agg(t.name order by t.name) into v_names
  from public.form_templates t where t.id in (select private.templates_with_material(old.key));
  if v_names is not null then
    raise exception 'material_in_use' using errcode = 'PT409', detail = jsonb_build_object('templates', v_names)::text;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.guard_material() is
  'Trigger: a material that a template names is not deleted and keeps its key; the error names the templates. Definer, to see drafts.';
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
    insert into public.materials (key, name, image_url, is_sold_out)
    values (v_new.key, trim(v_new.name), v_new.image_url, coalesce(v_new.is_sold_out, false)) returning * into v_new;
  else
    perform private.check_revision(v_old.revision, p_expected_revision);
    update public.materials m
    set name = trim(v_new.name), image_url = v_new.image_url, is_sold_out = v_new.is_sold_out
    where m.id = v_old.id returning * into v_new;
  end if;
  return v_new;
end;
$$;
comment on function public.save_material(jsonb, integer) is
  'Creates a material, or changes the keys given (name, image_url, is_sold_out) of the one with p_material.id. Errors: not_admin, revision_conflict, unknown_material, key_taken.';
revoke all on function public.save_material(jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_material(jsonb, integer) to authenticated;

create view public.material_overview with (security_invoker = true) as
select m.*, coalesce(
  (select jsonb_agg(t.name order by t.name) from public.form_templates t
   where t.id in (select private.templates_with_material(m.key))), '[]'
) as templates
from public.materials m;
comment on view public.material_overview is 'Materials with the names of the templates that use them; only admins see templates.';
revoke all on public.material_overview from anon, authenticated;
grant select on public.material_overview to authenticated;

-- Pictures of options. A version is never changed, so what it shows stays as long as it does.

create function private.option_pictures(p_definition jsonb) returns setof text
language sql immutable security invoker set search_path = '' as $$
  select x #>> '{}' from jsonb_path_query(p_definition, '$.sections[*].groups[*].fields[*].options[*].image.url') as x
  where jsonb_typeof(x) = 'string';
$$;
comment on function private.option_pictures(jsonb) is 'The addresses of the pictures of a template''s options.';
revoke all on function private.option_pictures(jsonb) from public;
grant execute on function private.option_pictures(jsonb) to authenticated, service_role;

create function private.is_file_in_template(p_url text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select case when p_url !~ '/storage/v1/object/public/[^/]+/[^/]+[.]webp$' then false else
    exists (select 1 from public.field_options o where position(w.stem in o.extra::text) > 0)
    or exists (select 1 from public.form_fields f where position(w.stem in f.additional_options::text) > 0)
    or exists (select 1 from public.template_versions v where position(w.stem in v.definition::text) > 0)
  end
  from (select regexp_replace(private.picture_file(p_url), '[.]webp$', '')) as w (stem);
$$;
comment on function private.is_file_in_template(text) is
  'Whether a draft or a published version names a stored picture, in any of its widths. Names of files are unguessable, so text is enough.';
revoke all on function private.is_file_in_template(text) from public;
grant execute on function private.is_file_in_template(text) to service_role;

create or replace function private.is_file_in_use(p_url text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select 1 from public.articles where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.article_images where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.categories where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.materials where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.order_items where private.picture_file(image_url) = private.picture_file(p_url))
    or private.is_file_in_template(p_url);
$$;

create function private.note_unused_option_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old text := old.extra #>> '{image,url}';
begin
  if v_old is not null and (tg_op = 'DELETE' or v_old is distinct from new.extra #>> '{image,url}') then
    insert into public.file_removals (file_url, created_at) values (v_old, clock_timestamp());
  end if;
  return null;
end;
$$;
comment on function private.note_unused_option_picture() is
  'Trigger: the picture of an option that was replaced or deleted goes on the list of files to remove, which keeps what a version shows. Definer, so that no way of writing misses it.';
revoke all on function private.note_unused_option_picture() from public;
create trigger note_unused_option_picture after delete or update of extra on public.field_options
  for each row execute function private.note_unused_option_picture();

create function private.note_unused_version_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.file_removals (file_url, created_at)
  select distinct url, clock_timestamp() from private.option_pictures(old.definition) as url;
  return null;
end;
$$;
comment on function private.note_unused_version_pictures() is
  'Trigger: the pictures of a version that was deleted with its template go on the list of files to remove. Definer, as above.';
revoke all on function private.note_unused_version_pictures() from public;
create trigger note_unused_version_pictures after delete on public.template_versions
  for each row execute function private.note_unused_version_pictures();
