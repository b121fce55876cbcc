-- A guest order becomes one of an account: whoever holds its link and has confirmed the e-mail it was placed with.

create function private.is_claiming(p_order_id uuid) returns boolean
language sql stable security invoker set search_path = ''
return coalesce(current_setting('private.claimed_order', true), '') = p_order_id::text;
comment on function private.is_claiming(uuid) is
  'Whether claim_order runs for this order in this transaction: then, and only then, a guest order gets an owner.';
revoke all on function private.is_claiming(uuid) from public;
grant execute on function private.is_claiming(uuid) to anon, authenticated, service_role;

drop trigger guard_order on public.orders;
create trigger guard_order before update on public.orders
  for each row when (not private.is_erasing() and not private.is_claiming(old.id))
  execute function private.guard_order();

create function private.claim_order(p_order text, p_access_token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.caller_id();
  v_email text;
  v_order public.orders;
begin
  select u.email into v_email from auth.users u
  where u.id = v_user_id and u.email_confirmed_at is not null;
  select o.* into v_order
  from public.orders o join public.order_access_tokens t on t.order_id = o.id
  where (o.order_id = p_order or o.payment_id = p_order)
    and t.token_hash = encode(sha256(convert_to(coalesce(p_access_token, ''), 'UTF8')), 'hex') and t.expires_at > now()
  for update of o;
  -- One answer for every reason, so that nobody learns whose order it is.
  if v_order.id is null or v_email is null or coalesce(v_order.user_id, v_user_id) <> v_user_id
     or lower(v_order.recipient ->> 'email') is distinct from lower(v_email) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if v_order.user_id is null then
    perform set_config('private.claimed_order', v_order.id::text, true);
    update public.orders set user_id = v_user_id, guest_info = null where id = v_order.id;
    perform set_config('private.claimed_order', '', true);
    insert into public.order_timeline (order_id, actor_id, event) values (v_order.id, v_user_id, 'order.claimed');
  end if;
  return v_order.order_id;
end;
$$;
comment on function private.claim_order(text, text) is
  'Makes a guest order the caller''s. Definer with the caller checked, because customers change no orders.';

create function public.claim_order(p_order text, p_access_token text) returns text
language sql security invoker set search_path = '' as $$ select private.claim_order(p_order, p_access_token); $$;
comment on function public.claim_order(text, text) is
  'Makes a guest order the signed-in user''s, with the token of its link and the confirmed e-mail it was placed with; returns its number. p_order is the order number or the payment id. Again changes nothing. Error: order_not_found, for every reason alike.';

revoke all on function private.claim_order(text, text) from public;
revoke all on function public.claim_order(text, text) from public, anon, authenticated, service_role;
grant execute on function private.claim_order(text, text) to authenticated;
grant execute on function public.claim_order(text, text) to authenticated;
