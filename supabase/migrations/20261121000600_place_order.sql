-- Placing an order: one transaction, called by the place-order function after it has priced every line.

create function private.new_order_number() returns text
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_number text;
begin
  for attempt in 1..50 loop
    -- The first eight hex digits of a random UUID are random bits.
    v_number := 'PM-' || to_char(now() at time zone 'Europe/Berlin', 'YYYY') || '-'
      || lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
    if not exists (select 1 from public.orders where order_id = v_number) then
      return v_number;
    end if;
  end loop;
  raise exception 'no_order_number' using errcode = 'PT503';
end;
$$;
comment on function private.new_order_number() is 'A free number such as PM-2026-004821, drawn at random.';

create function private.order_reply(p_order public.orders, p_is_new boolean) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', p_order.id, 'orderId', p_order.order_id, 'status', p_order.status, 'totalCents', p_order.total_cents,
    'paypalOrderId', p_order.paypal_order_id, 'expiresAt', p_order.expires_at, 'isNew', p_is_new
  );
$$;
comment on function private.order_reply(public.orders, boolean) is 'What place_order answers.';

create function private.insert_order_items(p_order_id uuid, p_items jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_item jsonb;
  v_index bigint;
  v_article public.articles;
begin
  for v_item, v_index in select x, n - 1 from jsonb_array_elements(p_items) with ordinality as e (x, n) loop
    -- Shared lock: an article cannot be paused between this check and the commit.
    select * into v_article from public.articles where id = (v_item ->> 'articleId')::uuid for share;
    if v_article.id is null or v_article.is_paused then
      raise exception 'article_unavailable' using errcode = 'PT409', detail = jsonb_build_object(
        'articleId', v_item ->> 'articleId', 'title', v_article.title, 'index', v_index)::text;
    end if;
    insert into public.order_items (
      order_id, position, article_id, title, image_url, quantity, base_price_cents, unit_price_cents, price_lines,
      configurator_settings, template_id, template_version, withdrawal_excluded, delivery_min_days, delivery_max_days
    ) values (
      p_order_id, v_index, v_article.id, v_article.title, v_article.image_url, (v_item ->> 'quantity')::integer,
      coalesce((v_item ->> 'basePriceCents')::integer, (v_item ->> 'unitPriceCents')::integer),
      (v_item ->> 'unitPriceCents')::integer, coalesce(nullif(v_item -> 'priceLines', 'null'), '[]'),
      nullif(v_item -> 'configuratorSettings', 'null'), (v_item ->> 'templateId')::uuid,
      (v_item ->> 'templateVersion')::integer, v_article.withdrawal_excluded, v_article.delivery_min_days,
      v_article.delivery_max_days
    );
  end loop;
end;
$$;
comment on function private.insert_order_items(uuid, jsonb) is 'Freezes the lines of an order with what the articles say now.';

create function public.place_order(
  p_idempotency_key uuid, p_request_hash text, p_user_id uuid, p_guest_info jsonb, p_recipient jsonb, p_items jsonb,
  p_shipping_cents integer default 0, p_terms jsonb default '{}', p_access_token_hash text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_is_new boolean;
begin
  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) not between 1 and 100
     or exists (
       select 1 from jsonb_array_elements(p_items) as x
       where (x ->> 'quantity')::integer is null or (x ->> 'quantity')::integer not between 1 and 99
         or (x ->> 'unitPriceCents')::integer is null or (x ->> 'unitPriceCents')::integer < 0
     ) then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "items"}';
  end if;
  if exists (
    select 1 from unnest('{firstName,lastName,email,street,city,postalCode,country}'::text[]) as k
    where coalesce(trim(p_recipient ->> k), '') = ''
  ) then
    raise exception 'address_required' using errcode = 'PT422';
  end if;
  if exists (select 1 from public.profiles where id = p_user_id and deactivated_at is not null) then
    raise exception 'account_deactivated' using errcode = 'PT403';
  end if;

  insert into public.orders (
    order_id, idempotency_key, request_hash, user_id, guest_info, recipient, shipping_cents, total_cents, terms
  ) values (
    private.new_order_number(), p_idempotency_key, p_request_hash, p_user_id,
    case when p_user_id is null then p_guest_info end, p_recipient, p_shipping_cents,
    p_shipping_cents + (
      select sum((x ->> 'unitPriceCents')::integer * (x ->> 'quantity')::integer) from jsonb_array_elements(p_items) as x
    ),
    p_terms
  )
  on conflict (idempotency_key) do nothing
  returning * into v_order;
  v_is_new := found;

  if v_is_new then
    perform private.insert_order_items(v_order.id, p_items);
    insert into public.email_outbox (template, recipient, order_id, dedupe_key)
    values ('order_received', p_recipient ->> 'email', v_order.id, 'order_received:' || v_order.id);
  else
    select * into v_order from public.orders where idempotency_key = p_idempotency_key;
    if v_order.request_hash <> p_request_hash or v_order.user_id is distinct from p_user_id then
      raise exception 'idempotency_conflict' using errcode = 'PT409';
    end if;
  end if;
  if p_access_token_hash is not null then
    insert into public.order_access_tokens (token_hash, order_id)
    values (p_access_token_hash, v_order.id) on conflict do nothing;
  end if;
  return private.order_reply(v_order, v_is_new);
end;
$$;
comment on function public.place_order(uuid, text, uuid, jsonb, jsonb, jsonb, integer, jsonb, text) is
  'Stores an order as pending with its items, timeline and mail; the same key again gives the same order. The total is summed here. Errors: invalid_request, address_required, account_deactivated, article_unavailable, idempotency_conflict.';

create function public.attach_paypal_order(p_order_id uuid, p_paypal_order_id text) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_paypal_order_id text;
begin
  update public.orders set paypal_order_id = coalesce(paypal_order_id, p_paypal_order_id)
  where id = p_order_id returning paypal_order_id into v_paypal_order_id;
  if not found then
    raise exception 'unknown_order' using errcode = 'PT404';
  end if;
  return v_paypal_order_id;
end;
$$;
comment on function public.attach_paypal_order(uuid, text) is
  'Ties a PayPal order to an order. The first one stays; returns the one that holds.';

create function public.find_order_for_guest(p_order text, p_access_token_hash text) returns uuid
language sql stable security invoker set search_path = '' as $$
  select o.id from public.orders o join public.order_access_tokens t on t.order_id = o.id
  where (o.order_id = p_order or o.payment_id = p_order)
    and t.token_hash = p_access_token_hash and t.expires_at > now();
$$;
comment on function public.find_order_for_guest(text, text) is
  'The order a guest''s link opens, by order number or payment id; null for every other reason alike.';

revoke all on function private.new_order_number() from public;
revoke all on function private.order_reply(public.orders, boolean) from public;
revoke all on function private.insert_order_items(uuid, jsonb) from public;
revoke all on function public.place_order(uuid, text, uuid, jsonb, jsonb, jsonb, integer, jsonb, text) from public, anon, authenticated, service_role;
revoke all on function public.attach_paypal_order(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.find_order_for_guest(text, text) from public, anon, authenticated, service_role;
grant execute on function private.new_order_number() to service_role;
grant execute on function private.order_reply(public.orders, boolean) to service_role;
grant execute on function private.insert_order_items(uuid, jsonb) to service_role;
grant execute on function public.place_order(uuid, text, uuid, jsonb, jsonb, jsonb, integer, jsonb, text) to service_role;
grant execute on function public.attach_paypal_order(uuid, text) to service_role;
grant execute on function public.find_order_for_guest(text, text) to service_role;
