-- Cleans the html and the frame addresses of templates when they are stored, for every writer. The html is parsed and
-- rebuilt from allowed parts, so it can contain nothing else. The renderer cleans it again.

create function private.clean_tag(p_name text, p_tag text) returns text
language plpgsql immutable security invoker set search_path = '' as $body$
declare
  v_known constant jsonb := '{
    "a": ["href"], "img": ["src", "alt", "width", "height"], "ol": ["start"],
    "td": ["colspan", "rowspan"], "th": ["colspan", "rowspan", "scope"]
  }';
  v_clean text := '<' || p_name;
  v_seen text[] := '{}';
  v_name text;
  v_value text;
begin
  for v_name, v_value in
    select lower(m[1]), coalesce(m[2], m[3], m[4], '')
    from regexp_matches(
      p_tag, $re$\s([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))$re$, 'g'
    ) with ordinality as t (m, n) order by n
  loop
    if not v_name = any (v_seen) and (v_name in ('title', 'lang', 'dir') or v_known -> p_name ? v_name)
       -- Checked before entities are decoded: decoding does not change these prefixes.
       and (case v_name
         when 'href' then v_value ~* $re$^(https?://|mailto:|tel:|#|/(?![/\\]))[^\s<>"'\\]*$$re$
         when 'src' then v_value ~* $re$^(https://|/(?![/\\&]))[^\s<>"'\\]*$$re$
         when 'scope' then v_value ~* '^(col|row)(group)?$'
         when 'lang' then v_value ~* '^[a-z-]{2,20}$'
         when 'dir' then v_value ~* '^(ltr|rtl|auto)$'
         when 'alt' then true
         when 'title' then true
         else v_value ~ '^\d{1,4}$'
       end)
    then
      v_seen := v_seen || v_name;
      v_clean := v_clean || ' ' || v_name || '="'
        || replace(replace(replace(v_value, '"', '&quot;'), '<', '&lt;'), '>', '&gt;') || '"';
    end if;
  end loop;
  return v_clean || '>';
end;
$body$;
comment on function private.clean_tag(text, text) is 'Returns an opening tag with only its allowed attributes.';
revoke all on function private.clean_tag(text, text) from public;
grant execute on function private.clean_tag(text, text) to authenticated, service_role;

create function private.clean_html(p_html text) returns text
language plpgsql immutable security invoker set search_path = '' as $body$
declare
  v_elements constant text[] := '{a,abbr,b,blockquote,br,caption,cite,code,dd,del,details,div,dl,dt,em,figcaption,figure,h1,h2,h3,h4,h5,h6,hr,i,img,ins,kbd,li,mark,ol,p,pre,q,s,small,span,strong,sub,summary,sup,table,tbody,td,tfoot,th,thead,tr,u,ul}';
  -- The content of these elements is not page text, or is parsed by other rules.
  v_swallowed constant text[] := '{applet,audio,canvas,iframe,math,noembed,noframes,noscript,object,plaintext,script,select,style,svg,template,textarea,title,video,xmp}';
  -- A list, joined at the end: to append to a text copies it, which takes time by the square of the length.
  v_clean text[] := '{}';
  v_token text;
  v_name text;
  v_inside text;
begin
  -- Comments, declarations, tags, a stray `<`, and text. A comment or declaration without an end runs to the end of the
  -- text: to look for its end again at each `<` would take time by the square of the length.
  for v_token in
    select m[1] from regexp_matches(
      p_html,
      $re$(<!--(?:[^-]|-[^-]|--+[^->])*(?:--+>|$)|<[!?][^>]*(?:>|$)|</?[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>|<|[^<]+)$re$, 'g'
    ) with ordinality as t (m, n) order by n
  loop
    v_name := lower(substring(v_token from '^</?([a-zA-Z][a-zA-Z0-9]*)[\s/>]'));
    if v_inside is not null then
      v_inside := case when v_name = v_inside and v_token like '</%' then null else v_inside end;
    elsif v_token not like '<%>' or (v_token like '<!--%' and v_token not like '%-->') then
      v_clean := array_append(v_clean, replace(v_token, '<', '&lt;'));
    elsif v_name = any (v_swallowed) then
      v_inside := case when v_token like '</%' then null else v_name end;
    elsif v_name = any (v_elements) then
      v_clean := array_append(v_clean, case
        when v_token like '</%' then '</' || v_name || '>' else private.clean_tag(v_name, v_token)
      end);
    end if;
  end loop;
  return array_to_string(v_clean, '');
end;
$body$;
comment on function private.clean_html(text) is
  'Keeps headings, paragraphs, lists, tables, pictures, links and emphasis, and removes all other html. Idempotent.';
revoke all on function private.clean_html(text) from public;
grant execute on function private.clean_html(text) to authenticated, service_role;

create function private.embed_hosts() returns text[]
language sql immutable security invoker set search_path = ''
return array['player.vimeo.com', 'www.youtube-nocookie.com'];
comment on function private.embed_hosts() is
  'Hosts whose pages a template may show in a frame; the same as in supabase/contracts/embed-hosts.ts.';
revoke all on function private.embed_hosts() from public;
grant execute on function private.embed_hosts() to authenticated, service_role;

create function private.is_allowed_embed(p_url text) returns boolean
language sql immutable security invoker set search_path = ''
return p_url ~* $re$^https://[a-z0-9.-]+/[^\s<>"'\\]*$$re$
  and lower(split_part(p_url, '/', 3)) = any (private.embed_hosts());
comment on function private.is_allowed_embed(text) is 'Whether a URL uses https and an allowed host.';
revoke all on function private.is_allowed_embed(text) from public;
grant execute on function private.is_allowed_embed(text) to authenticated, service_role;

create function private.clean_translations(p_translations jsonb) returns jsonb
language sql immutable security invoker set search_path = ''
return case jsonb_typeof(p_translations) when 'object' then (
  select coalesce(jsonb_object_agg(l.key, case jsonb_typeof(l.value -> 'additional_options.html')
    -- Both the translation and its source text, because the source has to stay equal to the field's own text.
    when 'object' then jsonb_set(l.value, '{additional_options.html}', l.value -> 'additional_options.html' || (
      select coalesce(jsonb_object_agg(k.key, private.clean_html(l.value -> 'additional_options.html' ->> k.key)), '{}')
      from unnest('{text,of}'::text[]) as k (key)
      where jsonb_typeof(l.value -> 'additional_options.html' -> k.key) = 'string'
    ))
    else l.value
  end), '{}')
  from jsonb_each(p_translations) as l
) else p_translations end;
comment on function private.clean_translations(jsonb) is 'Cleans the html in the translations of a field.';
revoke all on function private.clean_translations(jsonb) from public;
grant execute on function private.clean_translations(jsonb) to authenticated, service_role;

create function private.clean_field(p_field jsonb) returns jsonb
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
  -- Older templates store html and address in default_value, which the engine still reads.
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
comment on function private.clean_field(jsonb) is
  'Cleans the html of a field in the wire format and removes frame addresses that are not allowed.';
revoke all on function private.clean_field(jsonb) from public;
grant execute on function private.clean_field(jsonb) to authenticated, service_role;

create function private.clean_template(p_template jsonb) returns jsonb
language sql immutable security invoker set search_path = ''
-- Rebuilds each list once. To replace one field after another would copy the template for each of them.
return case jsonb_typeof(p_template -> 'sections') when 'array' then jsonb_set(p_template, '{sections}', (
  select coalesce(jsonb_agg(case jsonb_typeof(s.x -> 'groups') when 'array' then jsonb_set(s.x, '{groups}', (
    select coalesce(jsonb_agg(case jsonb_typeof(g.x -> 'fields') when 'array' then jsonb_set(g.x, '{fields}', (
      select coalesce(jsonb_agg(private.clean_field(f.x) order by f.n), '[]')
      from jsonb_array_elements(g.x -> 'fields') with ordinality as f (x, n)
    )) else g.x end order by g.n), '[]')
    from jsonb_array_elements(s.x -> 'groups') with ordinality as g (x, n)
  )) else s.x end order by s.n), '[]')
  from jsonb_array_elements(p_template -> 'sections') with ordinality as s (x, n)
)) else p_template end;
comment on function private.clean_template(jsonb) is 'Cleans every field of a template in the wire format.';
revoke all on function private.clean_template(jsonb) from public;
grant execute on function private.clean_template(jsonb) to authenticated, service_role;

create function private.clean_form_field() returns trigger
language plpgsql security invoker set search_path = '' as $body$
declare
  v_given jsonb := jsonb_build_object(
    'field_type', new.field_type, 'additional_options', new.additional_options, 'default_value', new.default_value
  );
  v_clean jsonb;
begin
  if octet_length(v_given::text) > 200000 then
    raise exception 'invalid_template' using errcode = 'PT422',
      detail = format('The field "%s" holds more than 200 kB.', new.name);
  end if;
  v_clean := private.clean_field(v_given);
  if new.field_type = 'iframe' and v_clean <> v_given
     and (v_clean #- '{additional_options,html}') <> (v_given #- '{additional_options,html}') then
    raise exception 'invalid_template' using errcode = 'PT422', detail = format(
      'The field "%s" may only show addresses that begin with https://%s/.', new.name,
      array_to_string(private.embed_hosts(), '/ or https://')
    );
  end if;
  new.additional_options := nullif(v_clean -> 'additional_options', 'null');
  new.default_value := nullif(v_clean -> 'default_value', 'null');
  return new;
end;
$body$;
comment on function private.clean_form_field() is
  'Trigger: cleans the html of a draft. Rejects a frame address that is not allowed, so that the admin can correct it.';
revoke all on function private.clean_form_field() from public;
create trigger clean_form_field before insert or update on public.form_fields
  for each row when (new.field_type in ('static_text', 'iframe') or new.additional_options ? 'html')
  execute function private.clean_form_field();

create function private.clean_translated_field() returns trigger
language plpgsql security invoker set search_path = '' as $body$
begin
  new.extra := jsonb_set(new.extra, '{translations}', private.clean_translations(new.extra -> 'translations'));
  return new;
end;
$body$;
comment on function private.clean_translated_field() is 'Trigger: cleans the translated html of a draft.';
revoke all on function private.clean_translated_field() from public;
create trigger clean_translated_field before insert or update on public.form_fields
  for each row when (new.extra ? 'translations')
  execute function private.clean_translated_field();

create function private.clean_template_version() returns trigger
language plpgsql security invoker set search_path = '' as $body$
begin
  new.definition := private.clean_template(new.definition);
  return new;
end;
$body$;
comment on function private.clean_template_version() is 'Trigger: cleans every published version.';
revoke all on function private.clean_template_version() from public;
create trigger clean_template_version before insert on public.template_versions
  for each row execute function private.clean_template_version();
