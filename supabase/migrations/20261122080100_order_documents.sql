-- Invoices and cancellations of invoices: numbered without gaps, written once, never changed.

create table public.order_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  kind text not null check (kind in ('invoice', 'cancellation')),
  number text not null unique,
  issued_at timestamptz not null default now(),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  content text,
  unique (order_id, kind),
  check ((sha256 is null) = (content is null))
);
comment on table public.order_documents is
  'Invoices and their cancellations. A row is the number; the PDF is put in once and stays as it is, together with its digest.';
comment on column public.order_documents.content is 'The PDF as base64. Served by the function order-document.';

create function private.keep_order_document() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if old.content is not null
     or (new.id, new.order_id, new.kind, new.number, new.issued_at)
        is distinct from (old.id, old.order_id, old.kind, old.number, old.issued_at) then
    raise exception 'document_is_final' using errcode = 'PT409';
  end if;
  return new;
end;
$$;
comment on function private.keep_order_document() is 'Refuses every change but putting in the PDF once.';

create trigger final_content before update on public.order_documents
  for each row execute function private.keep_order_document();
create trigger keep_documents before delete on public.order_documents
  for each row execute function private.reject_change();

alter table public.order_documents enable row level security;
create policy "Admins read documents of orders" on public.order_documents
  for select to authenticated using ((select private.is_admin()));

create function public.issue_order_document(p_order_id uuid, p_kind text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_document public.order_documents;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  -- An invoice exists from the payment on; it is cancelled when all of the money has gone back.
  if v_order.invoice_number is null or (p_kind = 'cancellation' and v_order.status <> 'refunded') then
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
comment on function public.issue_order_document(uuid, text) is
  'The invoice or cancellation of an order, numbered on the first call; null while there is none. content is base64, or null until keep_order_document_content.';

create function public.keep_order_document_content(p_document_id uuid, p_sha256 text, p_content text) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_content text;
begin
  update public.order_documents set sha256 = p_sha256, content = p_content
  where id = p_document_id and content is null;
  select content into v_content from public.order_documents where id = p_document_id;
  return v_content;
end;
$$;
comment on function public.keep_order_document_content(uuid, text, text) is
  'Puts the PDF in unless one is there, and returns the one that stays: of two writers at once both get the same.';

revoke all on public.order_documents from anon, authenticated;
grant select on public.order_documents to authenticated;
grant all on public.order_documents to service_role;
revoke all on function public.issue_order_document(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.keep_order_document_content(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_order_document(uuid, text) to service_role;
grant execute on function public.keep_order_document_content(uuid, text, text) to service_role;
