-- Form templates. The draft is spread over rows, which the editor reads and writes. Shoppers see a published version, which
-- never changes.

create table public.form_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and length(name) <= 200),
  description text,
  configurator_type text check (configurator_type in ('dog-coat', 'dog-harness', 'dog-collar', 'dog-leash')),
  price_rules jsonb not null default '[]' check (jsonb_typeof(price_rules) = 'array'),
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object'),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint form_templates_quantity_breaks_check check (
    coalesce(jsonb_typeof(extra -> 'quantity_breaks'), 'null') in ('array', 'null')
  )
);
comment on table public.form_templates is 'Draft of a configurator form, as edited by admins.';
comment on column public.form_templates.configurator_type is 'Null: another kind of product, such as the dog bed.';
comment on column public.form_templates.price_rules is
  'List of {label, when?, amount, discount?}. amount is EUR cents or a JSON Logic expression that returns cents.';
comment on column public.form_templates.extra is
  'Keys of the wire format without a column of their own, such as scenarios and quantity_breaks [{from, label, percent?, amount?}], amount in EUR cents.';

create trigger touch_revision before update on public.form_templates
  for each row execute function private.touch_revision();
create trigger write_audit_log after insert or update or delete on public.form_templates
  for each row execute function private.write_audit_log();

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
create index form_sections_template_id on public.form_sections (template_id, order_index);

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
comment on table public.field_groups is 'Fields of a section that are shown together.';
create index field_groups_section_id on public.field_groups (section_id, order_index);

create table public.form_fields (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.field_groups (id) on delete cascade,
  field_type text not null check (
    -- Written from the contract: pnpm test:unit scripts/field-types-in-sql.test.ts -u
    field_type in (
      'text', 'textarea', 'number', 'dropdown', 'radio', 'checkbox', 'color', 'static_text', 'iframe', 'computed', 'file'
    )
    or field_type ~ '^[a-z][a-z0-9-]{0,30}:[a-z][a-z0-9-]{0,30}$'
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
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object'),
  constraint form_fields_computed_check check (
    field_type <> 'computed' or coalesce(jsonb_typeof(extra -> 'computed'), 'null') = 'object'
  )
);
comment on table public.form_fields is
  'An input or a display element. A draft may contain duplicate names; findings prevent its publication.';
comment on column public.form_fields.field_type is
  'Name of a built-in type, or `prefix:name` of a host. Whether the host has its type is checked when a template is published.';
comment on column public.form_fields.extra is
  'Keys of the wire format without a column, such as `computed` and `translations`. They are preserved.';
create index form_fields_group_id on public.form_fields (group_id, order_index);

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
comment on column public.field_options.additional_price is 'EUR, gross. Named as in the wire format.';
create index field_options_field_id on public.field_options (field_id, order_index);

create table public.template_versions (
  template_id uuid not null references public.form_templates (id) on delete cascade,
  version integer not null check (version > 0),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  published_at timestamptz not null default now(),
  published_by uuid references auth.users (id) on delete set null,
  primary key (template_id, version)
);
comment on table public.template_versions is
  'Published versions of a template in the wire format. The highest version is live. Carts and orders store the version they used.';
create index template_versions_published_by on public.template_versions (published_by);

create trigger write_audit_log after insert on public.template_versions
  for each row execute function private.write_audit_log();
create trigger no_truncate before truncate on public.template_versions
  for each statement execute function private.reject_change();

create function private.keep_published_version() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- Only the foreign key may change a row: the publisher's account was deleted.
  if to_jsonb(new) - 'published_by' is distinct from to_jsonb(old) - 'published_by' or new.published_by is not null then
    raise exception 'append_only' using errcode = '42501', detail = 'UPDATE on public.template_versions';
  end if;
  return new;
end;
$$;
comment on function private.keep_published_version() is 'Trigger: rejects changes of published versions.';
revoke all on function private.keep_published_version() from public;
create trigger keep_published_version before update on public.template_versions
  for each row execute function private.keep_published_version();
