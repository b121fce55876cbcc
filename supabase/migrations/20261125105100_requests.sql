-- Contact and appointment requests, and withdrawals from a contract.

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('contact', 'appointment')),
  name text not null check (trim(name) <> '' and length(name) <= 200),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
  phone text check (length(phone) <= 50),
  subject text check (length(subject) <= 200),
  message text check (length(message) <= 5000),
  preferred_date date,
  preferred_time text check (preferred_time in ('morning', 'afternoon')),
  dog_breed text check (length(dog_breed) <= 100),
  privacy_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint contact_needs_words check (type <> 'contact' or (trim(subject) <> '' and trim(message) <> '') is true),
  constraint appointment_needs_date check (
    type <> 'appointment' or (preferred_date is not null and preferred_time is not null and trim(dog_breed) <> '') is true
  )
);
comment on table public.contact_requests is 'Contact and appointment requests. Written by submit_contact_request.';
create index contact_requests_email on public.contact_requests (lower(email), created_at);
create index contact_requests_created_at on public.contact_requests (created_at);

create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and length(name) <= 200),
  order_number text not null check (trim(order_number) <> '' and length(order_number) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
  message text check (length(message) <= 5000),
  received_at timestamptz not null default now()
);
comment on table public.withdrawals is
  'Declarations of withdrawal (section 356a BGB), stored as sent, even with an unknown order number. Written by submit_withdrawal.';
create index withdrawals_email on public.withdrawals (lower(email), received_at);
create index withdrawals_received_at on public.withdrawals (received_at);

create trigger append_only before update on public.withdrawals
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_withdrawals before delete on public.withdrawals
  for each row execute function private.reject_change();
create trigger no_truncate before truncate on public.withdrawals
  for each statement execute function private.reject_change();

alter table public.contact_requests enable row level security;
create policy "Admins read contact requests" on public.contact_requests
  for select to authenticated using ((select private.is_admin()));
create policy "Admins delete contact requests" on public.contact_requests
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.contact_requests from anon, authenticated;
grant select on public.contact_requests to authenticated;
grant delete on public.contact_requests to authenticated;
grant all on public.contact_requests to service_role;

alter table public.withdrawals enable row level security;
create policy "Admins read withdrawals" on public.withdrawals
  for select to authenticated using ((select private.is_admin()));
revoke all on public.withdrawals from anon, authenticated;
grant select on public.withdrawals to authenticated;
grant all on public.withdrawals to service_role;

create function private.submit_contact_request(p_request jsonb) returns uuid
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
  -- Every request is stored and listed for admins. Only its mail is skipped above 60 an hour.
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
  'Stores a request and queues a mail to the shop, at most 60 an hour. Definer, because visitors may not write tables.';
revoke all on function private.submit_contact_request(jsonb) from public;
grant execute on function private.submit_contact_request(jsonb) to anon, authenticated, service_role;

create function public.submit_contact_request(p_request jsonb) returns uuid
language sql security invoker set search_path = '' as $$
  select private.limit_visitor('contact', '[[5, 60], [10, 600]]');
  select private.submit_contact_request(p_request);
$$;
comment on function public.submit_contact_request(jsonb) is
  'Sends {type, name, email, phone, subject, message, preferredDate, preferredTime, dogBreed, privacyAccepted}. Errors: invalid_request, privacy_required, date_in_past, rate_limited.';
revoke all on function public.submit_contact_request(jsonb) from public;
grant execute on function public.submit_contact_request(jsonb) to anon, authenticated, service_role;

create function private.is_first_withdrawal(p_order_number text, p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.orders o left join auth.users u on u.id = o.user_id
    where o.order_id = upper(p_order_number) and lower(p_email) in (lower(o.recipient ->> 'email'), lower(u.email))
  ) and not exists (
    select from public.email_outbox m
    where m.template = 'withdrawal_receipt' and lower(m.recipient) = lower(p_email) and m.status <> 'dead'
      and upper(m.payload ->> 'orderNumber') = upper(p_order_number)
  );
$$;
comment on function private.is_first_withdrawal(text, text) is
  'Whether the order exists, belongs to this e-mail address and has no receipt yet. No other person can use up this receipt. Definer, because visitors may not read orders.';
revoke all on function private.is_first_withdrawal(text, text) from public;

