-- Forms are passed on by the shop's server, so that all visitors would come from its one address and wait for each
-- other. A shop that shows its key is believed whose request it passes on.

create table private.shop_keys (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table private.shop_keys is
  'SHA-256, in hex, of the keys by which servers of this shop are known (SHOP_KEY). None: every caller speaks for itself.';
alter table private.shop_keys enable row level security;
revoke all on private.shop_keys from public, anon, authenticated;

create function private.visitor_address(p_headers jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    case when exists (
      select from private.shop_keys
      where digest = encode(sha256(convert_to(coalesce(p_headers ->> 'x-shop-key', ''), 'UTF8')), 'hex')
    ) then nullif(trim(p_headers ->> 'x-visitor-address'), '') end,
    p_headers ->> 'cf-connecting-ip',
    -- Of the addresses on the way only the last was not written by the visitor.
    nullif(trim(regexp_replace(coalesce(p_headers ->> 'x-forwarded-for', ''), '^.*,', '')), '')
  );
$$;
comment on function private.visitor_address(jsonb) is
  'The network address a request comes from: as a server of this shop says, else as the host in front says; null where nobody does. Definer, because nobody may read the keys.';
revoke all on function private.visitor_address(jsonb) from public;

create or replace function private.limit_visitor(p_action text, p_waits jsonb, p_now timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_address text := private.visitor_address(nullif(current_setting('request.headers', true), '')::jsonb);
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
