-- Weekly capacity of the workshop, and the queue of a new piece that follows from it (BEY-59).

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
  'Made-to-measure pieces that the workshop finishes in a week of five working days. Null: unknown, no queue.';

create trigger touch_revision before update on public.workshop_settings
  for each row execute function private.touch_revision();
create trigger write_audit_log after update on public.workshop_settings
  for each row execute function private.write_audit_log();
insert into public.workshop_settings default values;

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
  'Made-to-measure pieces of paid orders that are not packed yet. Definer, because callers may know the length of the queue but not the orders.';
revoke all on function private.open_pieces() from public;
grant execute on function private.open_pieces() to authenticated;

create function private.workshop_queue_days() returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select least(ceil(5.0 * private.open_pieces() / weekly_pieces), 250)::integer from public.workshop_settings
    where weekly_pieces is not null
  ), 0);
$$;
comment on function private.workshop_queue_days() is
  'Working days of the current queue; 0 if the capacity is unknown. Definer, like open_pieces.';
revoke all on function private.workshop_queue_days() from public;
grant execute on function private.workshop_queue_days() to anon, authenticated, service_role;

create function public.workshop_queue_days() returns integer
language sql stable security invoker set search_path = '' as $$ select private.workshop_queue_days(); $$;
comment on function public.workshop_queue_days() is
  'Working days that a new made-to-measure piece waits in the queue, in addition to the production days of its article.';
revoke all on function public.workshop_queue_days() from public;
grant execute on function public.workshop_queue_days() to anon, authenticated, service_role;

create function public.workshop_load() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('weeklyPieces', weekly_pieces, 'revision', revision,
      'openPieces', private.open_pieces(), 'queueDays', private.workshop_queue_days(),
      'piecesByStage', (
        select coalesce(jsonb_object_agg(s.stage, s.pieces), '{}')
        from (
          select case when o.visual_status = 'Offen' then 'Offen' else coalesce(o.production_stage, 'Zuschnitt') end as stage,
            sum(i.quantity)::integer as pieces
          from public.orders o join public.order_items i on i.order_id = o.id
          where o.status = 'completed' and o.visual_status in ('Offen', 'In Bearbeitung') and i.configurator_settings is not null
          group by 1
        ) as s
      ))
    from public.workshop_settings
  );
end;
$$;
comment on function public.workshop_load() is
  'For admins: {weeklyPieces, revision, openPieces, queueDays, piecesByStage}. piecesByStage counts the pieces made to measure of paid orders, by column of the production board; a column without any is left out. Error not_admin.';
revoke all on function public.workshop_load() from public, anon, authenticated, service_role;
grant execute on function public.workshop_load() to authenticated;

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
  'Stores how many pieces the workshop finishes in a week, for admins. Null: unknown. Returns workshop_load(). Errors: not_admin, invalid_request, revision_conflict.';
revoke all on function public.save_workshop_capacity(integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_workshop_capacity(integer, integer) to authenticated;

-- An order stores the delivery time that the article's page showed: production days and, if made to measure, the queue.
create function private.promise_delivery() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  v_queue_days integer;
begin
  if new.configurator_settings is not null then
    v_queue_days := private.workshop_queue_days();
    if v_queue_days > 0 then
      -- Fallback: the shop's general delivery time (production of `shopTerms`).
      new.delivery_min_days := coalesce(new.delivery_min_days, 10) + v_queue_days;
      new.delivery_max_days := coalesce(new.delivery_max_days, 14) + v_queue_days;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.promise_delivery() is
  'Trigger: adds the current queue to the delivery days of an order item.';
revoke all on function private.promise_delivery() from public;
create trigger promise_delivery before insert on public.order_items
  for each row execute function private.promise_delivery();
