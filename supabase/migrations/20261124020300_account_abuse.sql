-- Mails to strangers and accounts made in their name. A guest's address is not proven when an order is placed, and the
-- address of a registration not until its mail was answered.

create index orders_unpaid_by_email on public.orders (lower(recipient ->> 'email'), created_at)
  where user_id is null and status = 'pending';

create function private.recent_unpaid_orders(p_email text) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
begin
  -- Orders for one address come one at a time, so that parallel ones are counted too.
  perform pg_advisory_xact_lock(hashtext('unpaid_orders:' || lower(p_email)));
  return (
    select count(*) from public.orders
    where user_id is null and status = 'pending' and lower(recipient ->> 'email') = lower(p_email)
      and created_at > now() - interval '1 hour'
  );
end;
$$;
comment on function private.recent_unpaid_orders(text) is 'How many unpaid orders of guests name this address and are younger than an hour.';
revoke all on function private.recent_unpaid_orders(text) from public;
grant execute on function private.recent_unpaid_orders(text) to service_role;

create or replace function public.place_order(
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
    -- The mail after the payment comes in any case.
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
  'Stores an order as pending with its items, timeline and mail; the same key again gives the same order. The total is summed here. Guests may have ten unpaid orders an hour per address, the first three with a mail. Errors: invalid_request, address_required, account_deactivated, too_many_requests, article_unavailable, idempotency_conflict.';

create table private.unproven_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  password_hash text not null,
  key_digest text,
  created_at timestamptz not null default now()
);
comment on table private.unproven_passwords is
  'Passwords of registrations whose e-mail address was confirmed. One counts again once the browser that chose it shows its key.';
comment on column private.unproven_passwords.key_digest is 'SHA-256, in hex, of the key that the registering browser keeps.';
alter table private.unproven_passwords enable row level security;
revoke all on private.unproven_passwords from public, anon, authenticated;

create function private.withhold_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.unproven_passwords where user_id = new.id;
  insert into private.unproven_passwords (user_id, password_hash, key_digest)
  values (new.id, new.encrypted_password, new.raw_user_meta_data ->> 'registration_key_digest');
  new.encrypted_password := '';
  return new;
end;
$$;
comment on function private.withhold_password() is
  'Trigger: when an address is confirmed, the password of its registration stops working, because the owner of the mailbox may be somebody else. Definer, because Auth may not write our tables.';
revoke all on function private.withhold_password() from public;
create trigger withhold_password before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null
    and new.encrypted_password <> ''
  )
  execute function private.withhold_password();

create function private.keep_registration_password(p_key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_hash text;
begin
  delete from private.unproven_passwords
  where user_id = (select auth.uid()) and created_at > now() - interval '1 hour'
    and key_digest = encode(sha256(convert_to(p_key, 'UTF8')), 'hex')
  returning password_hash into v_hash;
  if v_hash is null then
    return false;
  end if;
  update auth.users set encrypted_password = v_hash
  where id = (select auth.uid()) and coalesce(encrypted_password, '') = '';
  return found;
end;
$$;
comment on function private.keep_registration_password(text) is
  'Puts the withheld password of the caller back. Definer, because only Auth writes passwords.';
create function public.keep_registration_password(p_key text) returns boolean
language sql security invoker set search_path = '' as $$ select private.keep_registration_password(p_key); $$;
comment on function public.keep_registration_password(text) is
  'After the link of the registration mail: the browser that registered shows its key, and the password chosen there counts. False for any other browser, which sets a new password.';
revoke all on function private.keep_registration_password(text) from public;
revoke all on function public.keep_registration_password(text) from public, anon, authenticated, service_role;
grant execute on function private.keep_registration_password(text) to authenticated;
grant execute on function public.keep_registration_password(text) to authenticated;
