-- Deletes articles, categories and templates, and restores them within 30 days: one transaction each.

create table public.recycle_bin (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('articles', 'categories', 'form_templates')),
  row_id uuid not null,
  title text not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  deleted_by uuid,
  deleted_at timestamptz not null default now()
);
comment on table public.recycle_bin is
  'Deleted articles, categories and templates with their dependent rows. Emptied after 30 days by the sweep.';
comment on column public.recycle_bin.title is 'Title in the list of deleted entries.';
create index recycle_bin_deleted_at on public.recycle_bin (deleted_at desc);

alter table public.recycle_bin enable row level security;
create policy "Admins see what was deleted" on public.recycle_bin
  for select to authenticated using ((select private.is_admin()));
revoke all on public.recycle_bin from anon, authenticated;
grant select on public.recycle_bin to authenticated;
grant all on public.recycle_bin to service_role;

create function private.bin_article(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'row', to_jsonb(a) - 'price_cents',
    'images', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from public.article_images i where i.article_id = a.id),
    'links', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.article_categories l where l.article_id = a.id),
    'orderItems', (select coalesce(jsonb_agg(o.id), '[]') from public.order_items o where o.article_id = a.id)
  )
  from public.articles a where a.id = p_id;
$$;
comment on function private.bin_article(uuid) is 'An article with its images, links and the ids of its order items.';
revoke all on function private.bin_article(uuid) from public;

create function private.bin_template(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'row', jsonb_build_object('revision', t.revision, 'created_at', t.created_at),
    'draft', private.form_template_json(t.id),
    'versions', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.version), '[]')
      from public.template_versions v where v.template_id = t.id
    ),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.thread_id nulls first, c.created_at), '[]')
      from public.template_comments c where c.template_id = t.id
    )
  )
  from public.form_templates t where t.id = p_id;
$$;
comment on function private.bin_template(uuid) is
  'A template draft with its published versions and comments.';
revoke all on function private.bin_template(uuid) from public;

