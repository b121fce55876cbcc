-- Invoices and their corrections: numbered without gaps, written once, never changed.

create table public.order_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  kind text not null check (kind in ('invoice', 'cancellation', 'correction')),
  number text not null unique,
  corrects_id uuid references public.order_documents (id) on delete restrict,
  refund_group uuid unique,
  claim_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  vat_cents integer not null,
  issued_at timestamptz not null default now(),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  content text,
  erased_at timestamptz,
  constraint corrects_an_invoice check ((kind = 'invoice') = (corrects_id is null)),
  constraint vat_is_part_of_the_amount check (vat_cents between 0 and amount_cents),
  check ((sha256 is null) = (content is null))
);
comment on table public.order_documents is
  'Invoices, their cancellations (everything returned at once) and corrections (a part, or the rest). A row reserves the number. The PDF and its digest are stored once and never changed.';
comment on column public.order_documents.corrects_id is 'The invoice that a cancellation or correction belongs to.';
comment on column public.order_documents.refund_group is 'The group of refunds that the document states (refunds.group_id).';
comment on column public.order_documents.claim_id is 'The claim that the shop waived after a chargeback, instead of a refund: PayPal''s id of the dispute or payment.';
comment on column public.order_documents.amount_cents is
  'EUR cents, gross, positive; cancellations and corrections print it negative. All of an invoice add up to at most its amount.';
comment on column public.order_documents.vat_cents is
  'VAT in amount_cents. Of a correction: VAT of all corrected so far less VAT of all corrected before, so that the sums agree to the cent.';
comment on column public.order_documents.content is 'The PDF as base64. Served by the function order-document.';
comment on column public.order_documents.erased_at is
  'When the PDF was erased at the end of its retention period. The number is kept, so that the series has no gap.';
create unique index order_documents_invoice on public.order_documents (order_id) where kind = 'invoice';
create unique index order_documents_cancellation on public.order_documents (corrects_id) where kind = 'cancellation';
create index order_documents_order_id on public.order_documents (order_id);

create trigger keep_documents before delete on public.order_documents
  for each row execute function private.reject_change();

alter table public.order_documents enable row level security;
create policy "Customers read documents of their own orders, admins all" on public.order_documents
  for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.orders o where o.id = order_documents.order_id));
revoke all on public.order_documents from anon, authenticated;
grant select on public.order_documents to authenticated;
grant all on public.order_documents to service_role;

create function private.keep_order_document() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  v_written constant text[] := '{sha256,content}';
begin
  if old.content is not null or old.erased_at is not null or to_jsonb(new) - v_written <> to_jsonb(old) - v_written then
    raise exception 'document_is_final' using errcode = 'PT409';
  end if;
  return new;
end;
$$;
comment on function private.keep_order_document() is 'Trigger: rejects every change except storing the PDF once.';
revoke all on function private.keep_order_document() from public;
create trigger final_content before update on public.order_documents
  for each row when (not private.is_erasing()) execute function private.keep_order_document();

