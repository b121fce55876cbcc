-- The shop this one replaces, as its specification names its tables and columns, with data as years leave it behind.

create schema given;
create table given.profiles (
  id uuid primary key, first_name text, last_name text, phone text, street text, city text, postal_code text,
  country text default 'Deutschland', updated_at timestamptz
);
create table given.user_roles (user_id uuid, role text);
create table given.categories (id uuid primary key, title text, image_url text, created_at timestamptz, updated_at timestamptz);
create table given.form_templates (
  id uuid primary key, name text, description text, configurator_type text, created_at timestamptz, updated_at timestamptz
);
create table given.form_sections (id uuid primary key, template_id uuid, title text, description text, order_index integer);
create table given.field_groups (
  id uuid primary key, section_id uuid, title text, description text, layout text, order_index integer
);
create table given.form_fields (
  id uuid primary key, group_id uuid, field_type text, label text, name text, placeholder text, default_value jsonb,
  is_required boolean, validation_rules jsonb, order_index integer, additional_options jsonb, conditional_display jsonb,
  tooltip text
);
create table given.field_options (
  id uuid primary key, field_id uuid, label text, value text, additional_price numeric, is_default boolean,
  color_value text, order_index integer
);
create table given.articles (
  id uuid primary key, title text, description text, image_url text, price numeric, configurator_type text,
  form_template_id uuid, is_paused boolean, created_at timestamptz, updated_at timestamptz
);
create table given.article_images (id uuid primary key, article_id uuid, image_url text, created_at timestamptz);
create table given.article_categories (id uuid primary key, article_id uuid, category_id uuid);
create table given.orders (
  id uuid primary key, order_id text, created_at timestamptz, user_id uuid, guest_info jsonb, payment_id text,
  payment_method text, total numeric, status text, visual_status text, tracking_number text
);
create table given.order_items (
  id uuid primary key, order_id uuid, article_id uuid, quantity integer, price numeric, title text,
  configurator_settings jsonb
);
create table given.payments (payment_id text, status text);

