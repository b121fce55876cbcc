-- Categories, articles, their images and links.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  title text not null check (trim(title) <> '' and length(title) <= 200),
  description text,
  image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.categories is 'Collections of the shop.';

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (trim(title) <> '' and length(title) <= 200),
  description text,
  image_url text,
  price numeric(10, 2) check (price >= 0),
  price_cents integer generated always as ((price * 100)::integer) stored,
  configurator_type text check (configurator_type in ('dog-coat', 'dog-harness', 'dog-collar', 'dog-leash')),
  form_template_id uuid references public.form_templates (id) on delete restrict,
  is_paused boolean not null default false,
  withdrawal_excluded boolean not null default false,
  delivery_min_days integer check (delivery_min_days between 0 and 365),
  delivery_max_days integer check (delivery_max_days between delivery_min_days and 365),
  manufacturer text,
  safety_notes text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.articles is 'What the shop sells, ready-made or configured.';
comment on column public.articles.description is 'Markdown, raw HTML off.';
comment on column public.articles.image_url is 'Main image; further ones stand in article_images.';
comment on column public.articles.price is 'EUR, gross, as admins write it; null: on request, or the base price where a configuration must be priced.';
comment on column public.articles.price_cents is 'The same in EUR cents: what is computed with.';
comment on column public.articles.withdrawal_excluded is
  'Made to the customer''s specification (section 312g (2) no. 1 BGB). Off unless the merchant decides so.';
comment on column public.articles.delivery_min_days is 'Working days until handed to the carrier; null: the shop''s general term.';
comment on column public.articles.manufacturer is 'GPSR: name, postal and electronic address; null: the shop itself makes it.';

create table public.article_images (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  image_url text not null check (trim(image_url) <> ''),
  alt_text text,
  created_at timestamptz not null default now()
);
comment on table public.article_images is 'Further images of an article, shown by created_at.';

create table public.article_categories (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  category_id uuid not null references public.categories (id) on delete restrict,
  unique (article_id, category_id)
);
comment on table public.article_categories is 'Which articles stand in which category. A category in use cannot be deleted.';

create table public.file_removals (
  id uuid primary key default gen_random_uuid(),
  file_url text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
comment on table public.file_removals is
  'Files no row points to any more. Written with the delete, worked off after it, so that a failure loses none.';

create index articles_form_template_id on public.articles (form_template_id);
create index articles_configurator_type on public.articles (configurator_type, created_at) where not is_paused;
create index article_images_article_id on public.article_images (article_id, created_at);
create index article_categories_category_id on public.article_categories (category_id);
create index file_removals_open on public.file_removals (created_at) where removed_at is null;

create trigger touch_updated_at before update on public.categories
  for each row execute function private.touch_updated_at();
create trigger touch_revision before update on public.articles
  for each row execute function private.touch_revision();

create function private.check_article_template() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_type text;
begin
  if new.form_template_id is null then
    return new;
  end if;
  select configurator_type into v_type from public.form_templates where id = new.form_template_id for share;
  if found and v_type is distinct from new.configurator_type then
    raise exception 'template_type_mismatch' using errcode = 'PT409', detail = jsonb_build_object('articleType', new.configurator_type, 'templateType', v_type)::text;
  end if;
  return new;
end;
$$;
comment on function private.check_article_template() is
  'Trigger: an article and its template are of the same type. Definer, because the check must not depend on what the caller may read.';
revoke all on function private.check_article_template() from public;
create trigger check_article_template before insert or update of configurator_type, form_template_id on public.articles
  for each row execute function private.check_article_template();

create function private.guard_template_in_use() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_titles jsonb;
begin
  select jsonb_agg(title order by title) into v_titles from public.articles where form_template_id = old.id;
  if v_titles is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'template_in_use' using errcode = 'PT409', detail = jsonb_build_object('articles', v_titles)::text;
  end if;
  raise exception 'template_type_mismatch' using errcode = 'PT409', detail = jsonb_build_object('articles', v_titles)::text;
end;
$$;
comment on function private.guard_template_in_use() is
  'Trigger: a template in use is not deleted and keeps its type; the error names the articles. Definer, to see paused ones too.';
revoke all on function private.guard_template_in_use() from public;
create trigger guard_template_in_use before delete on public.form_templates
  for each row execute function private.guard_template_in_use();
create trigger guard_template_type before update of configurator_type on public.form_templates
  for each row when (new.configurator_type is distinct from old.configurator_type)
  execute function private.guard_template_in_use();