create function private.vat_cents(p_terms jsonb, p_gross_cents integer) returns integer
language sql immutable security invoker set search_path = '' as $$
  select case
    when p_terms ->> 'tax' = 'small-business' then 0
    -- 19: the rate of orders from before the rate was stored with each order.
    else p_gross_cents
      - round(p_gross_cents * 100.0 / (100 + coalesce((p_terms #>> '{facts,vatPercent}')::numeric, 19)))::integer
  end;
$$;
comment on function private.vat_cents(jsonb, integer) is
  'VAT contained in a gross amount, EUR cents, by the terms of an order. Net amount and VAT add up to the amount.';
revoke all on function private.vat_cents(jsonb, integer) from public;
grant execute on function private.vat_cents(jsonb, integer) to service_role;

create function private.issue_invoice(p_order public.orders) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  v_id uuid := (select id from public.order_documents where order_id = p_order.id and kind = 'invoice');
begin
  if v_id is null then
    insert into public.order_documents (order_id, kind, number, amount_cents, vat_cents)
    values (p_order.id, 'invoice', p_order.invoice_number, p_order.total_cents,
      private.vat_cents(p_order.terms, p_order.total_cents))
    returning id into v_id;
  end if;
  return v_id;
end;
$$;
comment on function private.issue_invoice(public.orders) is 'Issues the invoice of an order that has an invoice number, once, under the lock of the order. Returns its id.';
revoke all on function private.issue_invoice(public.orders) from public;
grant execute on function private.issue_invoice(public.orders) to service_role;

create function private.correct_invoice(p_order_id uuid, p_amount_cents integer, p_refund_group uuid, p_claim_id text)
returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_number text;
  v_corrected integer;
  v_amount integer;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  select number into v_number from public.order_documents
  where refund_group = p_refund_group or claim_id = p_claim_id;
  -- After the retention period of its order no document is written again.
  if v_number is not null or v_order.invoice_number is null or v_order.erased_at is not null then
    return v_number;
  end if;
  select coalesce(sum(amount_cents), 0) into v_corrected from public.order_documents
  where order_id = p_order_id and kind <> 'invoice';
  v_amount := least(p_amount_cents, v_order.total_cents - v_corrected);
  if v_amount <= 0 then
    return null;
  end if;
  insert into public.order_documents (
    order_id, kind, number, corrects_id, refund_group, claim_id, amount_cents, vat_cents
  ) values (
    p_order_id,
    case when v_amount = v_order.total_cents and p_refund_group is not null then 'cancellation' else 'correction' end,
    private.next_invoice_number(), private.issue_invoice(v_order), p_refund_group, p_claim_id, v_amount,
    private.vat_cents(v_order.terms, v_corrected + v_amount) - private.vat_cents(v_order.terms, v_corrected)
  ) returning number into v_number;
  return v_number;
end;
$$;
comment on function private.correct_invoice(uuid, integer, uuid, text) is
  'Corrects the invoice of an order by an amount, once per group of refunds or claim; a group that returns everything cancels it. Returns the number; null: there is no invoice, nothing is left to correct, or the order is erased.';
revoke all on function private.correct_invoice(uuid, integer, uuid, text) from public;
grant execute on function private.correct_invoice(uuid, integer, uuid, text) to service_role;

create function private.document_refund(p_order_id uuid, p_refund_group uuid, p_amount_cents integer) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_total integer;
  v_paid integer;
  v_returned integer;
  v_reversed integer;
  v_documented integer;
begin
  select total_cents into v_total from public.orders where id = p_order_id;
  select
    coalesce(sum(amount_cents), 0), coalesce(sum(refunded_cents), 0),
    coalesce(sum(greatest(0, reversed_cents - reinstated_cents)), 0)
  into v_paid, v_returned, v_reversed
  from public.payments where order_id = p_order_id and captured_at is not null and currency = 'EUR';
  select coalesce(sum(amount_cents), 0) into v_documented from public.order_documents
  where order_id = p_order_id and refund_group is not null;
  return private.correct_invoice(p_order_id, case
    -- Nothing is left of what was paid, even if that was less than the invoice.
    when v_returned >= v_paid then v_total - v_documented
    -- What was paid beyond the invoice is returned first, without a document: the price stays the same.
    else least(p_amount_cents, v_returned - greatest(0, v_paid - v_reversed - v_total) - v_documented)
  end, p_refund_group, null);
end;
$$;
comment on function private.document_refund(uuid, uuid, integer) is
  'Issues the document of a group of refunds that PayPal has answered, once. Returns its number; null: none is needed. Chargebacks are no refunds.';
revoke all on function private.document_refund(uuid, uuid, integer) from public;
grant execute on function private.document_refund(uuid, uuid, integer) to service_role;

create function public.issue_order_document(p_order_id uuid, p_kind text, p_number text default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_document public.order_documents;
  v_invoice public.order_documents;
  v_refund record;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  -- An invoice exists after the payment. After its retention period it cannot be written again.
  if v_order.invoice_number is null or v_order.erased_at is not null then
    return null;
  end if;
  perform private.issue_invoice(v_order);
  select * into v_document from public.order_documents
  where order_id = p_order_id and case
    when p_number is null then kind = p_kind and kind <> 'correction'
    else number = p_number and kind = coalesce(p_kind, kind)
  end;
  if v_document.id is null then
    return null;
  end if;
  select * into v_invoice from public.order_documents where id = coalesce(v_document.corrects_id, v_document.id);
  select max(reason) as reason, min(lines::text)::jsonb as lines, sum(amount_cents) as amount_cents into v_refund
  from public.refunds where group_id = v_document.refund_group;
  return jsonb_build_object('id', v_document.id, 'kind', v_document.kind, 'number', v_document.number,
    'issuedAt', v_document.issued_at, 'amountCents', v_document.amount_cents, 'vatCents', v_document.vat_cents,
    'content', v_document.content, 'invoiceNumber', v_invoice.number, 'invoiceIssuedAt', v_invoice.issued_at,
    'reason', coalesce(v_refund.reason, ''), 'isClaim', v_document.claim_id is not null,
    -- A part that PayPal refused, or that was paid twice, belongs to no line.
    'lines', case when v_refund.amount_cents = v_document.amount_cents then v_refund.lines end);
end;
$$;
comment on function public.issue_order_document(uuid, text, text) is
  'A document of an order by its number, or the only one of its kind; null if there is none. content is base64, null until keep_order_document_content stores it.';
revoke all on function public.issue_order_document(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_order_document(uuid, text, text) to service_role;

create function public.keep_order_document_content(p_document_id uuid, p_sha256 text, p_content text) returns text
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
comment on function public.keep_order_document_content(uuid, text, text) is
  'Stores the PDF unless there is one, and returns the stored one. Parallel calls return the same PDF.';
revoke all on function public.keep_order_document_content(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.keep_order_document_content(uuid, text, text) to service_role;
