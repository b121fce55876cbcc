-- Search over articles and collections, with facets, sorting and paging in one call. The same function pages a
-- collection. Row level security limits the articles.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

create function private.fold_text(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select trim(regexp_replace(
    replace(replace(replace(private.base_letters(p_text), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
    '[^a-z0-9]+', ' ', 'g'));
$$;
comment on function private.fold_text(text) is
  'Normalizes text for the search: lower-case letters and digits without umlauts. "Mäntel", "Maentel" and "mantel" share a prefix.';
revoke all on function private.fold_text(text) from public;
grant execute on function private.fold_text(text) to anon, authenticated, service_role;

create function private.search_words(p_query text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(word), '{}') from (
    -- All articles are for dogs, so "Hundemantel" is searched as "Mantel".
    select distinct regexp_replace(entry, '^hunde?(?=[a-z]{4})', '') as word
    from unnest(string_to_array(private.fold_text(left(p_query, 100)), ' ')) as entry
    where length(entry) > 1 and entry <> all ('{hund,hunde,hunden,fur,mit,ohne,mein,meine,meinen,unser,unseren,und,oder,der,die,das,den,dem,ein,eine,einen,nach,von,zum,zur,im,in}')
    limit 8
  ) as words;
$$;
comment on function private.search_words(text) is 'The search words of a query without stop words, at most eight.';
revoke all on function private.search_words(text) from public;
grant execute on function private.search_words(text) to anon, authenticated, service_role;

create function private.matches_with_typos(p_word text, p_text text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  -- Similarity to a part of a longer word, or to a whole short word. One threshold alone matches too much or too little.
  select extensions.word_similarity(p_word, p_text) >= 0.55 or extensions.strict_word_similarity(p_word, p_text) >= 0.3;
$$;
comment on function private.matches_with_typos(text, text) is 'Whether a text contains a word, with tolerance for typing errors.';
revoke all on function private.matches_with_typos(text, text) from public;
grant execute on function private.matches_with_typos(text, text) to anon, authenticated, service_role;

create function private.search_score(p_words text[], p_title text, p_collections text, p_description text) returns real
language sql immutable parallel safe set search_path = '' as $$
  select case when min(score) > 0 then sum(score) else 0 end::real
  from (
    select private.fold_text(p_title) as title,
      private.fold_text(coalesce(p_collections, '')) as collections,
      private.fold_text(coalesce(p_description, '')) as description
  ) as folded
  cross join unnest(p_words) as word
  cross join lateral (
    select case
      when position(' ' || word in ' ' || title) > 0 then 1
      when position(word in title) > 0 then 0.9
      when length(word) > 3 and private.matches_with_typos(word, title) then 0.8 * extensions.word_similarity(word, title)
      when position(word in collections) > 0 then 0.35
      when length(word) > 3 and private.matches_with_typos(word, collections) then 0.3 * extensions.word_similarity(word, collections)
      when position(' ' || word in ' ' || description) > 0 then 0.1
      else 0
    end as score
  ) as scored;
$$;
comment on function private.search_score(text[], text, text, text) is
  'Relevance of an article for the words of a query: 0 unless every word is found. Tolerates typing errors in titles, not in descriptions.';
revoke all on function private.search_score(text[], text, text, text) from public;
grant execute on function private.search_score(text[], text, text, text) to anon, authenticated, service_role;

create function public.search_catalogue(
  p_query text default '',
  p_category_id uuid default null,
  p_types text[] default '{}',
  p_configurable boolean default null,
  p_min_cents integer default null,
  p_max_cents integer default null,
  p_base_price_cents integer default 0,
  p_sort text default 'relevance',
  p_limit integer default 24,
  p_offset integer default 0
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with words as materialized (
    select private.search_words(coalesce(p_query, '')) as list
  ),
  offered as (
    select
      a.id, a.title, a.description, a.image_url, a.price, a.configurator_type, a.form_template_id, a.is_paused,
      a.created_at,
      coalesce(a.configurator_type, 'other') as type,
      a.configurator_type is not null or a.form_template_id is not null as is_configurable,
      case
        when cardinality(words.list) = 0 then 1
        else private.search_score(words.list, a.title, (
          select string_agg(c.title, ' ')
          from public.article_categories link join public.categories c on c.id = link.category_id
          where link.article_id = a.id
        ), a.description)
      end as score
    from public.articles a cross join words
    where p_category_id is null or exists (
      select 1 from public.article_categories link where link.article_id = a.id and link.category_id = p_category_id
    )
  ),
  priced as (
    select offered.*, coalesce(
      (price * 100)::integer, case when is_configurable then p_base_price_cents end
    ) as shown_cents
    from offered where score > 0
  ),
  hits as materialized (
    select priced.*,
      cardinality(p_types) = 0 or type = any (p_types) as fits_type,
      p_configurable is null or is_configurable = p_configurable as fits_configurable,
      (p_min_cents is null or coalesce(shown_cents >= p_min_cents, false))
        and (p_max_cents is null or coalesce(shown_cents <= p_max_cents, false)) as fits_price
    from priced
  ),
  chosen as (
    select * from hits where fits_type and fits_configurable and fits_price
  )
  select jsonb_build_object(
    'articles', coalesce((
      select jsonb_agg(to_jsonb(page))
      from (
        select id, title, description, image_url, price, configurator_type, form_template_id, is_paused
        from chosen
        order by
          case when p_sort = 'relevance' then score end desc nulls last,
          case when p_sort = 'price' then shown_cents end asc nulls last,
          case when p_sort = 'price_desc' then shown_cents end desc nulls last,
          case when p_sort = 'title' then private.sort_key(title) end asc nulls last,
          case when p_sort = 'newest' then created_at end desc nulls last,
          created_at, id
        limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
      ) as page
    ), '[]'),
    'total', (select count(*) from chosen),
    -- Each facet counts the articles that match the other filters.
    'types', coalesce((
      select jsonb_object_agg(type, pieces)
      from (select type, count(*) as pieces from hits where fits_configurable and fits_price group by type) as counted
    ), '{}'),
    'configurable', (select count(*) from hits where fits_type and fits_price and is_configurable),
    'ready_made', (select count(*) from hits where fits_type and fits_price and not is_configurable),
    'min_cents', (select min(shown_cents) from hits where fits_type and fits_configurable),
    'max_cents', (select max(shown_cents) from hits where fits_type and fits_configurable),
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.score desc, private.sort_key(c.title))
      from (
        select categories.id, categories.title,
          private.search_score(words.list, categories.title, null, categories.description) as score
        from public.categories cross join words
        where p_category_id is null and cardinality(words.list) > 0
      ) as c
      where c.score > 0.3
    ), '[]')
  );
$$;
comment on function public.search_catalogue(text, uuid, text[], boolean, integer, integer, integer, text, integer, integer) is
  'One page of the articles that the caller may read, with total, facets and matching collections. Prices in EUR cents; p_base_price_cents is the price of configurable articles without their own price. p_sort: relevance, price, price_desc, title, newest.';
revoke all on function public.search_catalogue(text, uuid, text[], boolean, integer, integer, integer, text, integer, integer) from public;
grant execute on function public.search_catalogue(text, uuid, text[], boolean, integer, integer, integer, text, integer, integer)
  to anon, authenticated, service_role;
