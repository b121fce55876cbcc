-- What every later migration builds on: the schema of internal functions and the clock of changed rows.

-- Supabase has these roles. A bare Postgres under @supabase/lite gets them with its first request, which is after the
-- migrations, so they are made here where they are missing.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end;
$$;

create schema if not exists private;
comment on schema private is
  'Functions that are no part of the Data API. Holds no tables, because the embedded host grants table rights per schema.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Trigger: the time of the last change is never set by hand.';

create function private.touch_revision() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  new.revision := old.revision + 1;
  return new;
end;
$$;
comment on function private.touch_revision() is
  'Trigger: counts the changes of a row, so that two admins never overwrite each other silently.';

create function private.reject_change() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception 'append_only' using
    errcode = '42501',
    detail = format('%s on %I.%I', tg_op, tg_table_schema, tg_table_name);
end;
$$;
comment on function private.reject_change() is 'Trigger: rows that are history are neither changed nor deleted, by nobody.';

revoke all on function private.touch_updated_at() from public;
revoke all on function private.touch_revision() from public;
revoke all on function private.reject_change() from public;
