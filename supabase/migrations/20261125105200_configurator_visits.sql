-- Progress of visitors in the configurator: anonymous counts per day, template and step.

create table public.configurator_visits (
  day date not null,
  template_id text not null check (length(template_id) between 1 and 100),
  template_name text not null,
  event text not null check (event in ('opened', 'step', 'added')),
  step_id text not null default '' check (length(step_id) <= 100),
  step_title text not null default '',
  step_position integer not null default 0,
  visits integer not null default 0 check (visits >= 0),
  primary key (day, template_id, event, step_id, step_title),
  constraint step_is_named check ((event = 'step') = (step_id <> ''))
);
comment on table public.configurator_visits is
  'Daily counts of visits that opened a configurator, reached a step or added the piece to the cart, with the names of that day. Contains no identifier.';
comment on column public.configurator_visits.template_id is 'Id of a form template, or `built-in:<type>`.';
comment on column public.configurator_visits.day is 'Day in Europe/Berlin.';

alter table public.configurator_visits enable row level security;
create policy "Admins read the visits of the configurator" on public.configurator_visits
  for select to authenticated using ((select private.is_admin()));
revoke all on public.configurator_visits from anon, authenticated;
grant select on public.configurator_visits to authenticated;
grant all on public.configurator_visits to service_role;

create function private.built_in_steps() returns table (template_id text, template_name text, step_ids text[], titles text[])
language sql immutable security invoker set search_path = '' as $$
  values
    ('built-in:dog-coat', 'Hundemantel nach Maß',
      '{dog-information,dog-measurements,fabric-selection,cuff-color,lining-options,zipper-options,additional-features}'::text[],
      '{Angaben zum Hund,Maße,Stoffauswahl,Bündchenfarbe,Innenfutter,Reißverschluss,Extras}'::text[]),
    ('built-in:dog-harness', 'Hundegeschirr nach Maß',
      '{dog-information,dog-measurements,fabric-selection}', '{Angaben zum Hund,Maße,Stoffauswahl}'),
    ('built-in:dog-collar', 'Hundehalsband nach Maß',
      '{dog-information,fabric-selection}', '{Angaben zum Hund,Stoffauswahl}'),
    ('built-in:dog-leash', 'Hundeleine nach Maß',
      '{fabric-selection,additional-features}', '{Stoffauswahl,Extras}');
$$;
comment on function private.built_in_steps() is
  'Steps of the engine''s built-in templates; a test compares them. Names never come from a browser.';
revoke all on function private.built_in_steps() from public;

create function private.configurator_steps(p_template_id text, p_version integer)
returns table (template_name text, step_id text, title text, place integer)
language sql stable security invoker set search_path = '' as $$
  select v.definition ->> 'name', s ->> 'id', s ->> 'title', n::integer
  from public.template_versions v, jsonb_array_elements(v.definition -> 'sections') with ordinality as e (s, n)
  where v.template_id::text = p_template_id and v.version = p_version
  union all
  select b.template_name, s, t, n::integer
  from private.built_in_steps() b, unnest(b.step_ids, b.titles) with ordinality as e (s, t, n)
  where b.template_id = p_template_id;
$$;
comment on function private.configurator_steps(text, integer) is
  'Steps of a published version or a built-in template; empty for an unknown template.';
revoke all on function private.configurator_steps(text, integer) from public;

create function private.live_steps(p_template_id text)
returns table (step_id text, title text, place integer)
language sql stable security definer set search_path = '' as $$
  select s.step_id, coalesce(s.title, ''), s.place
  from private.configurator_steps(p_template_id, (
    select max(version) from public.template_versions where template_id::text = p_template_id
  )) as s
  where (select private.is_admin());
$$;
comment on function private.live_steps(text) is
  'Current steps of a template, for admins. Definer, because built_in_steps may not be called directly.';
revoke all on function private.live_steps(text) from public;
grant execute on function private.live_steps(text) to authenticated;

