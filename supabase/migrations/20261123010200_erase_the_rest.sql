-- What names a person stood in more places than the order itself: its documents, the shop's notes, tracking numbers and
-- reasons in the history, and mails that belong to no order. They go when their time is over, too.

alter table public.order_documents add column erased_at timestamptz;
comment on column public.order_documents.erased_at is
  'When the PDF was taken out, at the end of its retention. The number stays, so that the series has no gap.';

create or replace function private.keep_order_document() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if old.content is not null or old.erased_at is not null
     or (new.id, new.order_id, new.kind, new.number, new.issued_at, new.erased_at)
        is distinct from (old.id, old.order_id, old.kind, old.number, old.issued_at, old.erased_at) then
    raise exception 'document_is_final' using errcode = 'PT409';
  end if;
  return new;
end;
$$;

-- The erasing alone may change these rows, and nobody may delete them.
drop trigger final_content on public.order_documents;
create trigger final_content before update on public.order_documents
  for each row when (not private.is_erasing()) execute function private.keep_order_document();
drop trigger append_only on public.order_notes;
create trigger append_only before update on public.order_notes
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_order_notes before delete on public.order_notes
  for each row execute function private.reject_change();
drop trigger append_only on public.order_timeline;
create trigger append_only before update on public.order_timeline
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_timeline before delete on public.order_timeline
  for each row execute function private.reject_change();
drop trigger append_only on public.audit_log;
create trigger append_only before update on public.audit_log
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_audit_log before delete on public.audit_log
  for each row execute function private.reject_change();

create or replace function private.erase_orders(p_order_ids uuid[], p_now timestamptz) returns void
language sql security invoker set search_path = '' as $$
  -- The order first: its change goes into the history, which is cleaned after it.
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
  -- Of a voucher whose time is over nothing leads to the account; who did not pay may still see that they did not.
  update public.orders set user_id = null where id = any (p_order_ids) and status <> 'failed';
  update public.order_items set configurator_settings = null
  where order_id = any (p_order_ids) and configurator_settings is not null;
  delete from public.order_access_tokens where order_id = any (p_order_ids);
$$;

create or replace function private.erase_personal_data(p_now timestamptz) returns jsonb
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
  -- Paid orders when their time is over, counted from the last money that moved, as a refund is a voucher of its own;
  -- orders nobody paid after 90 days: they were never a voucher.
  select coalesce(array_agg(o.id), '{}') into v_orders from public.orders o
  where o.erased_at is null and (
    (o.created_at < v_vouchers and not exists (
      select 1 from public.order_timeline t
      where t.order_id = o.id and t.event like 'payment.%' and t.created_at >= v_vouchers
    ))
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

  -- Mails of these orders, and letters that belong to none, such as the receipt of a withdrawal.
  update public.email_outbox set
    recipient = case recipient when 'shop' then 'shop' else private.erased_email() end,
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

create or replace function public.issue_order_document(p_order_id uuid, p_kind text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_document public.order_documents;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  -- An invoice exists from the payment on; it is cancelled when all of the money has gone back. After its retention
  -- there is nothing left to write it from.
  if v_order.invoice_number is null or v_order.erased_at is not null
     or (p_kind = 'cancellation' and v_order.status <> 'refunded') then
    return null;
  end if;
  select * into v_document from public.order_documents where order_id = p_order_id and kind = p_kind;
  if v_document.id is null then
    insert into public.order_documents (order_id, kind, number)
    values (p_order_id, p_kind, case when p_kind = 'invoice' then v_order.invoice_number else private.next_invoice_number() end)
    returning * into v_document;
  end if;
  return jsonb_build_object('id', v_document.id, 'kind', v_document.kind, 'number', v_document.number,
    'issuedAt', v_document.issued_at, 'sha256', v_document.sha256, 'content', v_document.content,
    'invoiceNumber', v_order.invoice_number);
end;
$$;

create or replace function public.keep_order_document_content(p_document_id uuid, p_sha256 text, p_content text) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_content text;
begin
  update public.order_documents set sha256 = p_sha256, content = p_content
  where id = p_document_id and content is null and erased_at is null;
  select content into v_content from public.order_documents where id = p_document_id;
  return v_content;
end;
$$;
