-- Articles 15 and 20 GDPR: exports all stored data of an account.

create function private.export_account(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'createdAt', u.created_at, 'lastSignInAt', u.last_sign_in_at),
    'profile', (
      select to_jsonb(p) - '{id}'::text[] from public.profiles p where p.id = u.id
    ),
    'roles', coalesce((select jsonb_agg(r.role order by r.role) from public.user_roles r where r.user_id = u.id), '["customer"]'),
    'deliveryAddresses', coalesce((
      select jsonb_agg(to_jsonb(a) - '{id,user_id}'::text[] order by a.created_at)
      from public.delivery_addresses a where a.user_id = u.id
    ), '[]'),
    'dogs', coalesce((
      select jsonb_agg(to_jsonb(d) - '{id,user_id}'::text[] order by d.created_at) from public.dogs d where d.user_id = u.id
    ), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes, 'createdAt', f.created_at) order by f.created_at)
      from public.order_files f where f.user_id = u.id
    ), '[]'),
    'orders', coalesce((
      select jsonb_agg(jsonb_build_object(
        'orderId', o.order_id, 'createdAt', o.created_at, 'status', o.status, 'visualStatus', o.visual_status,
        'totalCents', o.total_cents, 'shippingCents', o.shipping_cents, 'recipient', o.recipient,
        'paymentId', o.payment_id, 'trackingNumber', o.tracking_number,
        'items', (
          select jsonb_agg(jsonb_build_object(
            'title', i.title, 'quantity', i.quantity, 'unitPriceCents', i.unit_price_cents,
            'configuratorSettings', i.configurator_settings) order by i.position)
          from public.order_items i where i.order_id = o.id
        )) order by o.created_at)
      from public.orders o where o.user_id = u.id
    ), '[]'),
    'contactRequests', coalesce((
      select jsonb_agg(to_jsonb(c) - '{id}'::text[] order by c.created_at)
      from public.contact_requests c where lower(c.email) = lower(u.email)
    ), '[]'),
    'withdrawals', coalesce((
      select jsonb_agg(to_jsonb(w) - '{id}'::text[] order by w.received_at)
      from public.withdrawals w where lower(w.email) = lower(u.email)
    ), '[]')
  )
  from auth.users u where u.id = p_user_id;
$$;
comment on function private.export_account(uuid) is
  'All stored data of a user. Definer, because requests and withdrawals are found by the e-mail that Auth confirmed.';
revoke all on function private.export_account(uuid) from public;
grant execute on function private.export_account(uuid) to service_role;

create function public.export_account(p_user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.export_account(p_user_id); $$;
comment on function public.export_account(uuid) is
  'All stored data of a user, as in export_own_account; null for an unknown user.';
revoke all on function public.export_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.export_account(uuid) to service_role;

create function private.export_own_account() returns jsonb
language sql stable security definer set search_path = '' as $$ select private.export_account(private.caller_id()); $$;
comment on function private.export_own_account() is
  'The export of the caller. Definer, because it reads tables that the caller may not read.';
revoke all on function private.export_own_account() from public;
grant execute on function private.export_own_account() to authenticated;

create function public.export_own_account() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.export_own_account(); $$;
comment on function public.export_own_account() is
  'All stored data of the caller: {account, profile, roles, deliveryAddresses, dogs, files, orders, contactRequests, withdrawals}; null for a guest.';
revoke all on function public.export_own_account() from public, anon, authenticated, service_role;
grant execute on function public.export_own_account() to authenticated;
