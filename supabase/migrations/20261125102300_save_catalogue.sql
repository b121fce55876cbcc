-- Saves articles and categories: one transaction each, unless another admin saved in between.

create function public.save_category(p_category jsonb, p_expected_revision integer default null) returns public.categories
language plpgsql security invoker set search_path = '' as $$
declare
  v_old public.categories;
  v_new public.categories;
begin
  perform private.require_admin();
  select c.* into v_old from public.categories c where c.id::text = lower(p_category ->> 'id') for update;
  if v_old.id is null and p_category ->> 'id' is not null then
    raise exception 'unknown_category' using errcode = 'PT404';
  end if;
  v_new := jsonb_populate_record(v_old, p_category - '{id,revision,created_at,updated_at}'::text[]);
  if coalesce(trim(v_new.title), '') = '' then
    raise exception 'title_required' using errcode = 'PT422';
  end if;
  if v_old.id is null then
    insert into public.categories (title, description, image_url)
    values (trim(v_new.title), v_new.description, v_new.image_url) returning * into v_new;
  else
    perform private.check_revision(v_old.revision, p_expected_revision);
    update public.categories c
    set title = trim(v_new.title), description = v_new.description, image_url = v_new.image_url
    where c.id = v_old.id returning * into v_new;
  end if;
  return v_new;
end;
$$;
comment on function public.save_category(jsonb, integer) is
  'Creates a category, or changes the given keys (title, description, image_url) of the category p_category.id. Errors: revision_conflict, unknown_category, title_required.';
revoke all on function public.save_category(jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_category(jsonb, integer) to authenticated;

create function public.save_article(
  p_article jsonb, p_category_ids uuid[], p_new_image_urls text[] default '{}', p_expected_revision integer default null
) returns public.articles
language plpgsql security invoker set search_path = '' as $$
declare
  v_old public.articles;
  v_new public.articles;
begin
  perform private.require_admin();
  select a.* into v_old from public.articles a where a.id::text = lower(p_article ->> 'id') for update;
  if v_old.id is null and p_article ->> 'id' is not null then
    raise exception 'unknown_article' using errcode = 'PT404';
  end if;
  v_new := jsonb_populate_record(v_old, p_article - '{id,article_number,price_cents,revision,created_at,updated_at}'::text[]);
  if coalesce(trim(v_new.title), '') = '' then
    raise exception 'title_required' using errcode = 'PT422';
  end if;
  if v_old.id is null then
    insert into public.articles (
      title, description, image_url, price, configurator_type, form_template_id, is_paused, withdrawal_excluded,
      delivery_min_days, delivery_max_days, manufacturer, safety_notes
    ) values (
      trim(v_new.title), v_new.description, v_new.image_url, v_new.price, v_new.configurator_type,
      v_new.form_template_id, coalesce(v_new.is_paused, true), v_new.withdrawal_excluded,
      v_new.delivery_min_days, v_new.delivery_max_days, v_new.manufacturer, v_new.safety_notes
    ) returning * into v_new;
  else
    perform private.check_revision(v_old.revision, p_expected_revision);
    update public.articles a set
      title = trim(v_new.title), description = v_new.description, image_url = v_new.image_url, price = v_new.price,
      configurator_type = v_new.configurator_type, form_template_id = v_new.form_template_id,
      is_paused = v_new.is_paused, withdrawal_excluded = v_new.withdrawal_excluded,
      delivery_min_days = v_new.delivery_min_days, delivery_max_days = v_new.delivery_max_days,
      manufacturer = v_new.manufacturer, safety_notes = v_new.safety_notes
    where a.id = v_old.id returning * into v_new;
  end if;
  -- Existing links are not rewritten, so that the audit log contains only changes.
  delete from public.article_categories where article_id = v_new.id and category_id <> all (p_category_ids);
  insert into public.article_categories (article_id, category_id)
  select v_new.id, c from unnest(p_category_ids) as c group by c
  on conflict (article_id, category_id) do nothing;
  -- clock_timestamp preserves the order of the list within one transaction.
  insert into public.article_images (article_id, image_url, created_at)
  select v_new.id, url, clock_timestamp() from unnest(p_new_image_urls) with ordinality as u (url, n) order by n;
  return v_new;
end;
$$;
comment on function public.save_article(jsonb, uuid[], text[], integer) is
  'Creates an article, paused by default, or changes the given keys of the article p_article.id. Replaces its category links and appends images. Errors: revision_conflict, unknown_article, title_required, template_type_mismatch, template_unpublished with {title, template}, article_incomplete with {title, missing}.';
revoke all on function public.save_article(jsonb, uuid[], text[], integer) from public, anon, authenticated, service_role;
grant execute on function public.save_article(jsonb, uuid[], text[], integer) to authenticated;

create function public.arrange_article_images(p_article_id uuid, p_images jsonb) returns setof public.article_images
language plpgsql security invoker set search_path = '' as $$
declare
  v_start timestamptz;
begin
  perform private.require_admin();
  perform 1 from public.articles where id = p_article_id for update;
  if not found then
    raise exception 'unknown_article' using errcode = 'PT404';
  end if;
  if exists (
    select 1 from jsonb_array_elements(p_images) as x
    where coalesce(trim(x ->> 'imageUrl'), '') = '' or coalesce(trim(x ->> 'altText'), '') = ''
  ) then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "altText"}';
  end if;
  -- A picture with another focus is the same picture.
  delete from public.article_images i
  where i.article_id = p_article_id
    and private.picture_file(i.image_url) not in (
      select private.picture_file(x ->> 'imageUrl') from jsonb_array_elements(p_images) as x
    );

  -- Images are sorted by created_at (OP-76), so the given order is stored in it.
  select coalesce(min(created_at), now()) into v_start from public.article_images where article_id = p_article_id;
  update public.article_images i
  set created_at = v_start + (g.place - 1) * interval '1 millisecond', alt_text = trim(g.image ->> 'altText'),
    image_url = g.image ->> 'imageUrl'
  from jsonb_array_elements(p_images) with ordinality as g (image, place)
  where i.article_id = p_article_id
    and private.picture_file(i.image_url) = private.picture_file(g.image ->> 'imageUrl');
  insert into public.article_images (article_id, image_url, alt_text, created_at)
  select p_article_id, g.image ->> 'imageUrl', trim(g.image ->> 'altText'), v_start + (g.place - 1) * interval '1 millisecond'
  from jsonb_array_elements(p_images) with ordinality as g (image, place)
  where not exists (
    select 1 from public.article_images i
    where i.article_id = p_article_id
      and private.picture_file(i.image_url) = private.picture_file(g.image ->> 'imageUrl')
  );
  return query select * from public.article_images where article_id = p_article_id order by created_at;
end;
$$;
comment on function public.arrange_article_images(uuid, jsonb) is
  'Replaces the further images of an article, in the given order: [{imageUrl, altText}], the address with its focus. Removes images that are left out, with their files. Errors: not_admin, unknown_article, invalid_request.';
revoke all on function public.arrange_article_images(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.arrange_article_images(uuid, jsonb) to authenticated;