create function private.count_configurator_visit(
  p_template_id text, p_version integer, p_steps text[], p_is_opened boolean, p_is_added boolean
) returns void
language sql security definer set search_path = '' as $$
  with known as (
    select * from private.configurator_steps(p_template_id, p_version)
  ), told as (
    select template_name, 'step' as event, step_id, coalesce(title, '') as title, place from known
    where step_id = any (p_steps) and length(step_id) between 1 and 100
    union all
    select template_name, 'opened', '', '', 0 from known where place = 1 and p_is_opened
    union all
    select template_name, 'added', '', '', 0 from known where place = 1 and p_is_added
  )
  insert into public.configurator_visits as counted
    (day, template_id, template_name, event, step_id, step_title, step_position, visits)
  select (now() at time zone 'Europe/Berlin')::date, p_template_id, max(coalesce(template_name, '')), event, step_id, title, max(place), 1
  from told
  group by event, step_id, title
  -- In a fixed order, to avoid deadlocks.
  order by event, step_id, title
  on conflict (day, template_id, event, step_id, step_title) do update set
    visits = counted.visits + 1, template_name = excluded.template_name, step_position = excluded.step_position;
$$;
comment on function private.count_configurator_visit(text, integer, text[], boolean, boolean) is
  'Counts the first opening, the steps and the cart of a visit. Unknown steps are ignored. Definer, because no role may write the counts.';
revoke all on function private.count_configurator_visit(text, integer, text[], boolean, boolean) from public;
grant execute on function private.count_configurator_visit(text, integer, text[], boolean, boolean) to anon, authenticated, service_role;

create function public.count_configurator_visit(
  p_template_id text, p_version integer, p_steps text[], p_is_opened boolean default false, p_is_added boolean default false
) returns void
language sql security invoker set search_path = '' as $$
  select private.limit_visitor('configurator', '[[60, 60], [120, 600]]');
  select private.count_configurator_visit(p_template_id, p_version, p_steps, p_is_opened, p_is_added);
$$;
comment on function public.count_configurator_visit(text, integer, text[], boolean, boolean) is
  'Counts a visit of the configurator anonymously: the steps it reached (ids of the published version), that it was opened, and that the piece was added to the cart. Adds one per count. Error: rate_limited.';
revoke all on function public.count_configurator_visit(text, integer, text[], boolean, boolean) from public, service_role;
grant execute on function public.count_configurator_visit(text, integer, text[], boolean, boolean) to anon, authenticated, service_role;

create function public.configurator_funnel(p_from date, p_to date) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_admin();
  if p_from is null or p_to is null or p_to < p_from or p_to - p_from > 366 then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "to"}';
  end if;
  return (
    with counted as (
      select * from public.configurator_visits where day between p_from and p_to
    ), known as (
      select template_id, step_id, step_title, step_position, visits, day from counted where event = 'step'
      union all
      -- All current steps are listed, also those without visits.
      select t.template_id, s.step_id, s.title, s.place, 0, p_to
      from (select distinct template_id from counted) as t, lateral private.live_steps(t.template_id) as s
    ), steps as (
      -- A renamed step keeps its id. Its newest title and position are used.
      select template_id, step_id, sum(visits) as visits,
        (array_agg(step_title order by day desc, visits, step_title))[1] as title,
        (array_agg(step_position order by day desc, visits, step_title))[1] as place
      from known group by template_id, step_id
    ), templates as (
      select template_id, (array_agg(template_name order by day desc))[1] as name,
        coalesce(sum(visits) filter (where event = 'opened'), 0) as opened,
        coalesce(sum(visits) filter (where event = 'added'), 0) as added
      from counted group by template_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'templateId', t.template_id, 'name', t.name, 'opened', t.opened, 'added', t.added,
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.step_id, 'title', s.title, 'visits', s.visits)
          order by s.place, s.step_id), '[]')
        from steps s where s.template_id = t.template_id
      )
    ) order by t.opened desc, private.sort_key(t.name), t.template_id), '[]')
    from templates t
  );
end;
$$;
comment on function public.configurator_funnel(date, date) is
  'Counts per template for admins: [{templateId, name, opened, added, steps: [{id, title, visits}]}], the most opened first, for days of Europe/Berlin. At most 367 days. Errors: not_admin, invalid_request.';
revoke all on function public.configurator_funnel(date, date) from public, anon, authenticated, service_role;
grant execute on function public.configurator_funnel(date, date) to authenticated;
