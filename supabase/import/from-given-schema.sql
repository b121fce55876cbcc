-- Brings over the data of the shop this one replaces. Its tables are in the schema "given" of this database, with the
-- columns docs/specification names; its accounts are in auth.users already, under the same ids. Runs once, as a whole:
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 --single-transaction -f supabase/import/from-given-schema.sql
-- Articles come paused: the facts the law requires are filled in first. Orders keep number, price and words.

insert into public.profiles as p (id, first_name, last_name, phone, street, city, postal_code, country, updated_at)
select g.id, left(coalesce(g.first_name, ''), 100), left(coalesce(g.last_name, ''), 100), left(g.phone, 50),
  left(g.street, 200), left(g.city, 100), left(g.postal_code, 20), left(coalesce(g.country, 'Deutschland'), 100),
  coalesce(g.updated_at, now())
from given.profiles g join auth.users u on u.id = g.id
on conflict (id) do update set
  first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone, street = excluded.street,
  city = excluded.city, postal_code = excluded.postal_code, country = excluded.country;

insert into public.user_roles (user_id, role)
select distinct g.user_id, g.role from given.user_roles g join auth.users u on u.id = g.user_id
where g.role in ('admin', 'customer') on conflict do nothing;

insert into public.categories (id, title, image_url, created_at, updated_at)
select id, title, image_url, created_at, updated_at from given.categories;

do $$
declare
  v_template record;
begin
  for v_template in
    select t.id, to_jsonb(t) || jsonb_build_object('sections', coalesce((
      select jsonb_agg(to_jsonb(s) || jsonb_build_object('groups', coalesce((
        select jsonb_agg(to_jsonb(g) || jsonb_build_object('fields', coalesce((
          select jsonb_agg(to_jsonb(f) || jsonb_build_object('options', coalesce((
            select jsonb_agg(to_jsonb(o) order by o.order_index, o.id) from given.field_options o where o.field_id = f.id
          ), '[]')) order by f.order_index, f.id)
          from given.form_fields f where f.group_id = g.id
        ), '[]')) order by g.order_index, g.id)
        from given.field_groups g where g.section_id = s.id
      ), '[]')) order by s.order_index, s.id)
      from given.form_sections s where s.template_id = t.id
    ), '[]')) as template
    from given.form_templates t
  loop
    perform private.write_form_template(v_template.id, private.clean_template(v_template.template));
    perform private.publish_form_template(v_template.id, null);
  end loop;
end;
$$;

insert into public.articles (
  id, title, description, image_url, price, configurator_type, form_template_id, is_paused, created_at, updated_at
)
select a.id, a.title, a.description, a.image_url, a.price, a.configurator_type,
  -- An article takes a template of its own kind only.
  case when t.configurator_type is not distinct from a.configurator_type then t.id end,
  true, a.created_at, a.updated_at
from given.articles a left join public.form_templates t on t.id = a.form_template_id;

insert into public.article_images (id, article_id, image_url, created_at)
select i.id, i.article_id, i.image_url, i.created_at
from given.article_images i join public.articles a on a.id = i.article_id where trim(i.image_url) <> '';

insert into public.article_categories (id, article_id, category_id)
select l.id, l.article_id, l.category_id from given.article_categories l
join public.articles a on a.id = l.article_id join public.categories c on c.id = l.category_id
on conflict do nothing;

do $$
declare
  v_order record;
  v_number text;
begin
  for v_order in
    select o.*, u.id as account_id, u.email as account_email, p.first_name, p.last_name, p.phone, p.street, p.city,
      p.postal_code, p.country
    from given.orders o left join auth.users u on u.id = o.user_id left join public.profiles p on p.id = u.id
    order by o.created_at
  loop
    v_number := case when v_order.order_id ~ '^PM-\d{4}-\d{6}$' then v_order.order_id else private.new_order_number() end;
    insert into public.orders (
      id, order_id, idempotency_key, request_hash, user_id, guest_info, recipient, payment_id, payment_method,
      total_cents, terms, status, visual_status, tracking_number, expires_at, created_at
    ) values (
      v_order.id, v_number, gen_random_uuid(), 'given', v_order.account_id,
      case when v_order.account_id is null then v_order.guest_info end,
      jsonb_build_object(
        'firstName', coalesce(v_order.guest_info ->> 'firstName', v_order.first_name, ''),
        'lastName', coalesce(v_order.guest_info ->> 'lastName', v_order.last_name, ''),
        'email', coalesce(v_order.guest_info ->> 'email', v_order.account_email, private.erased_email()),
        'phone', coalesce(v_order.guest_info ->> 'phone', v_order.phone, ''),
        'street', coalesce(v_order.guest_info ->> 'street', v_order.street, ''),
        'city', coalesce(v_order.guest_info ->> 'city', v_order.city, ''),
        'postalCode', coalesce(v_order.guest_info ->> 'postalCode', v_order.postal_code, ''),
        'country', coalesce(v_order.guest_info ->> 'country', v_order.country, 'Deutschland')
      ),
      v_order.payment_id, coalesce(v_order.payment_method, 'paypal'), greatest(1, round(v_order.total * 100))::integer,
      '{"given": true}',
      case when v_order.status in ('pending', 'processing', 'completed') then v_order.status else 'failed' end,
      case when v_order.visual_status in ('In Bearbeitung', 'Versendet', 'Storniert') then v_order.visual_status else 'Offen' end,
      left(v_order.tracking_number, 200), v_order.created_at + interval '24 hours', v_order.created_at
    );
    if v_number <> v_order.order_id then
      insert into public.order_notes (order_id, text) values (v_order.id, 'Frühere Bestellnummer: ' || v_order.order_id);
    end if;
  end loop;
end;
$$;

insert into public.order_items (
  id, order_id, position, article_id, title, quantity, base_price_cents, unit_price_cents, configurator_settings,
  withdrawal_excluded
)
select i.id, i.order_id, row_number() over (partition by i.order_id order by i.id) - 1, a.id, i.title, i.quantity,
  round(i.price * 100)::integer, round(i.price * 100)::integer, i.configurator_settings,
  i.configurator_settings is not null
from given.order_items i join public.orders o on o.id = i.order_id left join public.articles a on a.id = i.article_id;

-- The given shop checked no payment. What it called completed stays so; everything else gets the state where payments and orders
-- do not agree, for a person to look at.
insert into public.payments (payment_id, order_id, amount_cents, currency, captured_at, verified_at, details)
select g.payment_id, o.id, o.total_cents, 'EUR', o.created_at,
  case when g.status = 'completed' then o.created_at end, '{"given": true}'
from given.payments g join public.orders o on o.payment_id = g.payment_id
where o.status in ('processing', 'completed');

do $$
begin
  if (select count(*) from given.orders) <> (select count(*) from public.orders where request_hash = 'given')
     or (select coalesce(sum(round(total * 100)), 0) from given.orders)
        <> (select coalesce(sum(total_cents), 0) from public.orders where request_hash = 'given')
     or (select count(*) from given.order_items) <> (
       select count(*) from public.order_items i join public.orders o on o.id = i.order_id where o.request_hash = 'given')
     or (select count(*) from given.articles) > (select count(*) from public.articles)
     or (select count(*) from given.form_fields) > (select count(*) from public.form_fields) then
    raise exception 'The import lost something; nothing was changed.';
  end if;
end;
$$;
