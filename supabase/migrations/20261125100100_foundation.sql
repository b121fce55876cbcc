-- What every later migration builds on: roles, the schema of internal functions, and the trigger functions that several
-- tables share.

-- Hosted projects have these roles. The embedded host creates them with its first request, after the migrations, so
-- missing ones are created here.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end;
$$;

create schema if not exists private;
comment on schema private is
  'Functions and tables outside of the Data API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Trigger: sets the time of the last change.';
revoke all on function private.touch_updated_at() from public;

create function private.touch_revision() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  new.revision := old.revision + 1;
  return new;
end;
$$;
comment on function private.touch_revision() is
  'Trigger: counts the changes of a row, so that a save based on an older revision is detected.';
revoke all on function private.touch_revision() from public;

create function private.check_revision(p_revision integer, p_expected integer) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_expected is not null and p_expected <> p_revision then
    raise exception 'revision_conflict' using errcode = 'PT409',
      detail = jsonb_build_object('revision', p_revision)::text;
  end if;
end;
$$;
comment on function private.check_revision(integer, integer) is
  'Rejects a change that is based on an older revision. Without an expected revision, every change is accepted.';
revoke all on function private.check_revision(integer, integer) from public;
grant execute on function private.check_revision(integer, integer) to authenticated, service_role;

create function private.reject_change() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception 'append_only' using
    errcode = '42501',
    detail = format('%s on %I.%I', tg_op, tg_table_schema, tg_table_name);
end;
$$;
comment on function private.reject_change() is 'Trigger: rejects changes and deletions of append-only rows, by every role.';
revoke all on function private.reject_change() from public;

create function private.is_erasing() returns boolean
language sql stable security invoker set search_path = ''
return coalesce(current_setting('private.erasing', true), '') = 'on';
comment on function private.is_erasing() is
  'Whether erase_personal_data runs in this transaction. Only then may frozen rows be changed.';
revoke all on function private.is_erasing() from public;
grant execute on function private.is_erasing() to anon, authenticated, service_role;

create function private.erased_email() returns text
language sql immutable security invoker set search_path = '' return 'geloescht@example.invalid';
comment on function private.erased_email() is 'Placeholder for an erased e-mail address, which receives no mail.';
revoke all on function private.erased_email() from public;
grant execute on function private.erased_email() to authenticated, service_role;

create function private.base_letters(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- The marks that decomposed letters carry: those of umlauts, accents and the Turkish İ.
  select replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g')),
      'ıøØłŁđĐðÐÆŒÞẞ', 'ioollddddæœþß'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;
comment on function private.base_letters(text) is
  'Lower-case text with the base letters of Latin letters: "Ä" and "a" are the same, "ß" and "ss" too.';
revoke all on function private.base_letters(text) from public;
grant execute on function private.base_letters(text) to anon, authenticated, service_role;

create function private.sort_key(p_text text) returns bytea
language sql immutable parallel safe set search_path = '' as $$
  -- Bytes compare the same in every database. The separator sorts before every letter: Mauer, Mäuer, Mauern.
  select convert_to(private.base_letters(p_text) || e'\x01' || normalize(p_text, NFC), 'UTF8');
$$;
comment on function private.sort_key(text) is
  'Sorts names as a German dictionary does (DIN 5007-1). Not by a collation, because the embedded database has none for German.';
revoke all on function private.sort_key(text) from public;
grant execute on function private.sort_key(text) to anon, authenticated, service_role;
