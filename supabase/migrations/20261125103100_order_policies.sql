-- Customers read their own orders, admins all. Orders are written by functions, apart from the state of the workshop.

alter table public.orders enable row level security;
create policy "Customers read their own orders, admins all" on public.orders
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select private.is_admin()));
create policy "Admins change the workshop's state of orders" on public.orders
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
revoke all on public.orders from anon, authenticated;
grant select on public.orders to authenticated;
grant update (visual_status, production_stage, tracking_number, tracking_carrier) on public.orders to authenticated;
grant all on public.orders to service_role;

-- The subqueries read orders with the rights of the caller.
alter table public.order_items enable row level security;
create policy "Customers read the items of their own orders, admins all" on public.order_items
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_items.order_id));
revoke all on public.order_items from anon, authenticated;
grant select on public.order_items to authenticated;
grant all on public.order_items to service_role;

alter table public.order_timeline enable row level security;
create policy "Admins read the timeline of orders" on public.order_timeline
  for select to authenticated
  using ((select private.is_admin()));
revoke all on public.order_timeline from anon, authenticated;
grant select on public.order_timeline to authenticated;
grant usage, select on sequence public.order_timeline_id_seq to service_role;
grant all on public.order_timeline to service_role;

alter table public.order_access_tokens enable row level security;
revoke all on public.order_access_tokens from anon, authenticated;
grant all on public.order_access_tokens to service_role;

alter table public.order_notes enable row level security;
create policy "Admins read the notes of orders" on public.order_notes
  for select to authenticated using ((select private.is_admin()));
create policy "Admins add notes to orders" on public.order_notes
  for insert to authenticated with check ((select private.is_admin()));
revoke all on public.order_notes from anon, authenticated;
grant select, insert on public.order_notes to authenticated;
grant all on public.order_notes to service_role;
