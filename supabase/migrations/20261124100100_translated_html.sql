-- Html in other languages is cleaned as the field's own is. Translations are kept in `extra`, under the key of the wire
-- format: by language, then by the key of the text.

create function private.clean_translations(p_translations jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $body$
declare
  v_clean jsonb := p_translations;
  v_path text[];
begin
  if jsonb_typeof(p_translations) is distinct from 'object' then
    return p_translations;
  end if;
  -- The text, and the text that it translates: that one has to stay equal to the field's own.
  for v_path in
    select array[l.key, 'additional_options.html', k.key]
    from jsonb_each(p_translations) as l, unnest('{text,of}'::text[]) as k (key)
  loop
    if jsonb_typeof(v_clean #> v_path) = 'string' then
      v_clean := jsonb_set(v_clean, v_path, to_jsonb(private.clean_html(v_clean #>> v_path)));
    end if;
  end loop;
  return v_clean;
end;
$body$;
comment on function private.clean_translations(jsonb) is 'Translations of a field with cleaned html.';

create or replace function private.clean_field(p_field jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $body$
declare
  v_field jsonb := p_field;
  v_type text := p_field ->> 'field_type';
  v_key text;
begin
  if jsonb_typeof(v_field #> '{additional_options,html}') = 'string' then
    v_field := jsonb_set(
      v_field, '{additional_options,html}', to_jsonb(private.clean_html(v_field #>> '{additional_options,html}'))
    );
  end if;
  if v_field ? 'translations' then
    v_field := jsonb_set(v_field, '{translations}', private.clean_translations(v_field -> 'translations'));
  end if;
  -- The first editor kept html and address in default_value; the engine still reads them there.
  if v_type = 'static_text' and jsonb_typeof(v_field -> 'default_value') = 'string' then
    v_field := jsonb_set(v_field, '{default_value}', to_jsonb(private.clean_html(v_field ->> 'default_value')));
  end if;
  if v_type = 'iframe' then
    foreach v_key in array array['{additional_options,url}', '{default_value}'] loop
      if jsonb_typeof(v_field #> v_key::text[]) = 'string' and v_field #>> v_key::text[] <> ''
         and not private.is_allowed_embed(v_field #>> v_key::text[]) then
        v_field := jsonb_set(v_field, v_key::text[], 'null');
      end if;
    end loop;
  end if;
  return v_field;
end;
$body$;

create function private.clean_translated_field() returns trigger
language plpgsql security invoker set search_path = '' as $body$
begin
  new.extra := jsonb_set(new.extra, '{translations}', private.clean_translations(new.extra -> 'translations'));
  return new;
end;
$body$;
comment on function private.clean_translated_field() is 'Trigger: translated html of a draft is cleaned.';

create trigger clean_translated_field before insert or update on public.form_fields
  for each row when (new.extra ? 'translations')
  execute function private.clean_translated_field();

comment on column public.form_fields.extra is
  'Keys of the wire format without a column, `computed` and `translations` among them; they survive.';

revoke all on function private.clean_translations(jsonb) from public;
revoke all on function private.clean_translated_field() from public;
grant execute on function private.clean_translations(jsonb) to authenticated, service_role;
