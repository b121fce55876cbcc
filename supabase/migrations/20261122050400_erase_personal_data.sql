-- Deleting an account, and the end of every retention period. Vouchers (paid orders) are kept for eight years, letters
-- (requests, withdrawals) for six, each from the end of its calendar year; what nobody has to keep goes earlier.

alter table public.orders
  add column account_deleted_at timestamptz,
  add column contact_erased_at timestamptz,
  add column erased_at timestamptz;
comment on column public.orders.account_deleted_at is 'When the customer deleted the account the order was placed with.';
comment on column public.orders.contact_erased_at is 'When e-mail and phone were taken out, after the account was gone and the order done.';
comment on column public.orders.erased_at is 'When nothing was left that names a person.';
create index orders_to_erase on public.orders (created_at) where erased_at is null;

create function private.is_erasing() returns boolean
language sql stable security invoker set search_path = ''
return coalesce(current_setting('private.erasing', true), '') = 'on';
comment on function private.is_erasing() is
  'Whether erase_personal_data runs in this transaction: then, and only then, frozen rows give up what names a person.';
revoke all on function private.is_erasing() from public;
grant execute on function private.is_erasing() to anon, authenticated, service_role;

drop trigger guard_order on public.orders;
create trigger guard_order before update on public.orders
  for each row when (not private.is_erasing()) execute function private.guard_order();
drop trigger guard_order_item on public.order_items;
create trigger guard_order_item before update on public.order_items
  for each row when (not private.is_erasing()) execute function private.guard_order_item();
drop trigger append_only on public.withdrawals;
create trigger append_only before update on public.withdrawals
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_withdrawals before delete on public.withdrawals
  for each row execute function private.reject_change();

create function private.erased_email() returns text
language sql immutable security invoker set search_path = '' return 'geloescht@example.invalid';
comment on function private.erased_email() is 'Stands where an e-mail address was; no mail ever arrives there.';
revoke all on function private.erased_email() from public;
grant execute on function private.erased_email() to service_role;

create function private.delete_own_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := (select auth.uid());
begin
  if v_user_id is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  perform private.require_fresh_session();
  update public.orders set account_deleted_at = now() where user_id = v_user_id;
  -- Profile, roles, addresses, dogs and sessions go with the account; orders stay without it.
  delete from auth.users where id = v_user_id;
end;
$$;
comment on function private.delete_own_account() is
  'Deletes the account of the caller. Definer, because accounts belong to Auth; takes a fresh sign-in. Error last_admin for the last admin.';
revoke all on function private.delete_own_account() from public;
grant execute on function private.delete_own_account() to authenticated;

create function public.delete_own_account() returns void
language sql security invoker set search_path = '' as $$ select private.delete_own_account(); $$;
comment on function public.delete_own_account() is
  'Deletes the account of the caller with everything nobody has to keep. Errors: reauthentication_required, last_admin.';
revoke all on function public.delete_own_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account() to authenticated;

create function private.erase_orders(p_order_ids uuid[], p_now timestamptz) returns void
language sql security invoker set search_path = '' as $$
  update public.orders set
    recipient = jsonb_build_object(
      'firstName', 'Gelöscht', 'lastName', '', 'email', private.erased_email(), 'phone', '', 'street', '',
      'city', '', 'postalCode', '', 'country', recipient ->> 'country'),
    guest_info = null, tracking_number = null, erased_at = p_now, contact_erased_at = coalesce(contact_erased_at, p_now)
  where id = any (p_order_ids);
  update public.order_items set configurator_settings = null
  where order_id = any (p_order_ids) and configurator_settings is not null;
  delete from public.order_access_tokens where order_id = any (p_order_ids);
$$;
comment on function private.erase_orders(uuid[], timestamptz) is
  'Takes out of orders who bought and what was made for which dog; numbers, articles and amounts stay for the books.';
revoke all on function private.erase_orders(uuid[], timestamptz) from public;

create function private.erase_personal_data(p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_year constant timestamptz := date_trunc('year', p_now at time zone 'Europe/Berlin') at time zone 'Europe/Berlin';
  v_vouchers constant timestamptz := v_year - interval '8 years';
  v_letters constant timestamptz := v_year - interval '6 years';
  v_orders uuid[];
  v_contacts uuid[];
  v_requests integer;
  v_withdrawals integer;
  v_mails integer;
begin
  perform set_config('private.erasing', 'on', true);
  -- Paid orders when their time is over; orders nobody paid after 90 days: they were never a voucher.
  select coalesce(array_agg(o.id), '{}') into v_orders from public.orders o
  where o.erased_at is null and (
    o.created_at < v_vouchers
    or (o.status = 'failed' and o.created_at < p_now - interval '90 days'
        and not exists (select 1 from public.payments p where p.order_id = o.id))
  );
  perform private.erase_orders(v_orders, p_now);

  -- The account is gone and the parcel too: nobody needs e-mail and phone any more. Name and address are the voucher's.
  select coalesce(array_agg(o.id), '{}') into v_contacts from public.orders o
  where o.account_deleted_at is not null and o.contact_erased_at is null
    and (o.visual_status in ('Versendet', 'Storniert') or o.status in ('failed', 'refunded'))
    and o.updated_at < p_now - interval '30 days';
  update public.orders set
    recipient = recipient || jsonb_build_object('email', private.erased_email(), 'phone', ''), contact_erased_at = p_now
  where id = any (v_contacts);

  update public.email_outbox set recipient = private.erased_email(), payload = '{}', status =
    case when status = 'sent' then 'sent' else 'dead' end
  where order_id = any (v_orders || v_contacts) and recipient not in ('shop', private.erased_email());
  get diagnostics v_mails = row_count;

  delete from public.contact_requests where created_at < v_letters;
  get diagnostics v_requests = row_count;
  update public.withdrawals set name = 'Gelöscht', email = private.erased_email(), message = null
  where received_at < v_letters and email <> private.erased_email();
  get diagnostics v_withdrawals = row_count;
  delete from public.webhook_events where processed_at is not null and received_at < p_now - interval '90 days';
  perform set_config('private.erasing', '', true);
  return jsonb_build_object('orders', cardinality(v_orders), 'contacts', cardinality(v_contacts), 'mails', v_mails,
    'contactRequests', v_requests, 'withdrawals', v_withdrawals);
end;
$$;
comment on function private.erase_personal_data(timestamptz) is
  'Erases what its time is over for. Definer, because rows that are history give it up here only. Running it twice changes nothing.';
revoke all on function private.erase_personal_data(timestamptz) from public;
grant execute on function private.erase_personal_data(timestamptz) to service_role;

create function public.erase_personal_data(p_now timestamptz) returns jsonb
language sql security invoker set search_path = '' as $$ select private.erase_personal_data(p_now); $$;
comment on function public.erase_personal_data(timestamptz) is
  'Erases personal data whose retention is over at that time; called by the sweep. Returns how many rows of each kind.';
revoke all on function public.erase_personal_data(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.erase_personal_data(timestamptz) to service_role;
