-- Files that shoppers upload for an order, such as the photo of a dog. The bucket is private and has no policy: files
-- are written and read through functions alone.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('order-files', 'order-files', false, 20971520, '{image/webp,application/pdf}')
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table public.order_files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  secret_hash text,
  name text not null,
  media_type text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  removing_at timestamptz,
  constraint order_files_owner_check check (user_id is null or secret_hash is null),
  constraint order_files_secret_hash_check check (secret_hash ~ '^[0-9a-f]{64}$'),
  constraint order_files_name_check check (trim(name) <> '' and length(name) <= 200),
  constraint order_files_media_type_check check (media_type in ('image/webp', 'application/pdf')),
  constraint order_files_bytes_check check (bytes > 0)
);
comment on table public.order_files is
  'Uploaded files; the object in the bucket order-files has the id as its name. Written by functions only.';
comment on column public.order_files.user_id is 'The customer who uploaded it; null for a guest and after the account was deleted.';
comment on column public.order_files.secret_hash is 'SHA-256 of the upload secret in the guest''s browser.';
comment on column public.order_files.stored_at is 'When the object was complete; null during the upload and after one that was interrupted.';
comment on column public.order_files.removing_at is 'When the sweep began to remove it: no order can name it any more.';
create index order_files_user_id on public.order_files (user_id);
create index order_files_secret_hash on public.order_files (secret_hash);
create index order_files_created_at on public.order_files (created_at);

create table public.order_item_files (
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  file_id uuid not null references public.order_files (id) on delete cascade,
  primary key (order_item_id, file_id)
);
comment on table public.order_item_files is
  'Which items of orders name a file. Several may: an order is repeated with the same photo. Written by functions only.';
create index order_item_files_file_id on public.order_item_files (file_id);

alter table public.order_files enable row level security;
create policy "Customers see their own files, admins see all" on public.order_files
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
alter table public.order_item_files enable row level security;
create policy "Customers see the files of their own orders, admins see all" on public.order_item_files
  for select to authenticated using (
    (select private.is_admin())
    or order_item_id in (
      select i.id from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = (select auth.uid())
    )
  );
revoke all on public.order_files, public.order_item_files from anon, authenticated;
grant select on public.order_files, public.order_item_files to authenticated;
grant all on public.order_files, public.order_item_files to service_role;

create function public.begin_order_file(
  p_user_id uuid, p_secret_hash text, p_name text, p_media_type text, p_bytes integer, p_max_unbound integer,
  p_now timestamptz
) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  v_id uuid;
begin
  if num_nonnulls(p_user_id, p_secret_hash) <> 1 then
    raise exception 'invalid_request' using errcode = 'PT400';
  end if;
  -- Uploads of one owner take turns, so that none of them misses the cap.
  perform pg_advisory_xact_lock(hashtextextended('order-files:' || coalesce(p_user_id::text, p_secret_hash), 0));
  if (
    select count(*) from public.order_files f
    where (f.user_id = p_user_id or f.secret_hash = p_secret_hash)
      and not exists (select 1 from public.order_item_files b where b.file_id = f.id)
  ) >= p_max_unbound then
    raise exception 'too_many_files' using errcode = 'PT409', detail = jsonb_build_object('maxFiles', p_max_unbound)::text;
  end if;
  insert into public.order_files (user_id, secret_hash, name, media_type, bytes, created_at)
  values (p_user_id, p_secret_hash, p_name, p_media_type, p_bytes, p_now) returning id into v_id;
  return v_id;
end;
$$;
comment on function public.begin_order_file(uuid, text, text, text, integer, integer, timestamptz) is
  'Lists a file before its object is stored, so that no object is ever without a row. Errors: invalid_request, too_many_files.';

create function public.claim_order_files_to_remove(p_now timestamptz, p_limit integer default 50) returns setof uuid
language sql volatile security invoker set search_path = '' as $$
  -- No order needs it: two days without one, or erased with the personal data of every order that named it. An upload
  -- that was interrupted goes after an hour, a file whose object is gone at once.
  update public.order_files f set removing_at = p_now
  where f.id in (
    select d.id from public.order_files d
    where (
      case
        when exists (select 1 from public.order_item_files b where b.file_id = d.id) then not exists (
          select 1 from public.order_item_files b
          join public.order_items i on i.id = b.order_item_id join public.orders o on o.id = i.order_id
          where b.file_id = d.id and o.erased_at is null
        )
        else d.created_at < p_now - interval '2 days'
      end
      or (d.stored_at is null and d.created_at < p_now - interval '1 hour')
      or (d.stored_at is not null and not exists (
        select 1 from storage.objects x where x.bucket_id = 'order-files' and x.name = d.id::text
      ))
    )
    order by d.removing_at nulls first, d.created_at
    limit p_limit for update skip locked
  )
  returning f.id;
