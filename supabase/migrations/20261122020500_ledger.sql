-- What the shop has written down of payments, for comparing it with PayPal's transactions.

create function public.ledger_entries(p_from timestamptz, p_to timestamptz, p_payment_ids text[])
returns table (payment_id text, order_db_id uuid, order_id text, net_cents integer)
language sql stable security invoker set search_path = '' as $$
  select p.payment_id, o.id, o.order_id,
    case when p.reversed_at is null then p.amount_cents - p.refunded_cents else 0 end
  from public.payments p left join public.orders o on o.id = p.order_id
  where p.captured_at is not null and p.currency = 'EUR'
    and ((p.captured_at >= p_from and p.captured_at < p_to) or p.payment_id = any (p_payment_ids))
  order by p.captured_at;
$$;
comment on function public.ledger_entries(timestamptz, timestamptz, text[]) is
  'Payments captured within a time, or named; net_cents is what is left of them after refunds and reversals, EUR cents.';
create index payments_captured_at on public.payments (captured_at);

revoke all on function public.ledger_entries(timestamptz, timestamptz, text[]) from public, anon, authenticated, service_role;
grant execute on function public.ledger_entries(timestamptz, timestamptz, text[]) to service_role;
