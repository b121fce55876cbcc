-- PayPal forgets an order nobody approved after some hours; the shop's order is good for a day.

drop function public.attach_paypal_order(uuid, text);

create function public.attach_paypal_order(p_order_id uuid, p_paypal_order_id text, p_instead_of text default null)
returns text
language plpgsql security invoker set search_path = '' as $$
declare
  v_paypal_order_id text;
begin
  update public.orders set paypal_order_id = case
    when paypal_order_id is null or paypal_order_id = p_instead_of then p_paypal_order_id else paypal_order_id
  end
  where id = p_order_id returning paypal_order_id into v_paypal_order_id;
  if not found then
    raise exception 'unknown_order' using errcode = 'PT404';
  end if;
  return v_paypal_order_id;
end;
$$;
comment on function public.attach_paypal_order(uuid, text, text) is
  'Ties a PayPal order to an order. The first one stays, unless it is named as the one to replace; returns the one that holds.';
revoke all on function public.attach_paypal_order(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.attach_paypal_order(uuid, text, text) to service_role;
