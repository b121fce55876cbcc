-- Saving articles and categories: one transaction each, and nobody overwrites silently what another saved.

alter table public.categories add column revision integer not null default 1;
drop trigger touch_updated_at on public.categories;
create trigger touch_revision before update on public.categories
  for each row execute function private.touch_revision();

create function private.guard_category_in_use() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
  v_titles jsonb;
begin
  select count(*), jsonb_agg(a.title order by a.title) into v_count, v_titles
  from public.article_categories l join public.articles a on a.id = l.article_id where l.category_id = old.id;
  if v_count > 0 then
    raise exception 'category_in_use' using errcode = 'PT409',
      detail = jsonb_build_object('count', v_count, 'articles', v_titles)::text;
  end if;
  return old;
end;
$$;
comment on function private.guard_category_in_use() is
  'Trigger: a category in use is not deleted; the error counts and names the articles. Definer, to see paused ones too.';
revoke all on function private.guard_category_in_use() from public;
create trigger guard_category_in_use before delete on public.categories
  for each row execute function private.guard_category_in_use();

create function private.check_revision(p_revision integer, p_expected integer) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_expected is not null and p_expected <> p_revision then
    raise exception 'revision_conflict' using errcode = 'PT409',
      detail = jsonb_build_object('revision', p_revision)::text;
  end if;
end;
$$;
comment on function private.check_revision(integer, integer) is
  'Refuses what was begun on an older state; without an expectation everything passes.';

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
  'Creates a category, or changes the keys given (title, description, image_url) of the one with p_category.id. Errors: revision_conflict, unknown_category, title_required.';

create or replace function public.save_article(
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
  v_new := jsonb_populate_record(v_old, p_article - '{id,price_cents,revision,created_at,updated_at}'::text[]);
  if coalesce(trim(v_new.title), '') = '' then
    raise exception 'title_required' using errcode = 'PT422';
  end if;
  if v_old.id is null then
    insert into public.articles (
      title, description, image_url, price, configurator_type, form_template_id, is_paused, withdrawal_excluded,
      delivery_min_days, delivery_max_days, manufacturer, safety_notes
    ) values (
      trim(v_new.title), v_new.description, v_new.image_url, v_new.price, v_new.configurator_type,
      v_new.form_template_id, coalesce(v_new.is_paused, false), coalesce(v_new.withdrawal_excluded, false),
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
  -- Links that stay are left alone, so that the audit log tells what changed.
  delete from public.article_categories where article_id = v_new.id and category_id <> all (p_category_ids);
  insert into public.article_categories (article_id, category_id)
  select v_new.id, c from unnest(p_category_ids) as c group by c
  on conflict (article_id, category_id) do nothing;
  -- clock_timestamp keeps the order of the list within one transaction.
  insert into public.article_images (article_id, image_url, created_at)
  select v_new.id, url, clock_timestamp() from unnest(p_new_image_urls) with ordinality as u (url, n) order by n;
  return v_new;
end;
$$;
comment on function public.save_article(jsonb, uuid[], text[], integer) is
  'Creates an article, or changes the keys given of the one with p_article.id, replaces its category links and appends images. Errors: revision_conflict, unknown_article, title_required, template_type_mismatch.';

revoke all on function private.check_revision(integer, integer) from public;
revoke all on function public.save_category(jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function private.check_revision(integer, integer) to authenticated;
grant execute on function public.save_category(jsonb, integer) to authenticated;

create trigger write_audit_log after insert or update or delete on public.article_images
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.article_categories
  for each row execute function private.write_audit_log();
