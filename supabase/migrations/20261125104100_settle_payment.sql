-- The single transition of payments. Capture call, webhook, verification and sweep all call it, in any order and any
-- number of times. They set facts of a payment, and the order's status is derived from the facts.

create function private.follow_payments(p_order_id uuid) returns public.orders
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_statuses text[];
  v_target text;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  select array_agg(status) into v_statuses from public.payments where order_id = p_order_id;
  v_target := case
    when 'completed' = any (v_statuses) then 'completed'
    when v_statuses && '{captured,review}'::text[] then 'processing'
    when v_statuses && '{refunded,reversed}'::text[] then 'refunded'
    else v_order.status
  end;
  if v_target <> v_order.status then
    if v_order.status in ('pending', 'failed') and v_target in ('completed', 'refunded') then
      update public.orders set status = 'processing' where id = p_order_id;
    end if;
    update public.orders set status = v_target where id = p_order_id;
    if v_target = 'completed' and v_order.invoice_number is null then
      update public.orders set invoice_number = private.next_invoice_number() where id = p_order_id returning * into v_order;
      perform private.issue_invoice(v_order);
      -- A cancelled order is not accepted.
      insert into public.email_outbox (template, recipient, order_id, dedupe_key)
      select 'payment_received', v_order.recipient ->> 'email', p_order_id, 'payment_received:' || p_order_id
      where v_order.visual_status <> 'Storniert'
      on conflict do nothing;
    end if;
  end if;
  perform private.close_refunds(p_order_id);
  select * into v_order from public.orders where id = p_order_id;
  return v_order;
end;
$$;
comment on function private.follow_payments(uuid) is
  'Sets the status of an order from its payments, through the allowed moves, and closes its refunds. The first completion assigns the invoice number, issues the invoice and queues the mail.';
revoke all on function private.follow_payments(uuid) from public;
grant execute on function private.follow_payments(uuid) to service_role;

create function private.add_up_reversals(p_payment_id text) returns public.payments
language sql security invoker set search_path = '' as $$
  update public.payments p set (reversed_cents, reinstated_cents) = (
    select coalesce(sum(r.amount_cents) filter (where r.kind = 'reversed'), 0),
      coalesce(sum(r.amount_cents) filter (where r.kind = 'reinstated'), 0)
    from public.payment_reversals r where r.payment_id = p.payment_id and r.currency = p.currency
  )
  where p.payment_id = p_payment_id
  returning *;
$$;
comment on function private.add_up_reversals(text) is
  'Sets the sums of the reversals of a payment. Only rows in the currency of the payment count.';
revoke all on function private.add_up_reversals(text) from public;
grant execute on function private.add_up_reversals(text) to service_role;