create function private.withdrawal_receipt_at(p_email text, p_is_first boolean) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  -- Both count every declaration, also one whose receipt is sent anyway.
  v_is_network_waiting boolean := private.visitor_wait_seconds('withdrawal', '[[10, 60], [20, 600]]') > 0;
  v_is_pair_waiting boolean :=
    private.visitor_wait_seconds('receipt', '[[3, 600], [6, 86400]]', now(), lower(p_email), '1 day') > 0;
  v_today bigint;
  v_last_hour bigint;
begin
  if p_is_first then
    return now();
  elsif v_is_network_waiting or v_is_pair_waiting then
    return null;
  end if;
  select count(*), count(*) filter (where created_at > now() - interval '1 hour') into v_today, v_last_hour
  from public.email_outbox
  where template = 'withdrawal_receipt' and lower(recipient) = lower(p_email) and created_at > now() - interval '1 day';
  return case when v_today >= 20 then null when v_last_hour >= 5 then now() + interval '5 minutes' else now() end;
end;
$$;
comment on function private.withdrawal_receipt_at(text, boolean) is
  'When the receipt of a withdrawal is sent: at once if it is the first of an order of this address. Others: three from a network to an address at once, at most six a day; five an hour to an address at once, later ones after five minutes, at most twenty a day; null is never. Counts receipts, not declarations. Definer, because visitors may not read mails.';
revoke all on function private.withdrawal_receipt_at(text, boolean) from public;

create function private.submit_withdrawal(p_request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.withdrawals;
  v_email text := trim(p_request ->> 'email');
  v_is_first boolean;
  v_receipt_at timestamptz;
  v_payload jsonb;
  v_broken text;
begin
  -- Serializes declarations with one address, so that the receipts of parallel ones are counted too.
  perform pg_advisory_xact_lock(hashtextextended('receipts:' || lower(v_email), 0));
  v_is_first := private.is_first_withdrawal(trim(p_request ->> 'orderNumber'), v_email);
  v_receipt_at := private.withdrawal_receipt_at(v_email, v_is_first);
  insert into public.withdrawals (name, order_number, email, message)
  values (trim(p_request ->> 'name'), trim(p_request ->> 'orderNumber'), v_email,
    nullif(trim(p_request ->> 'message'), ''))
  returning * into v_row;
  v_payload := jsonb_build_object('name', v_row.name, 'orderNumber', v_row.order_number, 'email', v_row.email,
    'message', v_row.message, 'receivedAt', v_row.received_at);
  if v_receipt_at is not null then
    insert into public.email_outbox (template, recipient, payload, dedupe_key, next_attempt_at)
    values ('withdrawal_receipt', v_row.email, v_payload, 'withdrawal_receipt:' || v_row.id, v_receipt_at);
  end if;
  if v_is_first or (select count(*) from public.email_outbox
      where template = 'withdrawal_notice' and created_at > now() - interval '1 hour') < 60 then
    insert into public.email_outbox (template, recipient, payload, dedupe_key)
    values ('withdrawal_notice', 'shop', v_payload, 'withdrawal_notice:' || v_row.id);
  end if;
  -- The same reply whether the order exists or not.
  return jsonb_build_object('id', v_row.id, 'receivedAt', v_row.received_at);
exception when check_violation or not_null_violation then
  get stacked diagnostics v_broken = constraint_name;
  raise exception 'invalid_request' using errcode = 'PT422', detail = jsonb_build_object('rule', v_broken)::text;
end;
$$;
comment on function private.submit_withdrawal(jsonb) is
  'Stores a declaration without a limit. Its receipt and the notice to the shop are rate-limited, but not those of the first declaration about an order from its address. Definer, because visitors may not write tables.';
revoke all on function private.submit_withdrawal(jsonb) from public;
grant execute on function private.submit_withdrawal(jsonb) to anon, authenticated, service_role;

create function public.submit_withdrawal(p_request jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.submit_withdrawal(p_request); $$;
comment on function public.submit_withdrawal(jsonb) is
  'Sends {name, orderNumber, email, message?}; returns {id, receivedAt}. Error: invalid_request.';
revoke all on function public.submit_withdrawal(jsonb) from public;
grant execute on function public.submit_withdrawal(jsonb) to anon, authenticated, service_role;
