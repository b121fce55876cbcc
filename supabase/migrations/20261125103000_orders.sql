-- Orders and their items. The ordered items are a frozen snapshot. Only the payment (status) and the work of the shop
-- (visual_status, production_stage, tracking) change.

create function private.is_claiming(p_order_id uuid) returns boolean
language sql stable security invoker set search_path = ''
return coalesce(current_setting('private.claimed_order', true), '') = p_order_id::text;
comment on function private.is_claiming(uuid) is
  'Whether claim_order runs for this order in this transaction. Only then may a guest order get an owner.';
revoke all on function private.is_claiming(uuid) from public;
grant execute on function private.is_claiming(uuid) to anon, authenticated, service_role;

create function private.customer_order_key(p_recipient jsonb) returns bytea
language sql immutable parallel safe set search_path = '' as $$
  select private.sort_key(
    trim(coalesce(p_recipient ->> 'firstName', '') || ' ' || coalesce(p_recipient ->> 'lastName', '')));
$$;
comment on function private.customer_order_key(jsonb) is
  'Sorts orders by the name of the recipient, in the order of a dictionary. Immutable, so that an index can store it.';
revoke all on function private.customer_order_key(jsonb) from public;
grant execute on function private.customer_order_key(jsonb) to anon, authenticated, service_role;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_id text not null unique check (order_id ~ '^PM-\d{4}-\d{6}$'),
  idempotency_key uuid not null unique,
  request_hash text not null,
  user_id uuid references auth.users (id) on delete set null,
  guest_info jsonb check (jsonb_typeof(guest_info) = 'object'),
  recipient jsonb not null check (recipient ?& '{firstName,lastName,email,street,city,postalCode,country}'::text[]),
  payment_id text unique,
  payment_method text not null default 'paypal',
  paypal_order_id text unique,
  currency text not null default 'EUR' check (currency = 'EUR'),
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  total numeric(10, 2) not null generated always as (total_cents / 100.0) stored,
  terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed', 'refunded')),
  visual_status text not null default 'Offen' check (visual_status in ('Offen', 'In Bearbeitung', 'Versendet', 'Storniert')),
  tracking_number text check (length(tracking_number) <= 200),
  invoice_number text unique,
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  production_stage text check (production_stage in ('Zuschnitt', 'Näherei', 'Verpackung')),
  tracking_carrier text check (tracking_carrier in ('DHL', 'DPD', 'GLS', 'Hermes', 'UPS', 'Andere')),
  revision integer not null default 0,
  account_deleted_at timestamptz,
  contact_erased_at timestamptz,
  erased_at timestamptz,
  constraint guest_or_user check (user_id is null or guest_info is null),
  constraint stage_while_in_production check (production_stage is null or visual_status = 'In Bearbeitung')
);
comment on table public.orders is 'Orders, stored before they are paid. Written by place_order and settle_payment.';
comment on column public.orders.order_id is 'Order number; also the PayPal invoice id. Random, so that the next number cannot be guessed.';
comment on column public.orders.request_hash is 'Digest of the request, to detect an idempotency key that is reused for another order.';
comment on column public.orders.recipient is
  'Frozen name, e-mail and delivery address: {firstName, lastName, email, phone, street, city, postalCode, country}.';
comment on column public.orders.total_cents is 'EUR cents, gross: items and shipping. total is the same amount in EUR.';
comment on column public.orders.terms is 'Terms at the time of the order: tax mode, versions of terms and withdrawal notice, and every fact that its documents state, such as company and VAT rate.';
comment on column public.orders.status is 'Status of the payment, derived from payments; see settle_payment.';
comment on column public.orders.visual_status is 'Status in the workshop, set by admins.';
comment on column public.orders.expires_at is 'When an unpaid order expires.';
comment on column public.orders.production_stage is 'Production stage while visual_status is In Bearbeitung.';
comment on column public.orders.revision is
  'Counts the changes of the workshop''s columns, so that a save based on an older revision is detected.';