create function public.settle_payment(
  p_order_id uuid, p_outcome text, p_paypal_order_id text, p_payment_id text, p_amount_cents integer, p_currency text,
  p_source text, p_details jsonb default '{}'
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_before public.payments;
  v_after public.payments;
  v_reversal boolean := p_outcome in ('reversed', 'reinstated');
  v_refund boolean := p_outcome = 'refunded' or v_reversal;
  v_event_key text := coalesce(p_details ->> 'eventKey', p_payment_id);
  v_reason text;
  v_has_found_order boolean;
  v_is_news boolean := false;
  v_changed boolean;
begin
  if p_outcome not in ('captured', 'pending', 'verified', 'mismatch', 'declined', 'refunded', 'reversed', 'reinstated') then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "outcome"}';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  if p_payment_id is null then
    -- Declined before a capture: only the event is stored. The buyer may try again.
    if v_order.id is not null then
      insert into public.order_timeline (order_id, event, details)
      values (v_order.id, 'payment.' || p_outcome, p_details || jsonb_build_object('source', p_source));
    end if;
    return jsonb_build_object('id', v_order.id, 'orderId', v_order.order_id, 'status', v_order.status,
      'paymentStatus', null, 'review', false, 'changed', false, 'invoiceNumber', v_order.invoice_number);
  end if;

  select * into v_before from public.payments where payment_id = p_payment_id for update;
  -- An admin accepted the payment without comparing it with this order.
  v_has_found_order := v_before.id is not null and v_before.order_id is null and v_order.id is not null;
  v_reason := case
    when v_refund and p_currency <> coalesce(v_before.currency, v_order.currency, p_currency) then 'currency_differs'
    when p_outcome = 'mismatch' then coalesce(p_details ->> 'reason', 'mismatch')
    when p_outcome = 'declined' then case when v_before.captured_at is not null then 'declined_after_capture' end
    when p_outcome in ('captured', 'verified') and v_before.declined_at is not null then 'declined_after_capture'
    -- PayPal's first report of a duplicate payment may be its refund.
    when v_refund and (v_order.id is null or v_before.captured_at is not null) then null
    when v_order.id is null then 'unknown_order'
    when not v_refund and (p_amount_cents <> v_order.total_cents or p_currency <> v_order.currency) then 'amount_differs'
    when exists (
      select 1 from public.payments
      where order_id = v_order.id and payment_id <> p_payment_id and captured_at is not null and review_reason is null
    ) then 'duplicate_payment'
  end;

  insert into public.payments as p (
    payment_id, order_id, paypal_order_id, amount_cents, currency, held_at, captured_at, verified_at, declined_at,
    refunded_cents, review_reason, details
  ) values (
    p_payment_id, v_order.id, p_paypal_order_id,
    -- A refund may be reported before its capture, which then corrects the amount.
    case when v_refund then coalesce(v_order.total_cents, p_amount_cents) else p_amount_cents end,
    case when v_refund then coalesce(v_order.currency, p_currency) else p_currency end,
    case when p_outcome = 'pending' then now() end,
    case when p_outcome in ('captured', 'verified', 'mismatch') or v_refund then now() end,
    case when p_outcome = 'verified' then now() end,
    case when p_outcome = 'declined' then now() end,
    case when p_outcome = 'refunded' and v_reason is distinct from 'currency_differs' then p_amount_cents else 0 end,
    v_reason, p_details
  )
  on conflict (payment_id) do update set
    order_id = coalesce(p.order_id, excluded.order_id),
    paypal_order_id = coalesce(p.paypal_order_id, excluded.paypal_order_id),
    amount_cents = case when v_refund then p.amount_cents else excluded.amount_cents end,
    currency = case when v_refund then p.currency else excluded.currency end,
    held_at = coalesce(p.held_at, excluded.held_at),
    captured_at = coalesce(p.captured_at, excluded.captured_at),
    verified_at = coalesce(p.verified_at, excluded.verified_at),
    declined_at = coalesce(p.declined_at, excluded.declined_at),
    refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents),
    review_reason = case
      when p.resolved_at is null or v_has_found_order then coalesce(p.review_reason, excluded.review_reason)
    end,
    resolved_at = case when not v_has_found_order then p.resolved_at end,
    details = p.details || excluded.details
  returning * into v_after;
  if v_reversal then
    insert into public.payment_reversals as r (event_key, payment_id, kind, amount_cents, currency, dispute_id, at)
    values (v_event_key, p_payment_id, p_outcome, p_amount_cents, p_currency, p_details ->> 'disputeId',
      coalesce((p_details ->> 'at')::timestamptz, now()))
    on conflict (event_key) do update set amount_cents = excluded.amount_cents
      where r.payment_id = excluded.payment_id and r.kind = excluded.kind and r.amount_cents < excluded.amount_cents;
    v_is_news := found;
  end if;
  v_after := private.add_up_reversals(p_payment_id);

  v_changed := v_is_news or v_before.id is null
    or (v_before.held_at, v_before.captured_at, v_before.verified_at, v_before.declined_at,
        v_before.refunded_cents, v_before.review_reason, v_before.order_id)
      is distinct from (v_after.held_at, v_after.captured_at, v_after.verified_at, v_after.declined_at,
        v_after.refunded_cents, v_after.review_reason, v_after.order_id);
  if v_changed and v_after.status = 'review' then
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    values ('payment_review', 'shop', v_order.id,
      jsonb_build_object('paymentId', p_payment_id, 'reason', v_after.review_reason), 'payment_review:' || p_payment_id)
    on conflict do nothing;
  end if;
  if v_order.id is not null then
    if v_before.captured_at is null and v_after.captured_at is not null and not v_refund then
      perform private.report_late_payment(v_order, v_after);
    end if;
    if v_changed then
      update public.orders set payment_id = coalesce(payment_id, p_payment_id)
      where id = v_order.id and payment_id is null and v_after.status <> 'declined';
      insert into public.order_timeline (order_id, event, details)
      values (v_order.id, 'payment.' || p_outcome, p_details || jsonb_build_object(
        'source', p_source, 'paymentId', p_payment_id, 'review', v_after.review_reason)
        -- The timeline prints euros.
        || case when p_currency = 'EUR' then jsonb_build_object('amountCents', p_amount_cents) else '{}' end);
      if p_outcome = 'reversed' then
        insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
        values ('payment_reversed', 'shop', v_order.id,
          jsonb_build_object('paymentId', p_payment_id, 'amountCents', p_amount_cents, 'currency', p_currency),
          'payment_reversed:' || v_event_key)
        on conflict do nothing;
      end if;
    end if;
    v_order := private.follow_payments(v_order.id);
  end if;
  return jsonb_build_object('id', v_order.id, 'orderId', v_order.order_id, 'status', v_order.status,
    'paymentStatus', v_after.status, 'review', v_after.status = 'review', 'changed', v_changed,
    'invoiceNumber', v_order.invoice_number);
end;
$$;
comment on function public.settle_payment(uuid, text, text, text, integer, text, text, jsonb) is
  'Stores the outcome of a payment, under the lock of the order. Amounts in cents; for refunds the total refunded so far, for reversals and reinstatements the amount of the one that p_details.eventKey names. A payment that does not match its order is reviewed, and never completed or failed.';
revoke all on function public.settle_payment(uuid, text, text, text, integer, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.settle_payment(uuid, text, text, text, integer, text, text, jsonb) to service_role;
