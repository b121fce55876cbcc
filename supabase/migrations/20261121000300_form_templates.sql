-- Form templates. The draft is spread over rows, which the editor reads and writes; what shoppers see is a published
-- snapshot, which never changes.

create table public.form_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and length(name) <= 200),
  description text,
  configurator_type text check (configurator_type in ('dog-coat', 'dog-harness', 'dog-collar', 'dog-leash')),
  price_rules jsonb not null default '[]' check (jsonb_typeof(price_rules) = 'array'),
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object'),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.form_templates is 'Draft of a configurator form, as the editor works on it.';
comment on column public.form_templates.configurator_type is 'Null: a product of another kind, such as the dog bed.';
comment on column public.form_templates.price_rules is
  'List of {label, when?, amount, discount?}; amount in EUR cents or a JSON Logic expression that gives cents.';
comment on column public.form_templates.extra is 'Keys of the wire format this schema does not know; they survive.';

create table public.form_sections (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.form_templates (id) on delete cascade,
  title text not null default '',
  description text,
  order_index integer not null default 0,
  conditional_display jsonb,
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object')
);
comment on table public.form_sections is 'Section of a template, shown as a step of the configurator.';

create table public.field_groups (
  id uuid primary key default gen_random_uuid(),
  section_id uuid not null references public.form_sections (id) on delete cascade,
  title text,
  description text,
  layout text not null default 'vertical' check (layout in ('vertical', 'horizontal', 'grid')),
  order_index integer not null default 0,
  conditional_display jsonb,
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object')
);
comment on table public.field_groups is 'Fields of a section that stand together.';

create table public.form_fields (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.field_groups (id) on delete cascade,
  field_type text not null check (
    field_type in ('text', 'textarea', 'number', 'dropdown', 'radio', 'checkbox', 'color', 'static_text', 'iframe')
  ),
  label text not null default '',
  name text not null,
  placeholder text,
  tooltip text,
  default_value jsonb,
  is_required boolean not null default false,
  validation_rules jsonb,
  additional_options jsonb,
  conditional_display jsonb,
  order_index integer not null default 0,
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object')
);
comment on table public.form_fields is
  'One thing the shopper is asked for, or shown. Doubled names are possible in a draft; the findings keep it from going live.';

create table public.field_options (
  id uuid primary key default gen_random_uuid(),
  field_id uuid not null references public.form_fields (id) on delete cascade,
  label text not null default '',
  value text not null,
  additional_price numeric(10, 2) not null default 0 check (additional_price >= 0),
  is_default boolean not null default false,
  color_value text,
  conditional_display jsonb,
  order_index integer not null default 0,
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object')
);
comment on table public.field_options is 'One choice of a field.';
comment on column public.field_options.additional_price is 'EUR, gross; the wire format names it so.';

create table public.template_versions (
  template_id uuid not null references public.form_templates (id) on delete cascade,
  version integer not null check (version > 0),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  published_at timestamptz not null default now(),
  published_by uuid references auth.users (id) on delete set null,
  primary key (template_id, version)
);
comment on table public.template_versions is
  'Published states of a template in the wire format. The highest version is the live one; carts and orders name theirs.';

create index form_sections_template_id on public.form_sections (template_id, order_index);
create index field_groups_section_id on public.field_groups (section_id, order_index);
create index form_fields_group_id on public.form_fields (group_id, order_index);
create index field_options_field_id on public.field_options (field_id, order_index);
create index template_versions_published_by on public.template_versions (published_by);

create trigger touch_revision before update on public.form_templates
  for each row execute function private.touch_revision();

create function private.keep_published_version() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- The one change allowed is the foreign key's: the account of who published it was deleted.
  if to_jsonb(new) - 'published_by' is distinct from to_jsonb(old) - 'published_by' or new.published_by is not null then
    raise exception 'append_only' using errcode = '42501', detail = 'UPDATE on public.template_versions';
  end if;
  return new;
end;
$$;
comment on function private.keep_published_version() is 'Trigger: what shoppers and orders rely on never changes.';
revoke all on function private.keep_published_version() from public;
create trigger keep_published_version before update on public.template_versions
  for each row execute function private.keep_published_version();