$$;
comment on function public.claim_order_files_to_remove(timestamptz, integer) is
  'Takes files that no order needs; from then on no order can name them. The row goes last, so that a removal that fails is tried again.';

create function public.finish_order_file_removals(p_ids uuid[]) returns void
language sql security invoker set search_path = '' as $$
  delete from public.order_files where id = any (p_ids) and removing_at is not null;
$$;
comment on function public.finish_order_file_removals(uuid[]) is 'Deletes the rows of files whose objects are removed.';

create function public.stray_order_objects(p_limit integer default 50) returns setof text
language sql stable security invoker set search_path = '' as $$
  select x.name from storage.objects x
  where x.bucket_id = 'order-files' and not exists (select 1 from public.order_files f where f.id::text = x.name)
  order by x.created_at limit p_limit;
$$;
comment on function public.stray_order_objects(integer) is
  'Objects of the bucket order-files without a row, such as those of a database that was restored from a backup.';

create or replace function private.insert_order_items(p_order_id uuid, p_items jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  v_item jsonb;
  v_index bigint;
  v_item_id uuid;
  v_files uuid[];
  v_article public.articles;
begin
  for v_item, v_index in select x, n - 1 from jsonb_array_elements(p_items) with ordinality as e (x, n) loop
    -- Shared lock: an article cannot be paused between this check and the commit.
    select * into v_article from public.articles where id = (v_item ->> 'articleId')::uuid for share;
    if v_article.id is null or v_article.is_paused then
      raise exception 'article_unavailable' using errcode = 'PT409', detail = jsonb_build_object(
        'articleId', v_item ->> 'articleId', 'title', v_article.title, 'index', v_index)::text;
    end if;
    insert into public.order_items (
      order_id, position, article_id, title, image_url, quantity, base_price_cents, unit_price_cents, price_lines,
      configurator_settings, template_id, template_version, withdrawal_excluded, delivery_min_days, delivery_max_days
    ) values (
      p_order_id, v_index, v_article.id, v_article.title, v_article.image_url, (v_item ->> 'quantity')::integer,
      coalesce((v_item ->> 'basePriceCents')::integer, (v_item ->> 'unitPriceCents')::integer),
      (v_item ->> 'unitPriceCents')::integer, coalesce(nullif(v_item -> 'priceLines', 'null'), '[]'),
      nullif(v_item -> 'configuratorSettings', 'null'), (v_item ->> 'templateId')::uuid,
      (v_item ->> 'templateVersion')::integer, v_article.withdrawal_excluded, v_article.delivery_min_days,
      v_article.delivery_max_days
    ) returning id into v_item_id;
    v_files := array(select distinct x::uuid from jsonb_array_elements_text(coalesce(v_item -> 'fileIds', '[]')) as x);
    -- Shared lock: the sweep cannot claim a file between this check and the commit.
    perform 1 from public.order_files f
    where f.id = any (v_files) and f.stored_at is not null and f.removing_at is null for share;
    if (
      select count(*) from public.order_files f
      where f.id = any (v_files) and f.stored_at is not null and f.removing_at is null
    ) <> cardinality(v_files) then
      raise exception 'file_unavailable' using errcode = 'PT409', detail = jsonb_build_object('index', v_index)::text;
    end if;
    insert into public.order_item_files (order_item_id, file_id) select v_item_id, unnest(v_files);
  end loop;
end;
$$;
comment on function private.insert_order_items(uuid, jsonb) is
  'Freezes the lines of an order with what the articles say now, and binds the files they name.';

revoke all on function public.begin_order_file(uuid, text, text, text, integer, integer, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.claim_order_files_to_remove(timestamptz, integer) from public, anon, authenticated, service_role;
revoke all on function public.finish_order_file_removals(uuid[]) from public, anon, authenticated, service_role;
revoke all on function public.stray_order_objects(integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_order_file(uuid, text, text, text, integer, integer, timestamptz) to service_role;
grant execute on function public.claim_order_files_to_remove(timestamptz, integer) to service_role;
grant execute on function public.finish_order_file_removals(uuid[]) to service_role;
grant execute on function public.stray_order_objects(integer) to service_role;
