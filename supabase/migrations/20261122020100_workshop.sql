-- The shop's work on an order: state, production stage, tracking and notes, each change with the mail it causes.

alter table public.orders
  add column production_stage text
    constraint orders_production_stage_check check (production_stage in ('Zuschnitt', 'Näherei', 'Verpackung')),
  add column tracking_carrier text
    constraint orders_tracking_carrier_check check (tracking_carrier in ('DHL', 'DPD', 'GLS', 'Hermes', 'UPS', 'Andere')),
  add column revision integer not null default 0,
  add constraint stage_while_in_production check (production_stage is null or visual_status = 'In Bearbeitung');
comment on column public.orders.production_stage is 'Where the order stands while it is In Bearbeitung.';
comment on column public.orders.revision is
  'Counts the changes of the workshop''s state, so that two admins never overwrite each other silently.';

create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  author_id uuid default private.caller_id(),
  text text not null check (length(trim(text)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.order_notes is 'What the shop notes about an order, for admins only. Only ever added to.';
create index order_notes_order_id on public.order_notes (order_id, id);

alter table public.order_notes enable row level security;
create policy "Admins read the notes of orders" on public.order_notes
  for select to authenticated using ((select private.is_admin()));
create policy "Admins add notes to orders" on public.order_notes
  for insert to authenticated with check ((select private.is_admin()));
revoke all on public.order_notes from anon, authenticated;
grant select, insert on public.order_notes to authenticated;
grant all on public.order_notes to service_role;
grant update (production_stage, tracking_carrier) on public.orders to authenticated;

create trigger append_only before update or delete on public.order_notes
  for each row execute function private.reject_change();

create function private.record_order_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_timeline (order_id, actor_id, event, details)
  values (new.order_id, (select auth.uid()), 'note.added', jsonb_build_object('noteId', new.id));
  return new;
end;
$$;
comment on function private.record_order_note() is
  'Trigger: a note stands on the timeline. Definer, because nobody may write the timeline.';
revoke all on function private.record_order_note() from public;

create function private.sign_order_note() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.author_id := coalesce(private.caller_id(), new.author_id);
  return new;
end;
$$;
comment on function private.sign_order_note() is 'Trigger: nobody writes a note in the name of another.';
revoke all on function private.sign_order_note() from public;
create trigger sign_order_note before insert on public.order_notes
  for each row execute function private.sign_order_note();
create trigger record_order_note after insert on public.order_notes
  for each row execute function private.record_order_note();

create or replace function private.guard_order() returns trigger
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
  -- total is generated after this trigger, and follows from total_cents.
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

create or replace function private.record_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.order_timeline (order_id, created_at, actor_id, event, details)
    values (new.id, new.created_at, coalesce((select auth.uid()), new.user_id), 'order.placed',
      jsonb_build_object('status', new.status, 'totalCents', new.total_cents));
    return new;
  end if;
  insert into public.order_timeline (order_id, actor_id, event, details)
  select new.id, (select auth.uid()), what || '.changed', jsonb_build_object('from', was, 'to', becomes)
  from (values
    ('status', old.status, new.status),
    ('visual_status', old.visual_status, new.visual_status),
    ('production_stage', old.production_stage, new.production_stage),
    ('tracking_number', old.tracking_number, new.tracking_number)
  ) as change (what, was, becomes)
  where was is distinct from becomes;

  if new.visual_status = 'Versendet'
     and (old.visual_status <> 'Versendet' or new.tracking_number is distinct from old.tracking_number) then
    -- Shipped once, and once more for each parcel number that becomes known.
    insert into public.email_outbox (template, recipient, order_id, payload, dedupe_key)
    select 'order_shipped', new.recipient ->> 'email', new.id,
      jsonb_build_object('trackingNumber', new.tracking_number, 'trackingCarrier', new.tracking_carrier),
      format('order_shipped:%s:%s', new.id, coalesce(new.tracking_number, ''))
    where new.tracking_number is not null or not exists (
      select 1 from public.email_outbox where order_id = new.id and template = 'order_shipped'
    )
    on conflict do nothing;
  end if;
  if new.visual_status = 'Storniert' and old.visual_status <> 'Storniert' then
    insert into public.email_outbox (template, recipient, order_id, dedupe_key)
    values ('order_cancelled', new.recipient ->> 'email', new.id, 'order_cancelled:' || new.id)
    on conflict do nothing;
  end if;
  return new;
end;
$$;
comment on function private.record_order_change() is
  'Trigger: every change of an order stands on its timeline, and the customer hears of shipping and cancelling in the same transaction. Definer, because nobody may write the timeline or the outbox.';

drop trigger write_audit_log on public.orders;
create trigger write_audit_log
  after update of visual_status, production_stage, tracking_number, tracking_carrier on public.orders
  for each row execute function private.write_audit_log();

alter table public.email_outbox drop constraint email_outbox_template_check;
alter table public.email_outbox add constraint email_outbox_template_check check (template ~ '^[a-z_]{3,50}$');
comment on column public.email_outbox.template is 'Which mail it is; the sender knows their words and refuses every other name.';

create function public.change_order(p_order_id uuid, p_revision integer, p_change jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_field text;
begin
  perform private.require_admin();
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise exception 'unknown_order' using errcode = 'PT404';
  end if;
  if p_revision <> v_order.revision then
    raise exception 'revision_conflict' using errcode = 'PT409',
      detail = jsonb_build_object('revision', v_order.revision)::text;
  end if;
  select k into v_field from jsonb_object_keys(p_change) as k
  where k not in ('visualStatus', 'trackingNumber', 'trackingCarrier', 'productionStage', 'note')
     or (k in ('visualStatus', 'note') and jsonb_typeof(p_change -> k) <> 'string')
  limit 1;
  if v_field is not null then
    raise exception 'invalid_request' using errcode = 'PT400', detail = jsonb_build_object('field', v_field)::text;
  end if;
  begin
    update public.orders set
      visual_status = case when p_change ? 'visualStatus' then p_change ->> 'visualStatus' else visual_status end,
      tracking_number = case when p_change ? 'trackingNumber' then p_change ->> 'trackingNumber' else tracking_number end,
      tracking_carrier = case when p_change ? 'trackingCarrier' then p_change ->> 'trackingCarrier' else tracking_carrier end,
      production_stage = case when p_change ? 'productionStage' then p_change ->> 'productionStage' else production_stage end
    where id = p_order_id
    returning * into v_order;
    if p_change ? 'note' then
      insert into public.order_notes (order_id, text) values (p_order_id, trim(p_change ->> 'note'));
    end if;
  exception when check_violation then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "change"}';
  end;
  return jsonb_build_object('id', v_order.id, 'revision', v_order.revision, 'visualStatus', v_order.visual_status,
    'productionStage', v_order.production_stage, 'trackingNumber', v_order.tracking_number,
    'trackingCarrier', v_order.tracking_carrier);
end;
$$;
comment on function public.change_order(uuid, integer, jsonb) is
  'An admin changes the workshop''s state of an order, all or nothing. p_revision is what the admin saw; null: whatever is there. p_change: any of {visualStatus, trackingNumber, trackingCarrier, productionStage, note}. Errors: not_admin, unknown_order, revision_conflict, invalid_request.';
revoke all on function public.change_order(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_order(uuid, integer, jsonb) to authenticated;

drop view public.order_overview;
create view public.order_overview with (security_invoker = true) as
select
  o.*,
  trim(concat_ws(' ', o.recipient ->> 'firstName', o.recipient ->> 'lastName')) as customer_name,
  o.recipient ->> 'email' as customer_email,
  exists (select 1 from public.payments p where p.payment_id = o.payment_id and p.status = 'completed') as is_paid,
  exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'review') as is_under_review,
  coalesce((select sum(p.refunded_cents) from public.payments p where p.order_id = o.id), 0)::integer as refunded_cents,
  lower(concat_ws(' ', o.order_id, o.recipient ->> 'firstName', o.recipient ->> 'lastName', o.payment_id,
    o.tracking_number, o.status, o.visual_status, o.production_stage)) as search_text
from public.orders o;
comment on view public.order_overview is
  'Orders as lists show them, with the rights of the caller. search_text is lower case: order number, customer, payment id, tracking number, both states, production stage.';
revoke all on public.order_overview from anon, authenticated;
grant select on public.order_overview to authenticated, service_role;
