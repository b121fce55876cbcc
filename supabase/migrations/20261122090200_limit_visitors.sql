-- Contact requests and withdrawals are limited per address of the network too: per e-mail address alone, somebody
-- flooded the shop with a new one each time.

create function private.limit_visitor(p_action text, p_waits jsonb, p_now timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_address text := coalesce(
    v_headers ->> 'cf-connecting-ip',
    -- Of the addresses on the way only the last was not written by the visitor.
    nullif(trim(regexp_replace(coalesce(v_headers ->> 'x-forwarded-for', ''), '^.*,', '')), '')
  );
  v_key text;
  v_wait integer;
begin
  -- A host that serves its own machine only knows no addresses, and limits nobody.
  if v_address is null then
    return;
  end if;
  -- The key of the digests is a random one, forgotten with the attempts after a day.
  select subject into v_key from public.rate_limits where action = 'key';
  if v_key is null then
    insert into public.rate_limits (action, subject, last_attempt_at)
    values ('key', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), p_now) returning subject into v_key;
  end if;
  v_wait := public.count_attempt(
    p_action, array[encode(sha256(convert_to(v_key || v_address, 'UTF8')), 'hex')], p_waits, '1 hour', p_now
  );
  if v_wait > 0 then
    raise exception 'rate_limited' using errcode = 'PT429', detail = jsonb_build_object('retryAfterSeconds', v_wait)::text;
  end if;
end;
$$;
comment on function private.limit_visitor(text, jsonb, timestamptz) is
  'Counts an attempt of whoever calls the Data API, and refuses it with rate_limited while they have to wait. Definer, because nobody may read or write the attempts.';
revoke all on function private.limit_visitor(text, jsonb, timestamptz) from public;
grant execute on function private.limit_visitor(text, jsonb, timestamptz) to anon, authenticated, service_role;

create or replace function public.submit_contact_request(p_request jsonb) returns uuid
language sql security invoker set search_path = '' as $$
  select private.limit_visitor('contact', '[[5, 60], [10, 600]]');
  select private.submit_contact_request(p_request);
$$;

create or replace function public.submit_withdrawal(p_request jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.limit_visitor('withdrawal', '[[10, 60], [20, 600]]');
  select private.submit_withdrawal(p_request);
$$;
