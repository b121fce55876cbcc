-- Stored text consists of composed characters (Unicode NFC), so that "Müller" is found regardless of how the device of
-- the writer encodes the umlaut.

create function private.composed_json(p_value jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  -- Not the text of the whole value: the letter of an escape such as \n would be composed with the mark after it.
  select case jsonb_typeof(p_value)
    when 'string' then to_jsonb(normalize(p_value #>> '{}', NFC))
    when 'array' then coalesce(
      (select jsonb_agg(private.composed_json(e.value) order by e.place)
        from jsonb_array_elements(p_value) with ordinality as e (value, place)), '[]')
    when 'object' then coalesce(
      (select jsonb_object_agg(normalize(e.key, NFC), private.composed_json(e.value)) from jsonb_each(p_value) as e), '{}')
    else p_value
  end;
$$;
comment on function private.composed_json(jsonb) is 'A JSON value with composed characters (NFC) in all keys and texts.';
revoke all on function private.composed_json(jsonb) from public;
grant execute on function private.composed_json(jsonb) to anon, authenticated, service_role;

create function private.compose_text() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- Almost every row passes this check, which is much faster than composing.
  if new::text is not nfc normalized then
    new := jsonb_populate_record(new, private.composed_json(to_jsonb(new)));
  end if;
  return new;
end;
$$;
comment on function private.compose_text() is 'Trigger: composes the characters (NFC) of all texts of a row.';
revoke all on function private.compose_text() from public;

-- The name sorts before the names of all other triggers, which compare and copy the composed text.
do $$
declare
  v_table text;
begin
  for v_table in
    select distinct c.table_name::text
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'varchar', '_text', 'json', 'jsonb')
      -- Hot and without text of visitors.
      and c.table_name not in ('rate_limits')
  loop
    execute format(
      'create trigger a_compose_text before insert or update on public.%I for each row execute function private.compose_text()',
      v_table
    );
  end loop;
end;
$$;
