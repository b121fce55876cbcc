-- An article goes on sale only with the facts that the law requires: a number that identifies it, a maker with an address,
-- safety notes (regulation (EU) 2023/988, article 19), and a decision on the right of withdrawal. An article with a template
-- also needs a published version of it: without one the configurator has nothing to show. Until then it is saved as paused.

create function private.missing_for_sale(p_article public.articles) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array_remove(array[
    case when p_article.withdrawal_excluded is null then 'withdrawal_excluded' end,
    case when coalesce(trim(p_article.manufacturer), '') <> '' and not (
      p_article.manufacturer ~ '[^\s@]+@[^\s@]+\.[^\s@]+|(https?://|www\.)\S+'
      and cardinality(regexp_split_to_array(trim(p_article.manufacturer), '\s*[,;\n]\s*')) >= 3
    ) then 'manufacturer' end,
    case when coalesce(trim(p_article.safety_notes), '') = '' then 'safety_notes' end
  ], null);
$$;
comment on function private.missing_for_sale(public.articles) is
  'Names the columns of an article that must be filled in before it may be sold. The build checks the company data.';
revoke all on function private.missing_for_sale(public.articles) from public;

create function private.check_ready_for_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_missing text[] := private.missing_for_sale(new);
begin
  if cardinality(v_missing) > 0 then
    raise exception 'article_incomplete' using errcode = 'PT422',
      detail = jsonb_build_object('title', new.title, 'missing', v_missing)::text;
  end if;
  return new;
end;
$$;
comment on function private.check_ready_for_sale() is
  'Trigger: rejects an active article without the required facts. The error names the article and the missing columns. Definer, so that the check does not depend on the rights of the caller.';
revoke all on function private.check_ready_for_sale() from public;
create trigger check_ready_for_sale
  before insert or update of is_paused, withdrawal_excluded, manufacturer, safety_notes on public.articles
  for each row when (not new.is_paused) execute function private.check_ready_for_sale();

create function private.is_template_published(p_template_id uuid) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select 1 from public.template_versions where template_id = p_template_id);
$$;
comment on function private.is_template_published(uuid) is 'Whether a template has at least one published version.';
revoke all on function private.is_template_published(uuid) from public;

create function private.check_template_published() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_name text;
begin
  -- The lock prevents deleting the template's versions meanwhile. The foreign key rejects an unknown template.
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
revoke all on function private.check_template_published() from public;
create trigger check_template_published
  before insert or update of is_paused, form_template_id on public.articles
  for each row when (not new.is_paused and new.form_template_id is not null)
  execute function private.check_template_published();

create function private.keep_version_on_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_titles jsonb;
begin
  perform 1 from public.form_templates where id = old.template_id for update;
  if private.is_template_published(old.template_id) then
    return null;
  end if;
  select jsonb_agg(title order by private.sort_key(title)) into v_titles
  from public.articles where form_template_id = old.template_id and not is_paused;
  if v_titles is not null then
    raise exception 'template_in_use' using errcode = 'PT409', detail = jsonb_build_object('articles', v_titles)::text;
  end if;
  return null;
end;
$$;
comment on function private.keep_version_on_sale() is
  'Trigger: rejects deleting the last published version of a template that an active article uses. Definer, to see every article.';
revoke all on function private.keep_version_on_sale() from public;
create trigger keep_version_on_sale after delete on public.template_versions
  for each row execute function private.keep_version_on_sale();
