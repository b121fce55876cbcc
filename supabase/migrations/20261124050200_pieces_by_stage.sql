-- The production board counts in pieces, as the capacity of the workshop does.

create or replace function public.workshop_load() returns jsonb
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
