-- Admin saves that touch several tables are one transaction each.

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
  if v_old.id is not null and p_expected_revision is not null and p_expected_revision <> v_old.revision then
    raise exception 'revision_conflict' using errcode = 'PT409', detail = jsonb_build_object('revision', v_old.revision)::text;
  end if;
  v_new := jsonb_populate_record(v_old, p_article - '{id,price_cents,revision,created_at,updated_at}'::text[]);
  if v_old.id is null then
    insert into public.articles (
      title, description, image_url, price, configurator_type, form_template_id, is_paused, withdrawal_excluded,
      delivery_min_days, delivery_max_days, manufacturer, safety_notes
    ) values (
      coalesce(v_new.title, ''), v_new.description, v_new.image_url, v_new.price, v_new.configurator_type,
      v_new.form_template_id, coalesce(v_new.is_paused, false), coalesce(v_new.withdrawal_excluded, false),
      v_new.delivery_min_days, v_new.delivery_max_days, v_new.manufacturer, v_new.safety_notes
    ) returning * into v_new;
  else
    update public.articles a set
      title = v_new.title, description = v_new.description, image_url = v_new.image_url, price = v_new.price,
      configurator_type = v_new.configurator_type, form_template_id = v_new.form_template_id,
      is_paused = v_new.is_paused, withdrawal_excluded = v_new.withdrawal_excluded,
      delivery_min_days = v_new.delivery_min_days, delivery_max_days = v_new.delivery_max_days,
      manufacturer = v_new.manufacturer, safety_notes = v_new.safety_notes
    where a.id = v_old.id returning * into v_new;
    if v_old.image_url is distinct from v_new.image_url and v_old.image_url is not null then
      insert into public.file_removals (file_url) values (v_old.image_url);
    end if;
  end if;
  delete from public.article_categories where article_id = v_new.id;
  insert into public.article_categories (article_id, category_id)
  select v_new.id, c from unnest(p_category_ids) as c group by c;
  -- clock_timestamp keeps the order of the list within one transaction.
  insert into public.article_images (article_id, image_url, created_at)
  select v_new.id, url, clock_timestamp() from unnest(p_new_image_urls) with ordinality as u (url, n) order by n;
  return v_new;
end;
$$;
comment on function public.save_article(jsonb, uuid[], text[], integer) is
  'Creates an article, or changes the keys given of the one with p_article.id, replaces its category links and appends images. Errors: revision_conflict, unknown_article, template_type_mismatch.';

create function public.delete_article(p_article_id uuid) returns setof text
language plpgsql security invoker set search_path = '' as $$
declare
  v_urls text[];
begin
  perform private.require_admin();
  -- Extra images first, the main image last: the order in which the files are to be removed.
  select array_agg(url order by place, created_at) into v_urls from (
    select i.image_url as url, 1 as place, i.created_at from public.article_images i where i.article_id = p_article_id
    union all
    select a.image_url, 2, a.created_at from public.articles a where a.id = p_article_id and a.image_url is not null
  ) as files;
  delete from public.articles where id = p_article_id;
  if not found then
    raise exception 'unknown_article' using errcode = 'PT404';
  end if;
  insert into public.file_removals (file_url) select unnest(coalesce(v_urls, '{}'));
  return query select unnest(coalesce(v_urls, '{}'));
end;
$$;
comment on function public.delete_article(uuid) is
  'Deletes an article with its images and links. Returns the URLs of the files to remove, which file_removals keeps too.';

revoke all on function public.save_article(jsonb, uuid[], text[], integer) from public, anon, authenticated, service_role;
revoke all on function public.delete_article(uuid) from public, anon, authenticated, service_role;
grant execute on function public.save_article(jsonb, uuid[], text[], integer) to authenticated;
grant execute on function public.delete_article(uuid) to authenticated;