comment on column public.orders.account_deleted_at is 'When the customer deleted the account the order was placed with.';
comment on column public.orders.contact_erased_at is 'When e-mail and phone were erased, after the account was deleted and the order was finished.';
comment on column public.orders.erased_at is 'When all personal data of the order was erased.';
create index orders_user_id on public.orders (user_id, created_at desc);
create index orders_created_at on public.orders (created_at desc);
create index orders_customer_name on public.orders (private.customer_order_key(recipient), id);
create index orders_unsettled on public.orders (created_at) where status in ('pending', 'processing');
create index orders_to_erase on public.orders (created_at) where erased_at is null;
create index orders_unpaid_by_email on public.orders (lower(recipient ->> 'email'), created_at)
  where user_id is null and status = 'pending';

create trigger touch_updated_at before update on public.orders
  for each row execute function private.touch_updated_at();
create trigger keep_orders before delete on public.orders
  for each row execute function private.reject_change();
create trigger write_audit_log
  after update of visual_status, production_stage, tracking_number, tracking_carrier on public.orders
  for each row execute function private.write_audit_log();
create trigger no_truncate before truncate on public.orders
  for each statement execute function private.reject_change();

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  position integer not null check (position >= 0),
  article_id uuid references public.articles (id) on delete set null,
  title text not null,
  image_url text,
  quantity integer not null check (quantity between 1 and 99),
  base_price_cents integer not null check (base_price_cents >= 0),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  price numeric(10, 2) not null generated always as (unit_price_cents / 100.0) stored,
  price_lines jsonb not null default '[]' check (jsonb_typeof(price_lines) = 'array'),
  configurator_settings jsonb check (jsonb_typeof(configurator_settings) = 'object'),
  template_id uuid,
  template_version integer,
  withdrawal_excluded boolean not null,
  delivery_min_days integer,
  delivery_max_days integer,
  unique (order_id, position),
  check ((template_id is null) = (template_version is null))
);
comment on table public.order_items is 'Lines of an order, copied when it was placed. Not affected by later changes of articles or templates.';
comment on column public.order_items.order_id is 'Database id of the order, not its number.';
comment on column public.order_items.article_id is 'Null once the article is deleted.';
comment on column public.order_items.price is 'Price of one piece in EUR; unit_price_cents is the same in cents. The line is price times quantity.';
comment on column public.order_items.price_lines is
  'Price lines of one piece, a quantity break last: [{fieldName, optionValues, label, amountCents, reason}].';
comment on column public.order_items.template_id is 'Published template that priced the line. No foreign key: the settings are readable without it.';
comment on column public.order_items.unit_price_cents is 'Price of one piece at this quantity: base price and price_lines.';
create index order_items_article_id on public.order_items (article_id);
create index order_items_picture_file on public.order_items (private.picture_file(image_url));

create trigger keep_order_items before delete on public.order_items
  for each row execute function private.reject_change();
create trigger no_truncate before truncate on public.order_items
  for each statement execute function private.reject_change();

create table public.order_timeline (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  event text not null,
  details jsonb not null default '{}'
);
comment on table public.order_timeline is 'Events of an order, with time and actor (null: the system). Append-only.';
create index order_timeline_order_id on public.order_timeline (order_id, id);

create trigger append_only before update on public.order_timeline
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_timeline before delete on public.order_timeline
  for each row execute function private.reject_change();
create trigger no_truncate before truncate on public.order_timeline
  for each statement execute function private.reject_change();

create table public.order_access_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  order_id uuid not null references public.orders (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '90 days',
  created_at timestamptz not null default now()
);
comment on table public.order_access_tokens is
  'Access links of guests. Stores the SHA-256 of the token, never the token. Read by functions only.';
create index order_access_tokens_order_id on public.order_access_tokens (order_id);

create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  author_id uuid default private.caller_id(),
  text text not null check (length(trim(text)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.order_notes is 'Internal notes on an order, for admins only. Append-only.';
create index order_notes_order_id on public.order_notes (order_id, id);

create trigger append_only before update on public.order_notes
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_order_notes before delete on public.order_notes
  for each row execute function private.reject_change();
