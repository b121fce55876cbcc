-- What visitors send: contact and appointment requests, and withdrawals from a contract.

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

create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and length(name) <= 200),
  order_number text not null check (trim(order_number) <> '' and length(order_number) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
  message text check (length(message) <= 5000),
  received_at timestamptz not null default now()
);
comment on table public.withdrawals is
  'Declarations of withdrawal (section 356a BGB), kept as sent: a wrong order number is kept too. Written by submit_withdrawal.';

create index contact_requests_email on public.contact_requests (lower(email), created_at);
create index contact_requests_created_at on public.contact_requests (created_at);
create index withdrawals_email on public.withdrawals (lower(email), received_at);
create index withdrawals_received_at on public.withdrawals (received_at);

create trigger append_only before update or delete on public.withdrawals
  for each row execute function private.reject_change();

alter table public.contact_requests enable row level security;
create policy "Admins read contact requests" on public.contact_requests
  for select to authenticated using ((select private.is_admin()));
create policy "Admins delete contact requests" on public.contact_requests
  for delete to authenticated using ((select private.is_admin()));
alter table public.withdrawals enable row level security;
create policy "Admins read withdrawals" on public.withdrawals
  for select to authenticated using ((select private.is_admin()));

create function private.submit_contact_request(p_request jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_email text := lower(trim(p_request ->> 'email'));
  v_broken text;
begin
  if p_request -> 'privacyAccepted' is distinct from 'true'::jsonb then
    raise exception 'privacy_required' using errcode = 'PT422';
  end if;
  if (p_request ->> 'preferredDate')::date < (now() at time zone 'Europe/Berlin')::date then
    raise exception 'date_in_past' using errcode = 'PT422';
  end if;
  -- One address writes at most three times an hour, all together sixty times: nobody's mailbox is flooded.
  if (select count(*) from public.contact_requests where lower(email) = v_email and created_at > now() - interval '1 hour') >= 3
     or (select count(*) from public.contact_requests where created_at > now() - interval '1 hour') >= 60 then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  insert into public.contact_requests (
    id, type, name, email, phone, subject, message, preferred_date, preferred_time, dog_breed
  ) values (
    v_id, p_request ->> 'type', trim(p_request ->> 'name'), trim(p_request ->> 'email'),
    nullif(trim(p_request ->> 'phone'), ''), nullif(trim(p_request ->> 'subject'), ''),
    nullif(trim(p_request ->> 'message'), ''), (p_request ->> 'preferredDate')::date,
    nullif(p_request ->> 'preferredTime', ''), nullif(trim(p_request ->> 'dogBreed'), '')
  );
  insert into public.email_outbox (template, recipient, payload, dedupe_key)
  values ('contact_request', 'shop', jsonb_build_object('contactRequestId', v_id), 'contact_request:' || v_id);
  return v_id;
exception when check_violation or not_null_violation then
  get stacked diagnostics v_broken = constraint_name;
  raise exception 'invalid_request' using errcode = 'PT422', detail = jsonb_build_object('rule', v_broken)::text;
end;
$$;
comment on function private.submit_contact_request(jsonb) is
  'Stores a request and its mail to the shop. Definer, because visitors may not write tables; it checks and throttles what they send.';

create function private.submit_withdrawal(p_request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.withdrawals;
  v_broken text;
begin
  if (select count(*) from public.withdrawals
      where lower(email) = lower(trim(p_request ->> 'email')) and received_at > now() - interval '1 hour') >= 5
     or (select count(*) from public.withdrawals where received_at > now() - interval '1 hour') >= 100 then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  insert into public.withdrawals (name, order_number, email, message)
  values (trim(p_request ->> 'name'), trim(p_request ->> 'orderNumber'), trim(p_request ->> 'email'),
    nullif(trim(p_request ->> 'message'), ''))
  returning * into v_row;
  insert into public.email_outbox (template, recipient, payload, dedupe_key)
  select t, r, jsonb_build_object('name', v_row.name, 'orderNumber', v_row.order_number, 'email', v_row.email,
    'message', v_row.message, 'receivedAt', v_row.received_at), t || ':' || v_row.id
  from (values ('withdrawal_receipt', v_row.email), ('withdrawal_notice', 'shop')) as mails (t, r);
  -- The same answer whether the order exists or not.
  return jsonb_build_object('id', v_row.id, 'receivedAt', v_row.received_at);
exception when check_violation or not_null_violation then
  get stacked diagnostics v_broken = constraint_name;
  raise exception 'invalid_request' using errcode = 'PT422', detail = jsonb_build_object('rule', v_broken)::text;
end;
$$;
comment on function private.submit_withdrawal(jsonb) is
  'Stores a declaration and its receipt mail. Definer, because visitors may not write tables; it throttles what they send.';

create function public.submit_contact_request(p_request jsonb) returns uuid
language sql security invoker set search_path = '' as $$ select private.submit_contact_request(p_request); $$;
comment on function public.submit_contact_request(jsonb) is
  'Sends {type, name, email, phone, subject, message, preferredDate, preferredTime, dogBreed, privacyAccepted}. Errors: invalid_request, privacy_required, date_in_past, rate_limited.';

create function public.submit_withdrawal(p_request jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.submit_withdrawal(p_request); $$;
comment on function public.submit_withdrawal(jsonb) is
  'Sends {name, orderNumber, email, message?}; returns {id, receivedAt}. Errors: invalid_request, rate_limited.';

revoke all on function private.submit_contact_request(jsonb) from public;
revoke all on function private.submit_withdrawal(jsonb) from public;
revoke all on function public.submit_contact_request(jsonb) from public;
revoke all on function public.submit_withdrawal(jsonb) from public;
grant execute on function private.submit_contact_request(jsonb) to anon, authenticated, service_role;
grant execute on function private.submit_withdrawal(jsonb) to anon, authenticated, service_role;
grant execute on function public.submit_contact_request(jsonb) to anon, authenticated, service_role;
grant execute on function public.submit_withdrawal(jsonb) to anon, authenticated, service_role;
