-- An active article with a template has a published version of that template. Without one the configurator has nothing
-- to show, and the article cannot be bought.

create function private.is_template_published(p_template_id uuid) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select 1 from public.template_versions where template_id = p_template_id);
$$;
comment on function private.is_template_published(uuid) is 'Whether a template has at least one published version.';

create function private.check_template_published() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_name text;
begin
  -- The lock keeps the template's versions while the article goes on sale. An unknown template is the foreign key's matter.
  select name into v_name from public.form_templates where id = new.form_template_id for share;
  if found and not private.is_template_published(new.form_template_id) then
    raise exception 'template_unpublished' using errcode = 'PT409',
      detail = jsonb_build_object('title', new.title, 'template', v_name)::text;
  end if;
  return new;
end;
$$;
comment on function private.check_template_published() is
  'Trigger: rejects an active article whose template has no published version; the error names both. Definer, so that the check does not depend on the rights of the caller.';

create function private.keep_version_on_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_titles jsonb;
begin
  perform 1 from public.form_templates where id = old.template_id for update;
  if private.is_template_published(old.template_id) then
    return null;
  end if;
  select jsonb_agg(title order by title) into v_titles
  from public.articles where form_template_id = old.template_id and not is_paused;
  if v_titles is not null then
    raise exception 'template_in_use' using errcode = 'PT409', detail = jsonb_build_object('articles', v_titles)::text;
  end if;
  return null;
end;
$$;
comment on function private.keep_version_on_sale() is
  'Trigger: rejects deleting the last published version of a template that an active article uses. Definer, to see every article.';

-- Active articles that cannot be configured are paused; an admin publishes the template or chooses another one.
update public.articles set is_paused = true
where not is_paused and form_template_id is not null and not private.is_template_published(form_template_id);

create trigger check_template_published
  before insert or update of is_paused, form_template_id on public.articles
  for each row when (not new.is_paused and new.form_template_id is not null)
  execute function private.check_template_published();
create trigger keep_version_on_sale after delete on public.template_versions
  for each row execute function private.keep_version_on_sale();

create or replace function private.restore_article(p_content jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_row public.articles := jsonb_populate_record(null::public.articles, p_content -> 'row');
begin
  -- Facts or a published template are missing: the article is restored as paused.
  v_row.is_paused := v_row.is_paused or cardinality(private.missing_for_sale(v_row)) > 0
    or (v_row.form_template_id is not null and not private.is_template_published(v_row.form_template_id));
  -- A template that was deleted in between, or has another type now, is left out.
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
  update public.order_items set article_id = v_row.id
  where article_id is null and id in (select x::uuid from jsonb_array_elements_text(p_content -> 'orderItems') as x);
end;
$$;
comment on function private.restore_article(jsonb) is
  'Restores an article with its images, its links to remaining categories and its order items. Paused where it may not be sold as it is.';

comment on function public.save_article(jsonb, uuid[], text[], integer) is
  'Creates an article, paused unless said otherwise, or changes the keys given of the one with p_article.id, replaces its category links and appends images. Errors: revision_conflict, unknown_article, title_required, template_type_mismatch, template_unpublished with {title, template}, article_incomplete with {title, missing}.';

revoke all on function private.is_template_published(uuid) from public;
revoke all on function private.check_template_published() from public;
revoke all on function private.keep_version_on_sale() from public;
