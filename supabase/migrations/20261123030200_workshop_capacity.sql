-- How much the workshop sews in a week, and with it how long a new piece waits before its turn (BEY-59).

create table public.workshop_settings (
  id boolean primary key default true,
  weekly_pieces integer,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint one_row check (id),
  constraint weekly_pieces_check check (weekly_pieces between 1 and 10000)
);
comment on table public.workshop_settings is 'The settings of the workshop, one row.';
comment on column public.workshop_settings.weekly_pieces is
  'Pieces made to measure that the workshop finishes in a week of five working days; null: not said, nothing waits.';
insert into public.workshop_settings default values;

create trigger touch_revision before update on public.workshop_settings
  for each row execute function private.touch_revision();
create trigger write_audit_log after update on public.workshop_settings
  for each row execute function private.write_audit_log();

alter table public.workshop_settings enable row level security;
create policy "Admins read the settings of the workshop" on public.workshop_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins change the settings of the workshop" on public.workshop_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
revoke all on public.workshop_settings from anon, authenticated;
grant select, update (weekly_pieces) on public.workshop_settings to authenticated;
grant all on public.workshop_settings to service_role;

create function private.open_pieces() returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(i.quantity), 0)::integer
  from public.orders o join public.order_items i on i.order_id = o.id
  where o.status = 'completed' and o.visual_status in ('Offen', 'In Bearbeitung')
    and o.production_stage is distinct from 'Verpackung' and i.configurator_settings is not null;
$$;
comment on function private.open_pieces() is
  'Pieces made to measure of paid orders that are not packed yet: what stands on the production board before Verpackung. Definer, because everybody may know the queue that follows from it, and nobody the orders.';

create function private.workshop_queue_days() returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select least(ceil(5.0 * private.open_pieces() / weekly_pieces), 250)::integer from public.workshop_settings
    where weekly_pieces is not null
  ), 0);
$$;
comment on function private.workshop_queue_days() is
  'Working days until the workshop has done what it has; 0 while its capacity is not said. Definer, as open_pieces.';

create function public.workshop_queue_days() returns integer
language sql stable security invoker set search_path = '' as $$ select private.workshop_queue_days(); $$;
comment on function public.workshop_queue_days() is
  'How many working days a new piece made to measure waits for its turn. They come on top of the production days of its article.';

create function public.workshop_load() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('weeklyPieces', weekly_pieces, 'revision', revision,
      'openPieces', private.open_pieces(), 'queueDays', private.workshop_queue_days())
    from public.workshop_settings
  );
end;
$$;
comment on function public.workshop_load() is
  'For admins: {weeklyPieces, revision, openPieces, queueDays}. Error not_admin.';

create function public.save_workshop_capacity(p_weekly_pieces integer, p_expected_revision integer default null)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_revision integer;
begin
  perform private.require_admin();
  if p_weekly_pieces not between 1 and 10000 then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "weeklyPieces"}';
  end if;
  select revision into v_revision from public.workshop_settings for update;
  if p_expected_revision <> v_revision then
    raise exception 'revision_conflict' using errcode = 'PT409', detail = jsonb_build_object('revision', v_revision)::text;
  end if;
  update public.workshop_settings set weekly_pieces = p_weekly_pieces where weekly_pieces is distinct from p_weekly_pieces;
  return public.workshop_load();
end;
$$;
comment on function public.save_workshop_capacity(integer, integer) is
  'An admin says how many pieces the workshop finishes in a week; null: not said. Returns workshop_load(). Errors: not_admin, invalid_request, revision_conflict.';

-- An order promises what the article's page said: production days and, for pieces made to measure, the queue.
create function private.promise_delivery() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  v_queue_days integer;
begin
  if new.configurator_settings is not null then
    v_queue_days := private.workshop_queue_days();
    if v_queue_days > 0 then
      -- The shop's general term (production of `shopTerms`) where the article has none of its own.
      new.delivery_min_days := coalesce(new.delivery_min_days, 10) + v_queue_days;
      new.delivery_max_days := coalesce(new.delivery_max_days, 14) + v_queue_days;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.promise_delivery() is
  'Trigger: the delivery days of an order''s line hold the queue of the moment it was ordered.';
create trigger promise_delivery before insert on public.order_items
  for each row execute function private.promise_delivery();

revoke all on function private.open_pieces() from public;
revoke all on function private.workshop_queue_days() from public;
revoke all on function private.promise_delivery() from public;
revoke all on function public.workshop_queue_days() from public;
revoke all on function public.workshop_load() from public, anon, authenticated, service_role;
revoke all on function public.save_workshop_capacity(integer, integer) from public, anon, authenticated, service_role;
grant execute on function private.open_pieces() to authenticated;
grant execute on function private.workshop_queue_days() to anon, authenticated, service_role;
grant execute on function public.workshop_queue_days() to anon, authenticated, service_role;
grant execute on function public.workshop_load() to authenticated;
grant execute on function public.save_workshop_capacity(integer, integer) to authenticated;
