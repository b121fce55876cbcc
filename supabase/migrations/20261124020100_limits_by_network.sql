-- Rate limits count networks and turn away nobody else. One IPv6 connection owns a whole /64, so it counts as one
-- visitor. Limits over all visitors, or over an e-mail address that anyone can type, let a stranger close the forms.

create function private.network_of(p_address text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_bare text := lower(trim(p_address));
  v_text text := regexp_replace(
    coalesce(
      substring(v_bare from '^\[(.*)\](?::[0-9]+)?$'), substring(v_bare from '^([0-9]+\.[0-9]+\.[0-9]+\.[0-9]+):[0-9]+$'), v_bare
    ), '%.*$', ''
  );
  v_address inet;
begin
  v_address := v_text::inet;
  if family(v_address) = 4 then
    return host(v_address);
  elsif v_address << '::ffff:0:0/96'::inet then
    return host('0.0.0.0'::inet + (v_address - '::ffff:0:0'::inet));
  end if;
  return network(set_masklen(v_address, 64))::text;
exception when invalid_text_representation then
  return v_text;
end;
$$;
comment on function private.network_of(text) is
  'The network an address counts as: an IPv6 address its /64, an IPv4 address itself, also where it is mapped into IPv6. Other text is returned as it is.';
revoke all on function private.network_of(text) from public;

create or replace function private.visitor_address(p_headers jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select private.network_of(coalesce(
    case when exists (
      select from private.shop_keys
      where digest = encode(sha256(convert_to(coalesce(p_headers ->> 'x-shop-key', ''), 'UTF8')), 'hex')
    ) then nullif(trim(p_headers ->> 'x-visitor-address'), '') end,
    p_headers ->> 'cf-connecting-ip',
    -- Only the last address of the list was not written by the visitor.
    nullif(trim(regexp_replace(coalesce(p_headers ->> 'x-forwarded-for', ''), '^.*,', '')), '')
  ));
$$;
comment on function private.visitor_address(jsonb) is
  'The network a request comes from, as the shop''s server or the host in front names it; null where neither does. Definer, because nobody may read the keys.';

create function private.visitor_wait_seconds(p_action text, p_waits jsonb, p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_address text := private.visitor_address(nullif(current_setting('request.headers', true), '')::jsonb);
  v_key text;
begin
  -- A host that serves its own machine only names no addresses.
  if v_address is null then
    return 0;
  end if;
  -- The key of the digests is random and forgotten with the attempts after a day.
  select subject into v_key from public.rate_limits where action = 'key';
  if v_key is null then
    insert into public.rate_limits (action, subject, last_attempt_at)
    values ('key', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), p_now) returning subject into v_key;
  end if;
  return public.count_attempt(
    p_action, array[encode(sha256(convert_to(v_key || v_address, 'UTF8')), 'hex')], p_waits, '1 hour', p_now
  );
end;
$$;
comment on function private.visitor_wait_seconds(text, jsonb, timestamptz) is
  'Counts an attempt of the caller''s network. Returns 0, or the seconds left to wait. Definer, because nobody may read or write the attempts.';
revoke all on function private.visitor_wait_seconds(text, jsonb, timestamptz) from public;

create or replace function private.limit_visitor(p_action text, p_waits jsonb, p_now timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := private.visitor_wait_seconds(p_action, p_waits, p_now);
begin
  if v_wait > 0 then
    raise exception 'rate_limited' using errcode = 'PT429', detail = jsonb_build_object('retryAfterSeconds', v_wait)::text;
  end if;
end;
$$;
comment on function private.limit_visitor(text, jsonb, timestamptz) is
  'Counts an attempt of the caller''s network, and refuses it with rate_limited while the network has to wait. Definer, because nobody may read or write the attempts.';

create or replace function private.submit_contact_request(p_request jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_broken text;
begin
  if p_request -> 'privacyAccepted' is distinct from 'true'::jsonb then
    raise exception 'privacy_required' using errcode = 'PT422';
  end if;
  if (p_request ->> 'preferredDate')::date < (now() at time zone 'Europe/Berlin')::date then
    raise exception 'date_in_past' using errcode = 'PT422';
  end if;
  insert into public.contact_requests (
    id, type, name, email, phone, subject, message, preferred_date, preferred_time, dog_breed
  ) values (
    v_id, p_request ->> 'type', trim(p_request ->> 'name'), trim(p_request ->> 'email'),
    nullif(trim(p_request ->> 'phone'), ''), nullif(trim(p_request ->> 'subject'), ''),
    nullif(trim(p_request ->> 'message'), ''), (p_request ->> 'preferredDate')::date,
    nullif(p_request ->> 'preferredTime', ''), nullif(trim(p_request ->> 'dogBreed'), '')
  );
  -- Every request is stored and listed for admins. Only the mail about it is left out in a flood.
  if (select count(*) from public.email_outbox
      where template = 'contact_request' and created_at > now() - interval '1 hour') < 60 then
    insert into public.email_outbox (template, recipient, payload, dedupe_key)
    values ('contact_request', 'shop', jsonb_build_object('contactRequestId', v_id), 'contact_request:' || v_id);
  end if;
  return v_id;
exception when check_violation or not_null_violation then
  get stacked diagnostics v_broken = constraint_name;
  raise exception 'invalid_request' using errcode = 'PT422', detail = jsonb_build_object('rule', v_broken)::text;
end;
$$;
comment on function private.submit_contact_request(jsonb) is
  'Stores a request and, 60 times an hour, a mail to the shop. Definer, because visitors may not write tables.';

create function private.withdrawal_receipt_at(p_email text, p_is_network_waiting boolean) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when p_is_network_waiting or count(*) >= 20 then null
    when count(*) filter (where received_at > now() - interval '1 hour') >= 5 then now() + interval '1 hour'
    else now()
  end
  from public.withdrawals where lower(email) = lower(p_email) and received_at > now() - interval '1 day';
$$;
comment on function private.withdrawal_receipt_at(text, boolean) is
  'When the receipt of a new withdrawal is sent: at once, an hour later after five in an hour, or not at all after twenty in a day or from a network that has to wait. Definer, because visitors may not read withdrawals.';
revoke all on function private.withdrawal_receipt_at(text, boolean) from public;

create or replace function private.submit_withdrawal(p_request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.withdrawals;
  v_receipt_at timestamptz := private.withdrawal_receipt_at(
    trim(p_request ->> 'email'), private.visitor_wait_seconds('withdrawal', '[[10, 60], [20, 600]]') > 0);
  v_payload jsonb;
  v_broken text;
begin
  insert into public.withdrawals (name, order_number, email, message)
  values (trim(p_request ->> 'name'), trim(p_request ->> 'orderNumber'), trim(p_request ->> 'email'),
    nullif(trim(p_request ->> 'message'), ''))
  returning * into v_row;
  v_payload := jsonb_build_object('name', v_row.name, 'orderNumber', v_row.order_number, 'email', v_row.email,
    'message', v_row.message, 'receivedAt', v_row.received_at);
  if v_receipt_at is not null then
    insert into public.email_outbox (template, recipient, payload, dedupe_key, next_attempt_at)
    values ('withdrawal_receipt', v_row.email, v_payload, 'withdrawal_receipt:' || v_row.id, v_receipt_at);
  end if;
  if (select count(*) from public.email_outbox
      where template = 'withdrawal_notice' and created_at > now() - interval '1 hour') < 60 then
    insert into public.email_outbox (template, recipient, payload, dedupe_key)
    values ('withdrawal_notice', 'shop', v_payload, 'withdrawal_notice:' || v_row.id);
  end if;
  -- The same answer whether the order exists or not.
  return jsonb_build_object('id', v_row.id, 'receivedAt', v_row.received_at);
exception when check_violation or not_null_violation then
  get stacked diagnostics v_broken = constraint_name;
  raise exception 'invalid_request' using errcode = 'PT422', detail = jsonb_build_object('rule', v_broken)::text;
end;
$$;
comment on function private.submit_withdrawal(jsonb) is
  'Stores a declaration, whoever sends how many. Its receipt and the notice to the shop are throttled. Definer, because visitors may not write tables.';

create or replace function public.submit_withdrawal(p_request jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.submit_withdrawal(p_request); $$;
comment on function public.submit_withdrawal(jsonb) is
  'Sends {name, orderNumber, email, message?}; returns {id, receivedAt}. Error: invalid_request.';

create index email_outbox_template on public.email_outbox (template, created_at);
