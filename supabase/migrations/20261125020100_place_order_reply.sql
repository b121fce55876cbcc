-- place_order returns the columns that opening a payment reads, and a cart reads its templates in one call.

create or replace function private.order_reply(p_order public.orders, p_is_new boolean) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', p_order.id, 'order_id', p_order.order_id, 'status', p_order.status, 'visual_status', p_order.visual_status,
    'total_cents', p_order.total_cents, 'user_id', p_order.user_id, 'payment_id', p_order.payment_id,
    'paypal_order_id', p_order.paypal_order_id, 'idempotency_key', p_order.idempotency_key,
    'created_at', p_order.created_at, 'is_new', p_is_new
  );
$$;
comment on function private.order_reply(public.orders, boolean) is
  'The reply of place_order: the columns that its payment depends on, and whether the order is new.';

create function public.get_complete_forms(p_template_ids uuid[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(id, form) filter (where form is not null), '{}')
  from (select id, public.get_complete_form(id) as form from unnest(p_template_ids) as id) as forms;
$$;
comment on function public.get_complete_forms(uuid[]) is
  'The published templates by id, for pricing a cart in one query. Unpublished ones are missing.';
revoke all on function public.get_complete_forms(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.get_complete_forms(uuid[]) to service_role;
