-- Rate limits of the functions and of the forms. One IPv6 connection owns a whole /64, so a network counts as one visitor.
-- Limits over all visitors, or over an e-mail address that anyone can type, would let a stranger close the forms.

create table public.rate_limits (
  action text not null check (length(action) between 1 and 50),
  subject text not null check (subject ~ '^[0-9a-f]{64}$'),
  attempts integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz not null,
  blocked_until timestamptz,
  primary key (action, subject)
);
comment on table public.rate_limits is
  'Attempts per action and caller. Used by functions only. Deleted after a day.';
comment on column public.rate_limits.subject is
  'Keyed digest of a network address or an account, so that the table contains no personal data.';
create index rate_limits_last_attempt_at on public.rate_limits (last_attempt_at);
-- Two first visitors at the same time must not create two keys, and with them two counts.
create unique index rate_limits_one_key on public.rate_limits (action) where action = 'key';

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant all on public.rate_limits to service_role;

create table private.shop_keys (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table private.shop_keys is
  'SHA-256, in hex, of the keys of this shop''s servers (SHOP_KEY). Without a key, forwarded visitor addresses are ignored.';

alter table private.shop_keys enable row level security;
revoke all on private.shop_keys from public, anon, authenticated;

create table private.address_header (
  is_only_row boolean primary key default true check (is_only_row),
  name text not null check (name ~ '^[a-z0-9-]{1,50}$')
);
comment on table private.address_header is
  'The request header in which the proxy in front of the Data API passes the address of a caller, if it is not x-forwarded-for. Callers can forge every other header.';

alter table private.address_header enable row level security;
revoke all on private.address_header from public, anon, authenticated;

create function public.count_attempt(
  p_action text, p_subjects text[], p_waits jsonb, p_forget_after interval, p_now timestamptz
) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  v_subject text;
  v_blocked_until timestamptz;
begin
  -- In a fixed order, to avoid deadlocks.
  for v_subject in select s from unnest(p_subjects) as s group by s order by s loop
    insert into public.rate_limits (action, subject, last_attempt_at) values (p_action, v_subject, p_now)
    on conflict do nothing;
    update public.rate_limits set attempts = 0, blocked_until = null
    where action = p_action and subject = v_subject and last_attempt_at <= p_now - p_forget_after;
    perform 1 from public.rate_limits where action = p_action and subject = v_subject for update;
  end loop;
  select max(blocked_until) into v_blocked_until from public.rate_limits
  where action = p_action and subject = any (p_subjects) and blocked_until > p_now;
  if v_blocked_until is not null then
    return ceil(extract(epoch from v_blocked_until - p_now))::integer;
  end if;
  update public.rate_limits r set
    attempts = r.attempts + 1,
    last_attempt_at = p_now,
    blocked_until = p_now + make_interval(secs => (
      select (w ->> 1)::double precision from jsonb_array_elements(p_waits) as w
      where (w ->> 0)::integer <= r.attempts + 1 order by (w ->> 0)::integer desc limit 1
    ))
  where r.action = p_action and r.subject = any (p_subjects);
  return 0;
end;
$$;
comment on function public.count_attempt(text, text[], jsonb, interval, timestamptz) is
  'Counts an attempt for each subject, or rejects it. p_waits: [[attempts, seconds to wait after each further attempt], …]. Returns 0, or the seconds left to wait. Rejected attempts are not counted.';
revoke all on function public.count_attempt(text, text[], jsonb, interval, timestamptz) from public, anon, authenticated;
grant execute on function public.count_attempt(text, text[], jsonb, interval, timestamptz) to service_role;

create function public.release_attempt(p_action text, p_subjects text[]) returns void
language sql security invoker set search_path = '' as $$
  update public.rate_limits set attempts = greatest(attempts - 1, 0), blocked_until = null
  where action = p_action and subject = any (p_subjects);
$$;
comment on function public.release_attempt(text, text[]) is
  'Takes back an attempt that succeeded, where only failed attempts are limited.';
revoke all on function public.release_attempt(text, text[]) from public, anon, authenticated;
grant execute on function public.release_attempt(text, text[]) to service_role;

create function public.forget_attempts(p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  delete from public.rate_limits where last_attempt_at < p_now - interval '1 day';
$$;
comment on function public.forget_attempts(timestamptz) is 'Deletes attempts older than a day; called by the sweep.';
revoke all on function public.forget_attempts(timestamptz) from public, anon, authenticated;
grant execute on function public.forget_attempts(timestamptz) to service_role;

create function private.network_of(p_address text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_bare text := lower(trim(p_address));
  v_text text := regexp_replace(
    coalesce(
      substring(v_bare from '^\[(.*)\](?::[0-9]+)?$'), substring(v_bare from '^([0-9]+\.[0-9]+\.[0-9]+\.[0-9]+):[0-9]+$'), v_bare
    ), '%.*$', ''
  );
  v_address inet;
begin
  v_address := v_text::inet;
  if family(v_address) = 4 then
    return host(v_address);
  elsif v_address << '::ffff:0:0/96'::inet then
    return host('0.0.0.0'::inet + (v_address - '::ffff:0:0'::inet));
  end if;
  return network(set_masklen(v_address, 64))::text;
exception when invalid_text_representation then
  return v_text;
end;
$$;
comment on function private.network_of(text) is
  'The network of an address: the /64 of an IPv6 address, or the IPv4 address itself, also if it is mapped into IPv6. Other text is returned unchanged.';
revoke all on function private.network_of(text) from public;

create function private.visitor_address(p_headers jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select private.network_of(coalesce(
    case when exists (
      select from private.shop_keys
      where digest = encode(sha256(convert_to(coalesce(p_headers ->> 'x-shop-key', ''), 'UTF8')), 'hex')
    ) then nullif(trim(p_headers ->> 'x-visitor-address'), '') end,
    -- Only the last address of the list is not set by the visitor.
    nullif(trim(regexp_replace(
      coalesce(p_headers ->> coalesce((select name from private.address_header), 'x-forwarded-for'), ''), '^.*,', '')), '')
  ));
$$;
comment on function private.visitor_address(jsonb) is
  'The network of a request, as given by the shop''s server or the proxy; null if unknown. Definer, because no role may read the keys and the setting.';
revoke all on function private.visitor_address(jsonb) from public;

create function private.visitor_wait_seconds(
  p_action text, p_waits jsonb, p_now timestamptz default now(), p_what text default '', p_forget_after interval default '1 hour'
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_address text := private.visitor_address(nullif(current_setting('request.headers', true), '')::jsonb);
  v_key text;
begin
  -- A host that serves only its own machine passes no addresses.
  if v_address is null then
    return 0;
  end if;
  -- The key of the digests is random and is deleted with the attempts after a day.
  select subject into v_key from public.rate_limits where action = 'key';
  if v_key is null then
    insert into public.rate_limits (action, subject, last_attempt_at)
    values ('key', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), p_now)
    on conflict (action) where action = 'key' do nothing;
    select subject into v_key from public.rate_limits where action = 'key';
  end if;
  return public.count_attempt(
    p_action, array[encode(sha256(convert_to(v_key || v_address || p_what, 'UTF8')), 'hex')], p_waits, p_forget_after, p_now
  );
end;
$$;
comment on function private.visitor_wait_seconds(text, jsonb, timestamptz, text, interval) is
  'Counts an attempt of the caller''s network, for p_what only if given. Returns 0, or the seconds left to wait. Definer, because no role may read or write the attempts.';
revoke all on function private.visitor_wait_seconds(text, jsonb, timestamptz, text, interval) from public;

create function private.limit_visitor(p_action text, p_waits jsonb, p_now timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := private.visitor_wait_seconds(p_action, p_waits, p_now);
begin
  if v_wait > 0 then
    raise exception 'rate_limited' using errcode = 'PT429', detail = jsonb_build_object('retryAfterSeconds', v_wait)::text;
  end if;
end;
$$;
comment on function private.limit_visitor(text, jsonb, timestamptz) is
  'Counts an attempt of the caller''s network, or rejects it with rate_limited. Definer, because no role may read or write the attempts.';
revoke all on function private.limit_visitor(text, jsonb, timestamptz) from public;
grant execute on function private.limit_visitor(text, jsonb, timestamptz) to anon, authenticated, service_role;
