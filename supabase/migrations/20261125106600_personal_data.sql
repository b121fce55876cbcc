-- Deletes accounts, and erases personal data after its retention period. Vouchers (paid orders) are kept for eight years,
-- letters (requests, withdrawals) for six, each from the end of its calendar year.

create function private.skip_mail_to_erased_address() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  return null;
end;
$$;
comment on function private.skip_mail_to_erased_address() is
  'Trigger: queues no mail to an erased address. It would bounce and raise an alarm.';
revoke all on function private.skip_mail_to_erased_address() from public;
create trigger skip_mail_to_erased_address before insert on public.email_outbox
  for each row when (new.recipient = private.erased_email())
  execute function private.skip_mail_to_erased_address();

create function private.delete_own_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := (select private.caller_id());
begin
  if v_user_id is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  perform private.require_fresh_session();
  if not private.has_given_second_factor() then
    raise exception 'reauthentication_required' using errcode = 'PT403';
  end if;
  update public.orders set account_deleted_at = now() where user_id = v_user_id;
  -- Cascades to profile, roles, addresses, dogs and sessions. Orders are kept without the account.
  delete from auth.users where id = v_user_id;
end;
$$;
comment on function private.delete_own_account() is
  'Deletes the account of the caller, who needs a fresh session and the second factor of an account that has one. Definer, because accounts belong to Auth. Error last_admin for the last admin.';
revoke all on function private.delete_own_account() from public;
grant execute on function private.delete_own_account() to authenticated;

create function public.delete_own_account() returns void
language sql security invoker set search_path = '' as $$ select private.delete_own_account(); $$;
comment on function public.delete_own_account() is
  'Deletes the account of the caller with all data that need not be retained. Errors: reauthentication_required, last_admin.';
revoke all on function public.delete_own_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account() to authenticated;

create function private.erase_orders(p_order_ids uuid[], p_now timestamptz) returns void
language sql security invoker set search_path = '' as $$
  -- The order first: its change is written to the timeline, which is erased after it.
  update public.orders set
    recipient = jsonb_build_object(
      'firstName', 'Gelöscht', 'lastName', '', 'email', private.erased_email(), 'phone', '', 'street', '',
      'city', '', 'postalCode', '', 'country', recipient ->> 'country'),
    guest_info = null, tracking_number = null, erased_at = p_now, contact_erased_at = coalesce(contact_erased_at, p_now)
  where id = any (p_order_ids);
  update public.order_timeline as t set
    actor_id = nullif(t.actor_id, o.user_id),
    details = case t.event
      when 'tracking_number.changed' then '{"from": null, "to": null}'
      else t.details - 'reason'
    end
  from public.orders o where o.id = t.order_id and o.id = any (p_order_ids);
  update public.audit_log set before = before - 'tracking_number', after = after - 'tracking_number'
  where table_name = 'orders' and row_id = any (p_order_ids::text[]);
  update public.audit_log set before = before - 'reason', after = after - 'reason'
  where table_name = 'refunds'
    and row_id in (select id::text from public.refunds where order_id = any (p_order_ids));
  update public.refunds set reason = '' where order_id = any (p_order_ids) and reason <> '';
  update public.order_notes set text = 'Gelöscht' where order_id = any (p_order_ids);
  update public.order_documents set content = null, sha256 = null, erased_at = p_now
  where order_id = any (p_order_ids) and erased_at is null;
  -- A paid order loses its account. An unpaid order stays visible to its customer.
  update public.orders set user_id = null where id = any (p_order_ids) and status <> 'failed';
  update public.order_items set configurator_settings = null
  where order_id = any (p_order_ids) and configurator_settings is not null;
  delete from public.order_access_tokens where order_id = any (p_order_ids);
$$;
comment on function private.erase_orders(uuid[], timestamptz) is
  'Erases the personal data of orders. Numbers, articles and amounts are kept for the books.';
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
  -- Paid orders after their retention period, counted from the last payment event, because a refund is a voucher too.
  -- Unpaid orders after 90 days, because they are no vouchers. A declined payment moved no money.
  select coalesce(array_agg(o.id), '{}') into v_orders from public.orders o
  where o.erased_at is null and (
    (o.created_at < v_vouchers and not exists (
      select 1 from public.order_timeline t
      where t.order_id = o.id and t.event like 'payment.%' and t.created_at >= v_vouchers
    ))
    or (o.status = 'failed' and o.created_at < p_now - interval '90 days'
        and not exists (select 1 from public.payments p where p.order_id = o.id and p.status <> 'declined'))
  );
  perform private.erase_orders(v_orders, p_now);

  -- E-mail and phone of finished orders without an account. Name and address belong to the voucher.
  select coalesce(array_agg(o.id), '{}') into v_contacts from public.orders o
  where o.account_deleted_at is not null and o.contact_erased_at is null
    and (o.visual_status in ('Versendet', 'Storniert') or o.status in ('failed', 'refunded'))
    and o.updated_at < p_now - interval '30 days';
  update public.orders set
    recipient = recipient || jsonb_build_object('email', private.erased_email(), 'phone', ''), contact_erased_at = p_now
  where id = any (v_contacts);

  -- Mails of these orders, and old mails without an order, such as the receipt of a withdrawal.
  update public.email_outbox set
    recipient = case recipient when 'shop' then 'shop' else private.erased_email() end,
    -- The key of a shipping mail contains the tracking number. Mails to the shop keep theirs: alarms must not repeat.
    dedupe_key = case recipient when 'shop' then dedupe_key else id::text end,
    payload = '{}', last_error = null, status = case when status = 'sent' then 'sent' else 'dead' end
  where (order_id = any (v_orders || v_contacts) or (order_id is null and created_at < v_letters))
    and (recipient not in ('shop', private.erased_email()) or payload <> '{}');
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
  'Erases personal data after its retention period. Definer, because only it may change frozen rows. Idempotent.';
revoke all on function private.erase_personal_data(timestamptz) from public;
grant execute on function private.erase_personal_data(timestamptz) to service_role;

create function public.erase_personal_data(p_now timestamptz) returns jsonb
language sql security invoker set search_path = '' as $$ select private.erase_personal_data(p_now); $$;
comment on function public.erase_personal_data(timestamptz) is
  'Erases personal data whose retention period ended before p_now; called by the sweep. Returns the number of rows of each kind.';
revoke all on function public.erase_personal_data(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.erase_personal_data(timestamptz) to service_role;
