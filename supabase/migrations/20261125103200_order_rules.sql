-- Rules for every writer of orders: the state machine, the frozen snapshot, the timeline.

create function private.guard_order() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  v_moves constant text[] := '{
    pending>processing, pending>failed, processing>completed, processing>failed, processing>refunded,
    completed>refunded, completed>processing, refunded>completed, refunded>processing, failed>processing
  }';
  v_frozen constant text[] := '{
    id, order_id, idempotency_key, request_hash, guest_info, recipient, payment_method, currency, shipping_cents,
    total_cents, terms, created_at
  }';
  v_workshop constant text[] := '{visual_status,production_stage,tracking_number,tracking_carrier}';
  -- total is generated after this trigger, from total_cents.
  v_open constant text[] := v_workshop || '{revision,updated_at,total}'::text[];
  v_key text;
begin
  if current_user in ('anon', 'authenticated')
     and to_jsonb(new) - v_open is distinct from to_jsonb(old) - v_open then
    raise exception 'protected_column' using errcode = '42501',
      detail = 'Only the workshop''s state and the tracking of the parcel are changed directly.';
  end if;
  foreach v_key in array v_frozen loop
    if to_jsonb(new) -> v_key is distinct from to_jsonb(old) -> v_key then
      raise exception 'order_frozen' using errcode = 'PT409', detail = v_key;
    end if;
  end loop;
  if new.user_id is distinct from old.user_id and new.user_id is not null then
    raise exception 'order_frozen' using errcode = 'PT409', detail = 'user_id';
  end if;
  if new.status <> old.status and not old.status || '>' || new.status = any (v_moves) then
    raise exception 'illegal_status_change' using errcode = 'PT409', detail = old.status || ' to ' || new.status;
  end if;
  if new.visual_status = 'Storniert' and old.visual_status <> 'Storniert' then
    perform private.require_cancel_decision(old.id, old.revision);
  end if;
  new.tracking_number := nullif(trim(new.tracking_number), '');
  if new.visual_status <> 'In Bearbeitung' and new.production_stage is not distinct from old.production_stage then
    new.production_stage := null;
  end if;
  new.revision := old.revision + (
    (new.visual_status, new.production_stage, new.tracking_number, new.tracking_carrier)
      is distinct from (old.visual_status, old.production_stage, old.tracking_number, old.tracking_carrier)
  )::integer;
  return new;
end;
$$;
comment on function private.guard_order() is
  'Trigger: rejects status changes that are not in v_moves, changes of the frozen snapshot, changes by admins outside of the workshop''s columns, and the cancellation of a paid order without a decision about its money. failed>processing is a late capture. The moves back from completed and refunded follow a review or a partial refund.';
revoke all on function private.guard_order() from public;
create trigger guard_order before update on public.orders
  for each row when (not private.is_erasing() and not private.is_claiming(old.id))
  execute function private.guard_order();

create function private.record_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_cancellation record;
  v_key text;
