-- Files that shoppers upload for an order, such as the photo of a dog. The bucket is private and has no policy: only
-- functions read and write its files.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('order-files', 'order-files', false, 20000000, '{image/webp,application/pdf}')
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
  'Uploaded files. The object in the bucket order-files is named by the id. Written by functions only.';
comment on column public.order_files.user_id is 'The customer who uploaded the file; null for guests and deleted accounts.';
comment on column public.order_files.secret_hash is 'SHA-256 of the upload secret in the guest''s browser.';
comment on column public.order_files.stored_at is 'When the upload was complete; null during or after an interrupted upload.';
comment on column public.order_files.removing_at is 'When the sweep started to remove the file. From then on no order can use it.';
create index order_files_user_id on public.order_files (user_id);
create index order_files_secret_hash on public.order_files (secret_hash);
create index order_files_created_at on public.order_files (created_at);

create table public.order_item_files (
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  file_id uuid not null references public.order_files (id) on delete cascade,
  primary key (order_item_id, file_id)
);
comment on table public.order_item_files is
  'Order items that use a file. Several items may share a file, for example after ordering again. Written by functions only.';
create index order_item_files_file_id on public.order_item_files (file_id);

alter table public.order_files enable row level security;
create policy "Customers see their own files, admins see all" on public.order_files
  for select to authenticated using (user_id = (select private.caller_id()) or (select private.is_admin()));
revoke all on public.order_files from anon, authenticated;
grant select on public.order_files to authenticated;
grant all on public.order_files to service_role;

alter table public.order_item_files enable row level security;
create policy "Customers see the files of their own orders, admins see all" on public.order_item_files
  for select to authenticated using (
    (select private.is_admin())
    or order_item_id in (
      select i.id from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = (select private.caller_id())
    )
  );
revoke all on public.order_item_files from anon, authenticated;
grant select on public.order_item_files to authenticated;
grant all on public.order_item_files to service_role;

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
  -- Serializes the uploads of one owner, so that parallel ones cannot exceed the limit.
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
  'Inserts the row of a file before its object is stored, so that every object has a row. Errors: invalid_request, too_many_files.';
revoke all on function public.begin_order_file(uuid, text, text, text, integer, integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.begin_order_file(uuid, text, text, text, integer, integer, timestamptz) to service_role;

create function public.claim_order_files_to_remove(p_now timestamptz, p_limit integer default 50)
returns table (id uuid, is_lost boolean)
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select d.id, s.is_needed and s.has_no_object as is_lost
    from public.order_files d
    cross join lateral (
      select
        exists (select 1 from public.order_item_files b where b.file_id = d.id) as is_bound,
        -- erase_orders sets contact_erased_at as well.
        exists (
          select 1 from public.order_item_files b
          join public.order_items i on i.id = b.order_item_id join public.orders o on o.id = i.order_id
          where b.file_id = d.id and o.contact_erased_at is null
        ) as is_needed,
        d.stored_at is not null and not exists (
          select 1 from storage.objects x where x.bucket_id = 'order-files' and x.name = d.id::text
        ) as has_no_object
    ) s
    where s.has_no_object
      or (d.stored_at is null and d.created_at < p_now - interval '1 hour')
      or case when s.is_bound then not s.is_needed else d.created_at < p_now - interval '2 days' end
    order by coalesce(d.removing_at, d.created_at)
    limit p_limit for update of d skip locked
  )
  update public.order_files f set removing_at = p_now from due where f.id = due.id returning f.id, due.is_lost;
$$;
comment on function public.claim_order_files_to_remove(timestamptz, integer) is
  'Claims files that no order needs and rows without an object. From then on no order can use them. The row is deleted last, so that a failed removal is retried. is_lost: an order needs the file, but its object is missing.';
revoke all on function public.claim_order_files_to_remove(timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_order_files_to_remove(timestamptz, integer) to service_role;

create function public.finish_order_file_removals(p_ids uuid[]) returns void
language sql security invoker set search_path = '' as $$
  delete from public.order_files where id = any (p_ids) and removing_at is not null;
$$;
comment on function public.finish_order_file_removals(uuid[]) is 'Deletes the rows of files whose objects were removed.';
revoke all on function public.finish_order_file_removals(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.finish_order_file_removals(uuid[]) to service_role;

create function public.stray_order_objects(p_limit integer default 50) returns setof text
language sql volatile security invoker set search_path = '' as $$
  select x.name from storage.objects x
  where x.bucket_id = 'order-files' and not exists (select 1 from public.order_files f where f.id::text = x.name)
  -- Objects whose removal fails delay no others.
  order by random() limit p_limit;
$$;
comment on function public.stray_order_objects(integer) is
  'Objects of the bucket order-files without a row, such as those of a database that was restored from a backup.';
revoke all on function public.stray_order_objects(integer) from public, anon, authenticated, service_role;
grant execute on function public.stray_order_objects(integer) to service_role;
