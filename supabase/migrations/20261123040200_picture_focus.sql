-- A picture may say what stays in sight when it is cropped, as a fragment of its address: `/a.webp#focus=30,70` in
-- percent from the left and the top. So whatever keeps the address, an order of last year too, crops it the same way.

alter table public.articles add constraint articles_image_url_focus
  check (image_url !~ '#' or image_url ~ '^[^#]+#focus=([1-9]?0|100),([1-9]?0|100)$');
alter table public.article_images add constraint article_images_image_url_focus
  check (image_url !~ '#' or image_url ~ '^[^#]+#focus=([1-9]?0|100),([1-9]?0|100)$');
alter table public.categories add constraint categories_image_url_focus
  check (image_url !~ '#' or image_url ~ '^[^#]+#focus=([1-9]?0|100),([1-9]?0|100)$');
comment on column public.articles.image_url is
  'Main image, with its focus as a fragment where it is not the centre; further ones stand in article_images.';

create function private.picture_file(p_url text) returns text
language sql immutable parallel safe set search_path = '' as $$ select split_part(p_url, '#', 1); $$;
comment on function private.picture_file(text) is 'The address of a picture''s file, without the focus.';
revoke all on function private.picture_file(text) from public;
grant execute on function private.picture_file(text) to authenticated, service_role;

drop index public.order_items_image_url;
drop index public.article_images_image_url;
create index order_items_picture_file on public.order_items (private.picture_file(image_url));
create index article_images_picture_file on public.article_images (private.picture_file(image_url));

create or replace function private.is_file_in_use(p_url text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select 1 from public.articles where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.article_images where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.categories where private.picture_file(image_url) = private.picture_file(p_url))
    or exists (select 1 from public.order_items where private.picture_file(image_url) = private.picture_file(p_url));
$$;

create or replace function private.note_unused_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old text := private.picture_file(to_jsonb(old) ->> 'image_url');
begin
  if v_old is not null
     and (tg_op = 'DELETE' or v_old is distinct from private.picture_file(to_jsonb(new) ->> 'image_url')) then
    insert into public.file_removals (file_url, created_at) values (v_old, clock_timestamp());
  end if;
  return null;
end;
$$;

create or replace function public.arrange_article_images(p_article_id uuid, p_images jsonb) returns setof public.article_images
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
  -- A picture is the same one with another focus.
  delete from public.article_images i
  where i.article_id = p_article_id
    and private.picture_file(i.image_url) not in (
      select private.picture_file(x ->> 'imageUrl') from jsonb_array_elements(p_images) as x
    );

  -- Images are shown by created_at (OP-76): their moments follow the order given.
  select coalesce(min(created_at), now()) into v_start from public.article_images where article_id = p_article_id;
  update public.article_images i
  set created_at = v_start + (g.place - 1) * interval '1 millisecond', alt_text = trim(g.image ->> 'altText'),
    image_url = g.image ->> 'imageUrl'
  from jsonb_array_elements(p_images) with ordinality as g (image, place)
  where i.article_id = p_article_id
    and private.picture_file(i.image_url) = private.picture_file(g.image ->> 'imageUrl');
  insert into public.article_images (article_id, image_url, alt_text, created_at)
  select p_article_id, g.image ->> 'imageUrl', trim(g.image ->> 'altText'), v_start + (g.place - 1) * interval '1 millisecond'
  from jsonb_array_elements(p_images) with ordinality as g (image, place)
  where not exists (
    select 1 from public.article_images i
    where i.article_id = p_article_id
      and private.picture_file(i.image_url) = private.picture_file(g.image ->> 'imageUrl')
  );
  return query select * from public.article_images where article_id = p_article_id order by created_at;
end;
$$;
comment on function public.arrange_article_images(uuid, jsonb) is
  'Makes the further images of an article those given, in that order: [{imageUrl, altText}], an address with its focus. What is left out is removed, its file too. Errors: not_admin, unknown_article, invalid_request.';
