-- Places an order in one transaction. The function place-order calls it after it has priced every line.

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
comment on function private.new_order_number() is 'Returns an unused random order number such as PM-2026-004821.';
revoke all on function private.new_order_number() from public;
grant execute on function private.new_order_number() to service_role;

create function private.order_reply(p_order public.orders, p_is_new boolean) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', p_order.id, 'order_id', p_order.order_id, 'status', p_order.status, 'visual_status', p_order.visual_status,
    'total_cents', p_order.total_cents, 'user_id', p_order.user_id, 'payment_id', p_order.payment_id,
    'paypal_order_id', p_order.paypal_order_id, 'idempotency_key', p_order.idempotency_key,
    'created_at', p_order.created_at, 'is_new', p_is_new
  );
$$;
comment on function private.order_reply(public.orders, boolean) is
  'The reply of place_order: the columns that its payment depends on, and whether the order is new.';
revoke all on function private.order_reply(public.orders, boolean) from public;
grant execute on function private.order_reply(public.orders, boolean) to service_role;

create function private.recent_unpaid_orders(p_email text) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
begin
  -- Serializes orders for one address, so that parallel orders are counted too.
  perform pg_advisory_xact_lock(hashtext('unpaid_orders:' || lower(p_email)));
  return (
    select count(*) from public.orders
    where user_id is null and status = 'pending' and lower(recipient ->> 'email') = lower(p_email)
      and created_at > now() - interval '1 hour'
  );
end;
$$;
comment on function private.recent_unpaid_orders(text) is 'Number of unpaid guest orders with this e-mail address in the last hour.';
revoke all on function private.recent_unpaid_orders(text) from public;
grant execute on function private.recent_unpaid_orders(text) to service_role;

create function private.insert_order_items(p_order_id uuid, p_items jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_item jsonb;
  v_index bigint;
  v_item_id uuid;
  v_files uuid[];
  v_article public.articles;
begin
  for v_item, v_index in select x, n - 1 from jsonb_array_elements(p_items) with ordinality as e (x, n) loop
    -- The shared lock prevents pausing the article between this check and the commit.
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
    ) returning id into v_item_id;
    v_files := array(select distinct x::uuid from jsonb_array_elements_text(coalesce(v_item -> 'fileIds', '[]')) as x);
    -- The shared lock prevents the sweep from claiming the file between this check and the commit.
    perform 1 from public.order_files f
    where f.id = any (v_files) and f.stored_at is not null and f.removing_at is null for share;
    if (
      select count(*) from public.order_files f
      where f.id = any (v_files) and f.stored_at is not null and f.removing_at is null
    ) <> cardinality(v_files) then
      raise exception 'file_unavailable' using errcode = 'PT409', detail = jsonb_build_object('index', v_index)::text;
    end if;
    insert into public.order_item_files (order_item_id, file_id) select v_item_id, unnest(v_files);
  end loop;
end;
$$;
comment on function private.insert_order_items(uuid, jsonb) is
  'Inserts the lines of an order with the current data of their articles, and links their files.';
revoke all on function private.insert_order_items(uuid, jsonb) from public;
grant execute on function private.insert_order_items(uuid, jsonb) to service_role;