begin
  if tg_op = 'INSERT' then
    insert into public.order_timeline (order_id, created_at, actor_id, event, details)
    values (new.id, new.created_at, coalesce((select private.caller_id()), new.user_id), 'order.placed',
      jsonb_build_object('status', new.status, 'totalCents', new.total_cents));
    return new;
  end if;
  select * into v_cancellation from public.order_cancellations where order_id = new.id and revision = old.revision;
  insert into public.order_timeline (order_id, actor_id, event, details)
  select new.id, coalesce((select private.caller_id()), v_cancellation.cancelled_by), what || '.changed', jsonb_build_object('from', was, 'to', becomes)
  from (values
    ('status', old.status, new.status),
    ('visual_status', old.visual_status, new.visual_status),
    ('production_stage', old.production_stage, new.production_stage),
    ('tracking_number', old.tracking_number, new.tracking_number)
  ) as change (what, was, becomes)
  where was is distinct from becomes;

  if new.visual_status <> old.visual_status then
    -- What these mails say is no longer true. A later retry would even send one after its successor.
    delete from public.email_outbox m
    where m.order_id = new.id and m.status in ('queued', 'sending')
      and (m.template = 'order_shipped' or (m.template = 'order_cancelled' and new.visual_status <> 'Storniert')
        or (m.template = 'payment_received' and new.visual_status = 'Storniert'));
  end if;
  if new.visual_status = 'Versendet'
     and (old.visual_status <> 'Versendet' or new.tracking_number is distinct from old.tracking_number) then
    -- One mail for the shipping, and one for each new tracking number. After a cancellation both are sent again.
    select format('order_shipped:%s:%s:', new.id, count(*)) into v_key from public.email_outbox
    where order_id = new.id and template = 'order_cancelled' and dedupe_key not like '%:again:%';
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    select 'order_shipped', new.recipient ->> 'email', new.id,
      jsonb_build_object('trackingNumber', new.tracking_number, 'trackingCarrier', new.tracking_carrier),
      v_key || coalesce(new.tracking_number, '')
    where new.tracking_number is not null or not exists (
      select 1 from public.email_outbox where order_id = new.id and dedupe_key like v_key || '%'
    )
    on conflict do nothing;
  end if;
  if new.visual_status = 'Storniert' and old.visual_status <> 'Storniert' and coalesce(v_cancellation.notifies, true) then
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    values ('order_cancelled', new.recipient ->> 'email', new.id,
      case when v_cancellation.decision in ('now', 'later') then jsonb_build_object(
        'decision', v_cancellation.decision, 'refundCents', v_cancellation.refund_cents,
        'refundBy', private.refund_day(now()), 'refundGroup', v_cancellation.id
      ) else '{}' end,
      format('order_cancelled:%s:%s', new.id, new.revision))
    on conflict do nothing;
  end if;
  if old.visual_status = 'Storniert' and new.visual_status <> 'Storniert' and new.status = 'completed'
     -- Orders of the demo have no mails.
     and exists (select 1 from public.email_outbox where order_id = new.id and template = 'order_received') then
    insert into public.email_outbox (template, recipient, order_id, dedupe_key)
    values ('payment_received', new.recipient ->> 'email', new.id, 'payment_received:' || new.id)
    on conflict do nothing;
  end if;
  return new;
end;
$$;
comment on function private.record_order_change() is
  'Trigger: writes every change of an order to its timeline, queues the mails about shipping and cancellation, and withdraws queued ones that a change made untrue. Definer, because no role may write the timeline or the outbox.';
revoke all on function private.record_order_change() from public;
create trigger record_order_change after insert or update on public.orders
  for each row execute function private.record_order_change();

create function private.guard_order_item() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- price is generated after this trigger.
  if to_jsonb(new) - '{article_id,price}'::text[] is distinct from to_jsonb(old) - '{article_id,price}'::text[] then
    raise exception 'append_only' using errcode = '42501', detail = 'UPDATE on public.order_items';
  end if;
  -- The foreign key clears a deleted article. Only the owner may set a restored one again.
  if new.article_id is not null
     and (old.article_id is not null or current_user in ('anon', 'authenticated', 'service_role')) then
    raise exception 'append_only' using errcode = '42501', detail = 'UPDATE on public.order_items';
  end if;
  return new;
end;
$$;
comment on function private.guard_order_item() is 'Trigger: rejects changes of ordered lines.';
revoke all on function private.guard_order_item() from public;
create trigger guard_order_item before update on public.order_items
  for each row when (not private.is_erasing()) execute function private.guard_order_item();

create function private.record_order_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_timeline (order_id, actor_id, event, details)
  values (new.order_id, (select private.caller_id()), 'note.added', jsonb_build_object('noteId', new.id));
  return new;
end;
$$;
comment on function private.record_order_note() is
  'Trigger: writes a note to the timeline. Definer, because no role may write the timeline.';
revoke all on function private.record_order_note() from public;
create trigger record_order_note after insert on public.order_notes
  for each row execute function private.record_order_note();

create function private.sign_order_note() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.author_id := coalesce(private.caller_id(), new.author_id);
  return new;
end;
$$;
comment on function private.sign_order_note() is 'Trigger: sets the author of a note to the caller.';
revoke all on function private.sign_order_note() from public;
create trigger sign_order_note before insert on public.order_notes
  for each row execute function private.sign_order_note();
