-- An event that was worked off and comes again is answered without writing anything.

create or replace function public.record_webhook_event(p_event_id text, p_event_type text, p_payload jsonb) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  insert into public.webhook_events as w (event_id, event_type, payload)
  values (p_event_id, p_event_type, p_payload)
  on conflict (event_id) do update set attempts = w.attempts + 1 where w.processed_at is null;
  return found;
end;
$$;