create function public.place_order(
  p_idempotency_key uuid, p_request_hash text, p_user_id uuid, p_guest_info jsonb, p_recipient jsonb, p_items jsonb,
  p_shipping_cents integer default 0, p_terms jsonb default '{}', p_access_token_hash text default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_is_new boolean;
  v_recent integer := 0;
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
  if p_user_id is null then
    v_recent := private.recent_unpaid_orders(p_recipient ->> 'email');
    if v_recent >= 10 and not exists (select 1 from public.orders where idempotency_key = p_idempotency_key) then
      raise exception 'too_many_requests' using errcode = 'PT429', detail = '{"retryAfterSeconds": 600}';
    end if;
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
    -- The mail after the payment is always sent.
    if v_recent < 3 then
      insert into public.email_outbox (template, recipient, order_id, dedupe_key)
      values ('order_received', p_recipient ->> 'email', v_order.id, 'order_received:' || v_order.id);
    end if;
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
  'Stores an order as pending with its items, timeline and mail. Idempotent by key. Computes the total. Guests may have ten unpaid orders an hour per address, the first three with a mail. Errors: invalid_request, address_required, account_deactivated, too_many_requests, article_unavailable, idempotency_conflict.';
revoke all on function public.place_order(uuid, text, uuid, jsonb, jsonb, jsonb, integer, jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.place_order(uuid, text, uuid, jsonb, jsonb, jsonb, integer, jsonb, text) to service_role;

create function public.attach_paypal_order(p_order_id uuid, p_paypal_order_id text, p_instead_of text default null)
returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_paypal_order_id text;
begin
  update public.orders set paypal_order_id = case
    when paypal_order_id is null or paypal_order_id = p_instead_of then p_paypal_order_id else paypal_order_id
  end
  where id = p_order_id returning paypal_order_id into v_paypal_order_id;
  if not found then
    raise exception 'unknown_order' using errcode = 'PT404';
  end if;
  return v_paypal_order_id;
end;
$$;
comment on function public.attach_paypal_order(uuid, text, text) is
  'Stores the PayPal order of an order. The first one is kept unless p_instead_of names it. Returns the stored one.';
revoke all on function public.attach_paypal_order(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.attach_paypal_order(uuid, text, text) to service_role;

create function public.find_order_for_guest(p_order text, p_access_token_hash text) returns uuid
language sql stable security invoker set search_path = '' as $$
  select o.id from public.orders o join public.order_access_tokens t on t.order_id = o.id
  where (o.order_id = p_order or o.payment_id = p_order)
    and t.token_hash = p_access_token_hash and t.expires_at > now();
$$;
comment on function public.find_order_for_guest(text, text) is
  'Finds the order of a guest''s link by order number or payment id. Null for every failure.';
revoke all on function public.find_order_for_guest(text, text) from public, anon, authenticated, service_role;
grant execute on function public.find_order_for_guest(text, text) to service_role;

create function private.claim_order(p_order text, p_access_token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.caller_id();
  v_email text;
  v_order public.orders;
begin
  select u.email into v_email from auth.users u
  where u.id = v_user_id and u.email_confirmed_at is not null;
  select o.* into v_order
  from public.orders o join public.order_access_tokens t on t.order_id = o.id
  where (o.order_id = p_order or o.payment_id = p_order)
    and t.token_hash = encode(sha256(convert_to(coalesce(p_access_token, ''), 'UTF8')), 'hex') and t.expires_at > now()
  for update of o;
  -- One error for every failure, so that the reply does not reveal the owner of an order.
  if v_order.id is null or v_email is null or coalesce(v_order.user_id, v_user_id) <> v_user_id
     or lower(v_order.recipient ->> 'email') is distinct from lower(v_email) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if v_order.user_id is null then
    perform set_config('private.claimed_order', v_order.id::text, true);
    update public.orders set user_id = v_user_id, guest_info = null where id = v_order.id;
    perform set_config('private.claimed_order', '', true);
    insert into public.order_timeline (order_id, actor_id, event) values (v_order.id, v_user_id, 'order.claimed');
  end if;
  return v_order.order_id;
end;
$$;
comment on function private.claim_order(text, text) is
  'Assigns a guest order to the caller. Definer with the caller checked, because customers may not change orders.';
revoke all on function private.claim_order(text, text) from public;
grant execute on function private.claim_order(text, text) to authenticated;

create function public.claim_order(p_order text, p_access_token text) returns text
language sql security invoker set search_path = '' as $$ select private.claim_order(p_order, p_access_token); $$;
comment on function public.claim_order(text, text) is
  'Assigns a guest order to the signed-in user, who needs the token of its link and the confirmed e-mail of the order. Returns the order number. p_order is the order number or the payment id. Idempotent. Error: order_not_found, for every failure.';
revoke all on function public.claim_order(text, text) from public, anon, authenticated, service_role;
grant execute on function public.claim_order(text, text) to authenticated;
