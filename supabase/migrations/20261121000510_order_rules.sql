-- What holds for orders whoever writes them: the state machine, the frozen snapshot, the timeline.

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
  -- total is generated after this trigger, and follows from total_cents.
  v_open constant text[] := '{visual_status,tracking_number,updated_at,total}';
  v_key text;
begin
  if current_user in ('anon', 'authenticated')
     and to_jsonb(new) - v_open is distinct from to_jsonb(old) - v_open then
    raise exception 'protected_column' using errcode = '42501',
      detail = 'Only visual_status and tracking_number are changed directly.';
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
  new.tracking_number := nullif(trim(new.tracking_number), '');
  return new;
end;
$$;
comment on function private.guard_order() is
  'Trigger: the payment life cycle moves only along its arrows, the snapshot never changes, admins set the workshop''s state only. failed>processing is a late capture; the arrows back from completed and refunded are a payment that went into review or was refunded in part.';

create function private.record_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.order_timeline (order_id, created_at, actor_id, event, details)
    values (new.id, new.created_at, coalesce((select auth.uid()), new.user_id), 'order.placed',
      jsonb_build_object('status', new.status, 'totalCents', new.total_cents));
    return new;
  end if;
  if new.status <> old.status then
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (new.id, (select auth.uid()), 'status.changed', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if new.visual_status <> old.visual_status then
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (new.id, (select auth.uid()), 'visual_status.changed',
      jsonb_build_object('from', old.visual_status, 'to', new.visual_status));
  end if;
  if new.tracking_number is distinct from old.tracking_number then
    insert into public.order_timeline (order_id, actor_id, event, details)
    values (new.id, (select auth.uid()), 'tracking_number.changed',
      jsonb_build_object('from', old.tracking_number, 'to', new.tracking_number));
  end if;
  return new;
end;
$$;
comment on function private.record_order_change() is
  'Trigger: every change of an order stands on its timeline. Definer, because nobody may write the timeline.';

create function private.guard_order_item() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- The one change allowed is the foreign key's: the article was deleted. price is generated after this trigger.
  if to_jsonb(new) - '{article_id,price}'::text[] is distinct from to_jsonb(old) - '{article_id,price}'::text[]
     or new.article_id is not null then
    raise exception 'append_only' using errcode = '42501', detail = 'UPDATE on public.order_items';
  end if;
  return new;
end;
$$;
comment on function private.guard_order_item() is 'Trigger: what was ordered never changes.';

revoke all on function private.guard_order() from public;
revoke all on function private.record_order_change() from public;
revoke all on function private.guard_order_item() from public;

create trigger guard_order before update on public.orders
  for each row execute function private.guard_order();
create trigger touch_updated_at before update on public.orders
  for each row execute function private.touch_updated_at();
create trigger record_order_change after insert or update on public.orders
  for each row execute function private.record_order_change();
create trigger keep_orders before delete on public.orders
  for each row execute function private.reject_change();
create trigger guard_order_item before update on public.order_items
  for each row execute function private.guard_order_item();
create trigger keep_order_items before delete on public.order_items
  for each row execute function private.reject_change();
create trigger append_only before update or delete on public.order_timeline
  for each row execute function private.reject_change();
