-- Disputes about payments, opened at PayPal by buyers and their banks.

create table public.payment_disputes (
  dispute_id text primary key,
  payment_id text not null references public.payments (payment_id) on delete restrict,
  amount_cents integer check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost', 'withdrawn')),
  respond_by timestamptz,
  updated_at timestamptz not null,
  claim text check (claim in ('waived', 'upheld')),
  constraint claim_after_loss check (claim is null or state = 'lost')
);
comment on table public.payment_disputes is
  'Disputes of buyers and their banks at PayPal, in their latest state. Written by functions only.';
comment on column public.payment_disputes.amount_cents is 'EUR cents. Null: the dispute is in another currency.';
comment on column public.payment_disputes.reason is 'PayPal''s reason code.';
comment on column public.payment_disputes.respond_by is 'Until when PayPal expects an answer of the shop.';
comment on column public.payment_disputes.updated_at is 'PayPal''s time of this state. An older state never replaces it.';
comment on column public.payment_disputes.claim is
  'What the shop decided about its claim after a lost dispute. Null: an open case.';
create index payment_disputes_payment_id on public.payment_disputes (payment_id);
create index payment_disputes_open on public.payment_disputes (payment_id) where state = 'open';

create trigger keep_payment_disputes before delete on public.payment_disputes
  for each row execute function private.reject_change();

alter table public.payment_disputes enable row level security;
create policy "Admins read disputes" on public.payment_disputes
  for select to authenticated using ((select private.is_admin()));
revoke all on public.payment_disputes from anon, authenticated;
grant select on public.payment_disputes to authenticated;
grant all on public.payment_disputes to service_role;

create function public.record_dispute(
  p_dispute_id text, p_payment_id text, p_amount_cents integer, p_currency text, p_reason text, p_state text,
  p_respond_by timestamptz, p_updated_at timestamptz, p_returned_cents integer
) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
  v_payment public.payments;
  v_before public.payment_disputes;
  v_after public.payment_disputes;
  v_is_new boolean;
  v_order public.orders;
begin
  select * into v_payment from public.payments where payment_id = p_payment_id;
  if v_payment.id is null then
    return false;
  end if;
  -- Locks the order first, as settle_payment does, to avoid a deadlock.
  select * into v_order from public.orders where id = v_payment.order_id for update;
  select * into v_payment from public.payments where payment_id = p_payment_id for update;
  select * into v_before from public.payment_disputes where dispute_id = p_dispute_id;
  insert into public.payment_disputes as d (
    dispute_id, payment_id, amount_cents, reason, state, respond_by, updated_at
  ) values (
    p_dispute_id, p_payment_id, case when p_currency = 'EUR' then p_amount_cents end, p_reason, p_state, p_respond_by,
    p_updated_at
  )
  on conflict (dispute_id) do update set
    amount_cents = excluded.amount_cents, reason = excluded.reason, state = excluded.state,
    respond_by = excluded.respond_by, updated_at = excluded.updated_at,
    claim = case when excluded.state = 'lost' then d.claim end
  where d.payment_id = excluded.payment_id
    and (excluded.updated_at, excluded.state <> 'open') >= (d.updated_at, d.state <> 'open')
  returning * into v_after;
  v_is_new := v_after.dispute_id is not null and v_after.state is distinct from v_before.state;

  if v_is_new and v_order.id is not null then
    insert into public.order_timeline (order_id, event, details)
    values (v_order.id, 'dispute.' || v_after.state, jsonb_build_object(
      'disputeId', p_dispute_id, 'paymentId', p_payment_id, 'amountCents', v_after.amount_cents,
      'respondBy', v_after.respond_by));
    if v_after.state in ('won', 'withdrawn') then
      insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
      values ('dispute_won', 'shop', v_order.id,
        jsonb_build_object('paymentId', p_payment_id, 'disputeId', p_dispute_id, 'amountCents', p_amount_cents,
          'currency', p_currency, 'returnedCents', p_returned_cents),
        format('dispute_won:%s', p_dispute_id))
      on conflict do nothing;
    end if;
  end if;
  if p_currency <> v_payment.currency and v_payment.review_reason is null and v_payment.resolved_at is null then
    update public.payments set review_reason = 'currency_differs' where payment_id = p_payment_id;
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    values ('payment_review', 'shop', v_order.id,
      jsonb_build_object('paymentId', p_payment_id, 'reason', 'currency_differs'), 'payment_review:' || p_payment_id)
    on conflict do nothing;
    perform private.follow_payments(v_order.id) where v_order.id is not null;
  end if;
  if p_returned_cents > 0 then
    perform public.settle_payment(v_order.id, 'reinstated', null, p_payment_id, p_returned_cents, p_currency, 'webhook',
      jsonb_build_object('eventKey', p_dispute_id, 'disputeId', p_dispute_id));
  end if;
  return true;
end;
$$;
comment on function public.record_dispute(text, text, integer, text, text, text, timestamptz, timestamptz, integer) is
  'Stores the latest state of a dispute; an older state changes nothing. p_returned_cents: what PayPal returned to the shop after it. Returns false if the payment is unknown. Amounts in cents of p_currency; in another currency than the payment''s, the payment is reviewed.';
revoke all on function public.record_dispute(text, text, integer, text, text, text, timestamptz, timestamptz, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.record_dispute(text, text, integer, text, text, text, timestamptz, timestamptz, integer)
  to service_role;

create function private.decide_claim(p_dispute_id text, p_claim text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_dispute public.payment_disputes;
begin
  perform private.require_admin();
  update public.payment_disputes set claim = p_claim
  where dispute_id = p_dispute_id and state = 'lost' and claim is null
  returning * into v_dispute;
  if not found then
    return false;
  end if;
  insert into public.order_timeline (order_id, actor_id, event, details)
  select p.order_id, (select private.caller_id()), 'dispute.claim_' || p_claim,
    jsonb_build_object('disputeId', p_dispute_id, 'paymentId', p.payment_id, 'amountCents', v_dispute.amount_cents)
  from public.payments p where p.payment_id = v_dispute.payment_id and p.order_id is not null;
  if p_claim = 'waived' then
    perform private.correct_invoice(p.order_id, v_dispute.amount_cents, null, p_dispute_id)
    from public.payments p where p.payment_id = v_dispute.payment_id;
  end if;
  return true;
exception when check_violation then
  raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "claim"}';
end;
$$;
comment on function private.decide_claim(text, text) is
  'Stores what the shop decided after a lost dispute. Definer with the caller checked, because payment_disputes has no write policy.';
revoke all on function private.decide_claim(text, text) from public;
grant execute on function private.decide_claim(text, text) to authenticated;

create function public.decide_claim(p_dispute_id text, p_claim text) returns boolean
language sql security invoker set search_path = '' as $$ select private.decide_claim(p_dispute_id, p_claim); $$;
comment on function public.decide_claim(text, text) is
  'Closes the case of a lost dispute, for admins: the claim against the buyer is waived, which corrects the invoice, or upheld. Returns false if there is no open case. Errors: not_admin, invalid_request.';
revoke all on function public.decide_claim(text, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_claim(text, text) to authenticated;
