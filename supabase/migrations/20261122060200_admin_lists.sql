-- What the lists of the administration read, and the pictures of an article in the order an admin gave them.

create view public.article_overview with (security_invoker = true) as
select
  a.id, a.title, a.image_url, a.price, a.is_paused, a.configurator_type, a.created_at, a.updated_at, a.revision,
  case when a.is_paused then 'paused' else 'active' end as state,
  coalesce(c.ids, '{}') as category_ids,
  coalesce(c.titles, '{}') as category_titles,
  lower(a.title || ' ' || coalesce(array_to_string(c.titles, ' '), '')) as search_text
from public.articles a
left join lateral (
  select array_agg(k.id::text order by k.title) as ids, array_agg(k.title order by k.title) as titles
  from public.article_categories l join public.categories k on k.id = l.category_id
  where l.article_id = a.id
) c on true;
comment on view public.article_overview is 'Articles with the titles of their categories, with the rights of the caller.';

create view public.contact_request_overview with (security_invoker = true) as
select c.*, lower(concat_ws(' ', c.name, c.email, c.subject, c.message, c.dog_breed)) as search_text
from public.contact_requests c;
comment on view public.contact_request_overview is 'Contact and appointment requests as the list searches them.';

create view public.withdrawal_overview with (security_invoker = true) as
select w.*, o.id as order_db_id, lower(concat_ws(' ', w.name, w.email, w.order_number, w.message)) as search_text
from public.withdrawals w
left join public.orders o on o.order_id = upper(trim(w.order_number));
comment on view public.withdrawal_overview is
  'Declarations of withdrawal with the order they name, where there is one. A wrong number stands here too.';

revoke all on
  public.article_overview, public.contact_request_overview, public.withdrawal_overview
  from anon, authenticated;
grant select on
  public.article_overview, public.contact_request_overview, public.withdrawal_overview
  to authenticated, service_role;

create index audit_log_created_at on public.audit_log (created_at desc);

create function public.arrange_article_images(p_article_id uuid, p_images jsonb) returns setof public.article_images
language plpgsql security invoker set search_path = '' as $$
declare
  v_start timestamptz;
begin
  perform private.require_admin();
  perform 1 from public.articles where id = p_article_id for update;
  if not found then
    raise exception 'unknown_article' using errcode = 'PT404';
  end if;
  if exists (
    select 1 from jsonb_array_elements(p_images) as x
    where coalesce(trim(x ->> 'imageUrl'), '') = '' or coalesce(trim(x ->> 'altText'), '') = ''
  ) then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "altText"}';
  end if;
  delete from public.article_images i
  where i.article_id = p_article_id
    and i.image_url not in (select x ->> 'imageUrl' from jsonb_array_elements(p_images) as x);

  -- Images are shown by created_at (OP-76): their moments follow the order given.
  select coalesce(min(created_at), now()) into v_start from public.article_images where article_id = p_article_id;
  update public.article_images i
  set created_at = v_start + (g.place - 1) * interval '1 millisecond', alt_text = trim(g.image ->> 'altText')
  from jsonb_array_elements(p_images) with ordinality as g (image, place)
  where i.article_id = p_article_id and i.image_url = g.image ->> 'imageUrl';
  insert into public.article_images (article_id, image_url, alt_text, created_at)
  select p_article_id, g.image ->> 'imageUrl', trim(g.image ->> 'altText'), v_start + (g.place - 1) * interval '1 millisecond'
  from jsonb_array_elements(p_images) with ordinality as g (image, place)
  where not exists (
    select 1 from public.article_images i where i.article_id = p_article_id and i.image_url = g.image ->> 'imageUrl'
  );
  return query select * from public.article_images where article_id = p_article_id order by created_at;
end;
$$;
comment on function public.arrange_article_images(uuid, jsonb) is
  'Makes the further images of an article those given, in that order: [{imageUrl, altText}]. What is left out is removed, its file too. Errors: not_admin, unknown_article, invalid_request.';
revoke all on function public.arrange_article_images(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.arrange_article_images(uuid, jsonb) to authenticated;
