-- Files that no row refers to any more. A published version never changes, so the pictures of its options are kept as long as
-- the version; a picture that only an autosaved draft shows is kept as long as the draft.

create function private.option_pictures(p_definition jsonb) returns setof text
language sql immutable security invoker set search_path = '' as $$
  select x #>> '{}' from jsonb_path_query(p_definition, '$.sections[*].groups[*].fields[*].options[*].image.url') as x
  where jsonb_typeof(x) = 'string';
$$;
comment on function private.option_pictures(jsonb) is 'Addresses of the pictures of a template''s options.';
revoke all on function private.option_pictures(jsonb) from public;
grant execute on function private.option_pictures(jsonb) to authenticated, service_role;

create function private.is_file_in_template(p_url text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select case when p_url !~ '/storage/v1/object/public/[^/]+/[^/]+[.]webp$' then false else
    exists (select 1 from public.field_options o where position(w.stem in o.extra::text) > 0)
    or exists (select 1 from public.form_fields f where position(w.stem in f.additional_options::text) > 0)
    or exists (select 1 from public.template_versions v where position(w.stem in v.definition::text) > 0)
    or exists (select 1 from public.template_drafts d where position(w.stem in d.definition::text) > 0)
  end
  from (select regexp_replace(private.picture_file(p_url), '[.]webp$', '')) as w (stem);
$$;
comment on function private.is_file_in_template(text) is
  'Whether a draft, an autosaved draft or a published version contains a stored picture in any width. File names are random, so a text search is reliable.';
revoke all on function private.is_file_in_template(text) from public;
grant execute on function private.is_file_in_template(text) to service_role;

create function private.is_file_in_use(p_url text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select 1 from public.articles where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.article_images where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.categories where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.materials where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.order_items where private.picture_file(image_url) = private.picture_file(p_url))
    or private.is_file_in_template(p_url);
$$;
comment on function private.is_file_in_use(text) is 'Whether a row refers to a picture. Orders keep the pictures of ordered articles.';
revoke all on function private.is_file_in_use(text) from public;
grant execute on function private.is_file_in_use(text) to service_role;

create function public.claim_file_removals(p_now timestamptz default now(), p_limit integer default 50)
returns setof public.file_removals
language plpgsql security invoker set search_path = '' as $$
begin
  -- Files in use again are dropped from the list. The next delete adds them again.
  delete from public.file_removals f
  where f.removed_at is null and f.due_at <= p_now and private.is_file_in_use(f.file_url);
  return query
    update public.file_removals f
    set attempts = f.attempts + 1, due_at = p_now + least(power(2, f.attempts) * interval '10 minutes', interval '1 day')
    where f.id in (
      select d.id from public.file_removals d where d.removed_at is null and d.due_at <= p_now
        -- A restored entry needs its pictures. The row stays on the list until the bin is emptied.
        and not exists (
          select 1 from public.recycle_bin b
          where position(regexp_replace(private.picture_file(d.file_url), '[.]webp$', '') in b.content::text) > 0
        )
      order by d.due_at limit p_limit for update skip locked
    )
    returning f.*;
end;
$$;
comment on function public.claim_file_removals(timestamptz, integer) is
  'Claims unused files that are due for removal and not in the recycle bin. An unfinished removal is due again, with increasing delays.';
revoke all on function public.claim_file_removals(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.claim_file_removals(timestamptz, integer) to service_role;

create function public.finish_file_removals(p_ids uuid[], p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  update public.file_removals set removed_at = p_now where id = any (p_ids);
$$;
comment on function public.finish_file_removals(uuid[], timestamptz) is 'Marks files as removed.';
revoke all on function public.finish_file_removals(uuid[], timestamptz) from public, anon, authenticated;
grant execute on function public.finish_file_removals(uuid[], timestamptz) to service_role;

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
  'Trigger: adds the replaced or deleted picture of an option to file_removals, which skips pictures of published versions. Definer, because callers may not write that table.';
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
  'Trigger: adds the pictures of a deleted version to file_removals. Definer, because callers may not write that table.';
revoke all on function private.note_unused_version_pictures() from public;
create trigger note_unused_version_pictures after delete on public.template_versions
  for each row execute function private.note_unused_version_pictures();

create function private.note_unused_draft_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.file_removals (file_url, created_at)
  select distinct url, clock_timestamp() from private.option_pictures(old.definition) as url
  where not private.is_file_in_use(url);
  return null;
end;
$$;
comment on function private.note_unused_draft_pictures() is
  'Trigger: adds pictures that only a deleted or overwritten draft used to file_removals. Definer, because callers may not write that table.';
revoke all on function private.note_unused_draft_pictures() from public;
create trigger note_unused_draft_pictures after delete or update of definition on public.template_drafts
  for each row execute function private.note_unused_draft_pictures();
