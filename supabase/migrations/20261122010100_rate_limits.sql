-- Rate limits of the functions: how often somebody tried something, and how long they have to wait.

create table public.rate_limits (
  action text not null check (length(action) between 1 and 50),
  subject text not null check (subject ~ '^[0-9a-f]{64}$'),
  attempts integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz not null,
  blocked_until timestamptz,
  primary key (action, subject)
);
comment on table public.rate_limits is
  'Attempts per action and caller. Read and written by functions only; forgotten after a day at the latest.';
comment on column public.rate_limits.subject is
  'Keyed digest of an address of the network or an account, so that the table names nobody.';
create index rate_limits_last_attempt_at on public.rate_limits (last_attempt_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant all on public.rate_limits to service_role;

create function public.count_attempt(
  p_action text, p_subjects text[], p_waits jsonb, p_forget_after interval, p_now timestamptz
) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  v_subject text;
  v_blocked_until timestamptz;
begin
  -- Always in the same order, so that two requests never wait for each other in a circle.
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
  'Counts an attempt for each subject, or refuses it. p_waits: [[attempts, seconds to wait after each from there on], …]. Returns 0, or the seconds left to wait; a refused attempt does not count.';

create function public.forgive_attempt(p_action text, p_subjects text[]) returns void
language sql security invoker set search_path = '' as $$
  update public.rate_limits set attempts = greatest(attempts - 1, 0), blocked_until = null
  where action = p_action and subject = any (p_subjects);
$$;
comment on function public.forgive_attempt(text, text[]) is
  'Takes an attempt back that turned out to be none: what is limited are the misses.';

create function public.forget_attempts(p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  delete from public.rate_limits where last_attempt_at < p_now - interval '1 day';
$$;
comment on function public.forget_attempts(timestamptz) is 'Deletes what is older than a day; called by the sweep.';

revoke all on function public.count_attempt(text, text[], jsonb, interval, timestamptz) from public, anon, authenticated;
revoke all on function public.forgive_attempt(text, text[]) from public, anon, authenticated;
revoke all on function public.forget_attempts(timestamptz) from public, anon, authenticated;
grant execute on function public.count_attempt(text, text[], jsonb, interval, timestamptz) to service_role;
grant execute on function public.forgive_attempt(text, text[]) to service_role;
grant execute on function public.forget_attempts(timestamptz) to service_role;