create function private.delete_to_bin(p_table text, p_id uuid, p_expected_revision integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_title text;
  v_revision integer;
  v_content jsonb;
  v_bin_id uuid;
begin
  perform private.require_admin();
  case p_table
    when 'articles' then
      select title, revision into v_title, v_revision from public.articles where id = p_id for update;
      v_content := private.bin_article(p_id);
    when 'categories' then
      select title, revision, jsonb_build_object('row', to_jsonb(c)) into v_title, v_revision, v_content
      from public.categories c where id = p_id for update;
    when 'form_templates' then
      select name, revision into v_title, v_revision from public.form_templates where id = p_id for update;
      v_content := private.bin_template(p_id);
  end case;
  if v_revision is null then
    raise exception using errcode = 'PT404', message = case p_table
      when 'articles' then 'unknown_article' when 'categories' then 'unknown_category' else 'unknown_template' end;
  end if;
  perform private.check_revision(v_revision, p_expected_revision);
  insert into public.recycle_bin (table_name, row_id, title, content, deleted_by)
  values (p_table, p_id, v_title, v_content, (select private.caller_id())) returning id into v_bin_id;
  case p_table
    when 'articles' then
      -- Images first, so that the main image is last in file_removals.
      delete from public.article_images where article_id = p_id;
      delete from public.article_categories where article_id = p_id;
      delete from public.articles where id = p_id;
    when 'categories' then delete from public.categories where id = p_id;
    when 'form_templates' then delete from public.form_templates where id = p_id;
  end case;
  return v_bin_id;
end;
$$;
comment on function private.delete_to_bin(text, uuid, integer) is
  'Copies an entry to the recycle bin and deletes it. Definer with the caller checked, because no role may write the bin.';
revoke all on function private.delete_to_bin(text, uuid, integer) from public;
grant execute on function private.delete_to_bin(text, uuid, integer) to authenticated;

create function private.wait_in_bin(p_table text, p_row_id uuid, p_key text, p_value jsonb) returns void
language sql security invoker set search_path = '' as $$
  update public.recycle_bin
  set content = jsonb_set(content, array[p_key], coalesce(content -> p_key, '[]') || jsonb_build_array(p_value))
  where table_name = p_table and row_id = p_row_id;
$$;
comment on function private.wait_in_bin(text, uuid, text, jsonb) is
  'Adds a link to a deleted entry, which is restored with it. Does nothing if the entry is not in the bin.';
revoke all on function private.wait_in_bin(text, uuid, text, jsonb) from public;

create function private.restore_article(p_content jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_row public.articles := jsonb_populate_record(null::public.articles, p_content -> 'row');
begin
  -- Without the required facts or a published template, the article is restored as paused.
  v_row.is_paused := v_row.is_paused or cardinality(private.missing_for_sale(v_row)) > 0
    or (v_row.form_template_id is not null and not private.is_template_published(v_row.form_template_id));
  if not exists (select 1 from public.form_templates where id = v_row.form_template_id) then
    perform private.wait_in_bin('form_templates', v_row.form_template_id, 'articles', to_jsonb(v_row.id));
  end if;
  -- A template that was deleted or has another type now is left out.
  if v_row.form_template_id is not null and not exists (
    select 1 from public.form_templates
    where id = v_row.form_template_id and configurator_type is not distinct from v_row.configurator_type
  ) then
    v_row.form_template_id := null;
    v_row.is_paused := true;
  end if;
  insert into public.articles (
    id, article_number, title, description, image_url, price, configurator_type, form_template_id, is_paused,
    withdrawal_excluded, delivery_min_days, delivery_max_days, manufacturer, safety_notes, revision, created_at
  ) values (
    v_row.id, coalesce(v_row.article_number, nextval(pg_get_serial_sequence('public.articles', 'article_number'))),
    v_row.title, v_row.description, v_row.image_url, v_row.price, v_row.configurator_type, v_row.form_template_id,
    v_row.is_paused, v_row.withdrawal_excluded, v_row.delivery_min_days, v_row.delivery_max_days, v_row.manufacturer,
    v_row.safety_notes, v_row.revision + 1, v_row.created_at
  );
  insert into public.article_images select * from jsonb_populate_recordset(null::public.article_images, p_content -> 'images');
  insert into public.article_categories
  select l.* from jsonb_populate_recordset(null::public.article_categories, p_content -> 'links') as l
  where exists (select 1 from public.categories c where c.id = l.category_id);
  perform private.wait_in_bin('categories', l.category_id, 'links', to_jsonb(l))
  from jsonb_populate_recordset(null::public.article_categories, p_content -> 'links') as l
  where not exists (select 1 from public.categories c where c.id = l.category_id);
  update public.order_items set article_id = v_row.id
  where article_id is null and id in (select x::uuid from jsonb_array_elements_text(p_content -> 'orderItems') as x);
end;
$$;
comment on function private.restore_article(jsonb) is
  'Restores an article with its images, its links and its order items. Links to entries in the bin wait there. Paused if it may not be sold.';
revoke all on function private.restore_article(jsonb) from public;

create function private.restore_category(p_content jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  insert into public.categories (id, title, description, image_url, revision, created_at)
  select id, title, description, image_url, revision + 1, created_at
  from jsonb_populate_record(null::public.categories, p_content -> 'row');
  insert into public.article_categories
  select l.* from jsonb_populate_recordset(null::public.article_categories, coalesce(p_content -> 'links', '[]')) as l
  where exists (select 1 from public.articles a where a.id = l.article_id);
  perform private.wait_in_bin('articles', l.article_id, 'links', to_jsonb(l))
  from jsonb_populate_recordset(null::public.article_categories, coalesce(p_content -> 'links', '[]')) as l
  where not exists (select 1 from public.articles a where a.id = l.article_id);
end;
$$;
comment on function private.restore_category(jsonb) is
  'Restores a category with the links of articles that were restored before. Links of articles in the bin wait there.';
revoke all on function private.restore_category(jsonb) from public;

create function private.restore_template_links(p_template_id uuid, p_articles jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  -- An article that got another template or type meanwhile keeps it.
  update public.articles a set form_template_id = p_template_id
  where a.form_template_id is null and a.id in (select x::uuid from jsonb_array_elements_text(p_articles) as x)
    and a.configurator_type is not distinct from (select configurator_type from public.form_templates where id = p_template_id);
  update public.recycle_bin b set content = jsonb_set(content, '{row,form_template_id}', to_jsonb(p_template_id))
  where b.table_name = 'articles' and b.content -> 'row' ->> 'form_template_id' is null
    and b.row_id in (select x::uuid from jsonb_array_elements_text(p_articles) as x);
end;
$$;
comment on function private.restore_template_links(uuid, jsonb) is
  'Gives a restored template to the articles that were restored before it, which stay paused.';
revoke all on function private.restore_template_links(uuid, jsonb) from public;

create function private.restore_template(p_content jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_id uuid := (p_content -> 'draft' ->> 'id')::uuid;
begin
  -- The revision is continued, so that an open editor detects the restore.
  insert into public.form_templates (id, name, revision, created_at)
  values (
    v_id, p_content -> 'draft' ->> 'name', (p_content -> 'row' ->> 'revision')::integer,
    (p_content -> 'row' ->> 'created_at')::timestamptz
  );
  perform private.check_part_ids(p_content -> 'draft', v_id);
  perform private.write_form_template(v_id, p_content -> 'draft');
  -- Publishers and authors are null if their account was deleted meanwhile.
  insert into public.template_versions (template_id, version, definition, published_at, published_by)
  select v.template_id, v.version, v.definition, v.published_at,
    (select u.id from auth.users u where u.id = v.published_by)
  from jsonb_populate_recordset(null::public.template_versions, p_content -> 'versions') as v;
  insert into public.template_comments (
    id, template_id, part_kind, part_id, thread_id, author_id, text, created_at, resolved_at
  )
  select c.id, c.template_id, c.part_kind, c.part_id, c.thread_id,
    (select u.id from auth.users u where u.id = c.author_id), c.text, c.created_at, c.resolved_at
  from jsonb_populate_recordset(null::public.template_comments, coalesce(p_content -> 'comments', '[]')) as c;
end;
$$;
comment on function private.restore_template(jsonb) is
  'Restores a template draft, its published versions and its comments. Error foreign_id if another template has taken the id of a part.';
revoke all on function private.restore_template(jsonb) from public;

create function private.still_in_bin(p_row_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', b.table_name, 'title', b.title) order by b.table_name, private.sort_key(b.title), b.id), '[]')
  from public.recycle_bin b
  where b.content -> 'row' ->> 'form_template_id' = p_row_id::text
    or b.content -> 'articles' @> to_jsonb(p_row_id)
    or b.content -> 'links' @> jsonb_build_array(jsonb_build_object('article_id', p_row_id))
    or b.content -> 'links' @> jsonb_build_array(jsonb_build_object('category_id', p_row_id));
$$;
comment on function private.still_in_bin(uuid) is
  'Deleted entries that hold a link to a restored one, which is restored with them: [{table, title}].';
revoke all on function private.still_in_bin(uuid) from public;

create function private.restore_deleted(p_bin_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_bin public.recycle_bin;
begin
  perform private.require_admin();
  delete from public.recycle_bin where id = p_bin_id returning * into v_bin;
  if v_bin.id is null then
    raise exception 'unknown_deletion' using errcode = 'PT404';
  end if;
  case v_bin.table_name
    when 'articles' then perform private.restore_article(v_bin.content);
    when 'categories' then perform private.restore_category(v_bin.content);
    when 'form_templates' then
      perform private.restore_template(v_bin.content);
      perform private.restore_template_links(v_bin.row_id, coalesce(v_bin.content -> 'articles', '[]'));
  end case;
  return jsonb_build_object(
    'table', v_bin.table_name, 'id', v_bin.row_id, 'missing', private.still_in_bin(v_bin.row_id),
    'paused', not coalesce((v_bin.content -> 'row' ->> 'is_paused')::boolean, false)
      and exists (select 1 from public.articles where id = v_bin.row_id and is_paused)
  );
end;
$$;
comment on function private.restore_deleted(uuid) is
  'Restores an entry of the recycle bin. Definer with the caller checked, because no role may write the bin.';
revoke all on function private.restore_deleted(uuid) from public;
grant execute on function private.restore_deleted(uuid) to authenticated;

create function public.restore_deleted(p_deletion_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.restore_deleted(p_deletion_id); $$;
comment on function public.restore_deleted(uuid) is
  'Restores a deleted entry within 30 days. Returns {table, id, missing: [{table, title}], paused}: deleted entries whose links wait for them, and whether an article on sale was paused. Errors: unknown_deletion, foreign_id.';
revoke all on function public.restore_deleted(uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_deleted(uuid) to authenticated;

create function public.delete_article(p_article_id uuid, p_expected_revision integer default null) returns uuid
language sql security invoker set search_path = '' as $$
  select private.delete_to_bin('articles', p_article_id, p_expected_revision);
$$;
comment on function public.delete_article(uuid, integer) is
  'Deletes an article with its images and links. Its files are removed later. Returns the id for restore_deleted. Errors: unknown_article, revision_conflict.';
revoke all on function public.delete_article(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.delete_article(uuid, integer) to authenticated;

create function public.delete_category(p_category_id uuid, p_expected_revision integer default null) returns uuid
language sql security invoker set search_path = '' as $$
  select private.delete_to_bin('categories', p_category_id, p_expected_revision);
$$;
comment on function public.delete_category(uuid, integer) is
  'Deletes a category that no article uses. Returns the id for restore_deleted. Errors: unknown_category, revision_conflict, category_in_use with {count, articles}.';
revoke all on function public.delete_category(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.delete_category(uuid, integer) to authenticated;

create function public.delete_form_template(p_template_id uuid, p_expected_revision integer default null) returns uuid
language sql security invoker set search_path = '' as $$
  select private.delete_to_bin('form_templates', p_template_id, p_expected_revision);
$$;
comment on function public.delete_form_template(uuid, integer) is
  'Deletes a template that no article uses, with its published versions. Returns the id for restore_deleted. Errors: unknown_template, revision_conflict, template_in_use with {articles}.';
revoke all on function public.delete_form_template(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.delete_form_template(uuid, integer) to authenticated;

create function public.empty_recycle_bin(p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  delete from public.recycle_bin where deleted_at < p_now - interval '30 days';
$$;
comment on function public.empty_recycle_bin(timestamptz) is 'Deletes entries of the recycle bin after 30 days; called by the sweep.';
revoke all on function public.empty_recycle_bin(timestamptz) from public, anon, authenticated;
grant execute on function public.empty_recycle_bin(timestamptz) to service_role;
