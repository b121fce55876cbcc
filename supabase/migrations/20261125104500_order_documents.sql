-- Invoices and cancellations of invoices: numbered without gaps, written once, never changed.

create table public.order_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  kind text not null check (kind in ('invoice', 'cancellation')),
  number text not null unique,
  issued_at timestamptz not null default now(),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  content text,
  erased_at timestamptz,
  unique (order_id, kind),
  check ((sha256 is null) = (content is null))
);
comment on table public.order_documents is
  'Invoices and their cancellations. A row reserves the number. The PDF and its digest are stored once and never changed.';
comment on column public.order_documents.content is 'The PDF as base64. Served by the function order-document.';
comment on column public.order_documents.erased_at is
  'When the PDF was erased at the end of its retention period. The number is kept, so that the series has no gap.';

create trigger keep_documents before delete on public.order_documents
  for each row execute function private.reject_change();

alter table public.order_documents enable row level security;
create policy "Admins read documents of orders" on public.order_documents
  for select to authenticated using ((select private.is_admin()));
revoke all on public.order_documents from anon, authenticated;
grant select on public.order_documents to authenticated;
grant all on public.order_documents to service_role;

create function private.keep_order_document() returns trigger
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
comment on function private.keep_order_document() is 'Trigger: rejects every change except storing the PDF once.';
revoke all on function private.keep_order_document() from public;
create trigger final_content before update on public.order_documents
  for each row when (not private.is_erasing()) execute function private.keep_order_document();

create function public.issue_order_document(p_order_id uuid, p_kind text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_document public.order_documents;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  -- An invoice exists after the payment. It is cancelled after a full refund. After its retention period it cannot be
  -- written again.
  if v_order.invoice_number is null or v_order.erased_at is not null
     or (p_kind = 'cancellation' and v_order.status <> 'refunded') then
    return null;
  end if;
  select * into v_document from public.order_documents where order_id = p_order_id and kind = p_kind;
  if v_document.id is null then
    -- After a chargeback the shop has refunded nothing, as the cancellation would say.
    if p_kind = 'cancellation'
       and exists (select 1 from public.payments where order_id = p_order_id and reversed_cents > reinstated_cents) then
      return null;
    end if;
    insert into public.order_documents (order_id, kind, number)
    values (p_order_id, p_kind, case when p_kind = 'invoice' then v_order.invoice_number else private.next_invoice_number() end)
    returning * into v_document;
  end if;
  return jsonb_build_object('id', v_document.id, 'kind', v_document.kind, 'number', v_document.number,
    'issuedAt', v_document.issued_at, 'sha256', v_document.sha256, 'content', v_document.content,
    'invoiceNumber', v_order.invoice_number);
end;
$$;
comment on function public.issue_order_document(uuid, text) is
  'The invoice or cancellation of an order, numbered on the first call; null if there is none. content is base64, null until keep_order_document_content stores it.';
revoke all on function public.issue_order_document(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_order_document(uuid, text) to service_role;

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