insert into auth.users (id, aud, role, email, created_at, updated_at) values
  ('a0000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'alt@example.de', now(), now()),
  ('a0000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'chefin@example.de', now(), now());
insert into given.profiles values
  ('a0000000-0000-4000-8000-000000000001', 'Alma', 'Alt', null, 'Altweg 1', 'Bremen', '28195', 'Deutschland', '2024-03-01'),
  ('a0000000-0000-4000-8000-000000000002', 'Carla', 'Chefin', null, null, null, null, null, null),
  ('a0000000-0000-4000-8000-000000000009', 'Ohne', 'Konto', null, null, null, null, null, null);
insert into given.user_roles values
  ('a0000000-0000-4000-8000-000000000002', 'admin'), ('a0000000-0000-4000-8000-000000000002', 'admin'),
  ('a0000000-0000-4000-8000-000000000001', 'moderator');
insert into given.categories values ('a1000000-0000-4000-8000-000000000001', 'Alte Mäntel', null, '2023-01-01', '2023-01-01');

insert into given.form_templates values
  ('a2000000-0000-4000-8000-000000000001', 'Alter Mantel', null, 'dog-coat', '2023-01-01', '2023-06-01');
insert into given.form_sections values
  ('a3000000-0000-4000-8000-000000000002', 'a2000000-0000-4000-8000-000000000001', 'Futter', null, 1),
  ('a3000000-0000-4000-8000-000000000001', 'a2000000-0000-4000-8000-000000000001', 'Maße', 'In cm', 0);
insert into given.field_groups values
  ('a4000000-0000-4000-8000-000000000001', 'a3000000-0000-4000-8000-000000000001', 'Rücken', null, 'grid', 0),
  ('a4000000-0000-4000-8000-000000000002', 'a3000000-0000-4000-8000-000000000002', null, null, 'vertical', 0);
insert into given.form_fields values
  ('a5000000-0000-4000-8000-000000000001', 'a4000000-0000-4000-8000-000000000001', 'number', 'Rückenlänge', 'backLength', null,
    null, true, '{"min": 10, "max": 120}', 0, '{"unit": "cm"}', null, null),
  ('a5000000-0000-4000-8000-000000000002', 'a4000000-0000-4000-8000-000000000002', 'radio', 'Futter', 'lining', null,
    null, true, null, 0, null, '{}', null),
  ('a5000000-0000-4000-8000-000000000003', 'a4000000-0000-4000-8000-000000000002', 'static_text', '', 'hint', null,
    '"<p onclick=\"steal()\">Warm</p><script>steal()</script>"', false, null, 1, null,
    '{"field": "lining", "operator": "equals", "value": "fleece"}', null),
  ('a5000000-0000-4000-8000-000000000004', 'a4000000-0000-4000-8000-000000000002', 'iframe', 'Film', 'film', null,
    '"http://films.example/1"', false, null, 2, null, null, null);
insert into given.field_options values
  ('a6000000-0000-4000-8000-000000000001', 'a5000000-0000-4000-8000-000000000002', 'Fleece', 'fleece', 12.50, true, null, 0),
  ('a6000000-0000-4000-8000-000000000002', 'a5000000-0000-4000-8000-000000000002', 'Ohne', 'none', null, false, null, 1);

insert into given.articles values
  ('a7000000-0000-4000-8000-000000000001', 'Alter Mantel', '**Warm**', '/alt.webp', 99.90, 'dog-coat',
    'a2000000-0000-4000-8000-000000000001', false, '2023-01-01', '2023-02-01'),
  ('a7000000-0000-4000-8000-000000000002', 'Alte Leine', null, null, null, 'dog-leash',
    'a2000000-0000-4000-8000-000000000001', true, '2023-01-01', '2023-02-01');
insert into given.article_images values
  ('a8000000-0000-4000-8000-000000000001', 'a7000000-0000-4000-8000-000000000001', '/alt-2.webp', '2023-01-01');
insert into given.article_categories values
  ('a9000000-0000-4000-8000-000000000001', 'a7000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000001'),
  ('a9000000-0000-4000-8000-000000000002', 'a7000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000001');

insert into given.orders values
  ('aa000000-0000-4000-8000-000000000001', 'ORD-1699', '2024-05-01', 'a0000000-0000-4000-8000-000000000001', null,
    'PAYID-ALT1', 'paypal', 112.40, 'completed', 'Versendet', '0034'),
  ('aa000000-0000-4000-8000-000000000002', 'PM-2024-000007', '2024-06-01', null,
    '{"firstName": "Gerd", "lastName": "Gast", "email": "gerd@example.de", "street": "Gasse 2", "city": "Köln", "postalCode": "50667", "country": "Deutschland"}',
    'PAYID-ALT2', 'paypal', 99.90, 'processing', 'Offen', null),
  ('aa000000-0000-4000-8000-000000000003', 'ORD-1701', '2024-07-01', 'a0000000-0000-4000-8000-000000000077', null,
    null, null, 0.10, 'irgendwas', null, null);
insert into given.order_items values
  ('ab000000-0000-4000-8000-000000000001', 'aa000000-0000-4000-8000-000000000001', 'a7000000-0000-4000-8000-000000000001', 1,
    112.40, 'Alter Mantel', '{"a3000000-0000-4000-8000-000000000001": {"backLength": 40}}'),
  ('ab000000-0000-4000-8000-000000000002', 'aa000000-0000-4000-8000-000000000002', 'a7000000-0000-4000-8000-000000000099', 1,
    99.90, 'Gelöschter Artikel', null),
  ('ab000000-0000-4000-8000-000000000003', 'aa000000-0000-4000-8000-000000000003', null, 1, 0.10, 'Knopf', null);
insert into given.payments values ('PAYID-ALT1', 'completed'), ('PAYID-ALT2', 'pending'), ('PAYID-WEG', 'completed');
