-- Orders and their items. What was ordered is a frozen snapshot; what changes is the life of the payment (status) and
-- the work of the shop (visual_status, tracking_number).

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
  constraint guest_or_user check (user_id is null or guest_info is null)
);
comment on table public.orders is 'Orders, stored before they are paid. Written by place_order and settle_payment.';
comment on column public.orders.order_id is 'The number people read; also the PayPal invoice id. Drawn at random, so it tells nobody the next one.';
comment on column public.orders.request_hash is 'Digest of the request, so that one idempotency key cannot stand for two orders.';
comment on column public.orders.recipient is
  'Frozen name, e-mail and delivery address: {firstName, lastName, email, phone, street, city, postalCode, country}.';
comment on column public.orders.total_cents is 'EUR cents, gross: items and shipping. total is the same in EUR.';
comment on column public.orders.terms is 'What was in force: tax mode, versions of terms and withdrawal notice, shipping service.';
comment on column public.orders.status is 'Life of the payment. Follows from payments; see settle_payment.';
comment on column public.orders.visual_status is 'The workshop''s state, set by admins.';
comment on column public.orders.expires_at is 'When an unpaid order lapses.';

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
comment on table public.order_items is 'Lines of an order, copied when it was placed. Later edits of articles or templates change nothing here.';
comment on column public.order_items.order_id is 'Database id of the order, not its number.';
comment on column public.order_items.article_id is 'Null once the article is deleted.';
comment on column public.order_items.price is 'Price of one piece in EUR; unit_price_cents is the same in cents. The line is price times quantity.';
comment on column public.order_items.price_lines is 'Surcharges of one piece: [{fieldName, optionValues, label, amountCents, reason}].';
comment on column public.order_items.template_id is 'Which published template priced it. No foreign key: the settings stay readable without it.';

create table public.order_timeline (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  event text not null,
  details jsonb not null default '{}'
);
comment on table public.order_timeline is 'What happened to an order, when and by whom (null: the system). Only ever added to.';

create table public.order_access_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  order_id uuid not null references public.orders (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '90 days',
  created_at timestamptz not null default now()
);
comment on table public.order_access_tokens is
  'Links by which a guest sees an order: the SHA-256 of the token, never the token. Read by functions only.';

create index orders_user_id on public.orders (user_id, created_at desc);
create index orders_created_at on public.orders (created_at desc);
create index orders_unsettled on public.orders (created_at) where status in ('pending', 'processing');
create index order_items_article_id on public.order_items (article_id);
create index order_timeline_order_id on public.order_timeline (order_id, id);
create index order_access_tokens_order_id on public.order_access_tokens (order_id);

alter table public.orders enable row level security;
create policy "Customers read their own orders, admins all" on public.orders
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins change the workshop's state of orders" on public.orders
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The orders read in these policies are those the caller may see.
alter table public.order_items enable row level security;
create policy "Customers read the items of their own orders, admins all" on public.order_items
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_items.order_id));

alter table public.order_timeline enable row level security;
create policy "Admins read the timeline of orders" on public.order_timeline
  for select to authenticated
  using ((select private.is_admin()));

alter table public.order_access_tokens enable row level security;
