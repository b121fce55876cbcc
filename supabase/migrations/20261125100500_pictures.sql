-- Pictures of the shop. Public buckets serve a file to every caller who knows its name; only admins list them. Pictures
-- are written by the function upload-image alone, which checks and encodes their bytes: a bucket trusts the type that a
-- browser declares. The address of a picture may end in its focus, the part that stays visible when it is cropped:
-- `/a.webp#focus=30,70` in percent from the left and the top.

do $$
begin
  if to_regclass('storage.buckets') is null then
    raise exception 'Storage is switched off, but the shop keeps its pictures there.'
      using hint = 'Set [storage] enabled = true in supabase/config.toml; the embedded host also needs EXPERIMENTAL_STORAGE=1.';
  end if;
end;
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('category-images', 'category-images', true, 2000000, '{image/webp}'),
  ('article-images', 'article-images', true, 5000000, '{image/webp}')
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy "Admins list shop pictures" on storage.objects
  for select to authenticated
  using (bucket_id in ('category-images', 'article-images') and (select private.is_admin()));

create function private.picture_file(p_url text) returns text
language sql immutable parallel safe set search_path = '' as $$ select split_part(p_url, '#', 1); $$;
comment on function private.picture_file(text) is 'Address of a picture file, without the focus.';
revoke all on function private.picture_file(text) from public;
grant execute on function private.picture_file(text) to authenticated, service_role;

create table public.file_removals (
  id uuid primary key default gen_random_uuid(),
  file_url text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  due_at timestamptz not null default now() + interval '31 days',
  attempts integer not null default 0
);
comment on table public.file_removals is
  'Files that no row refers to any more. Written in the transaction of the delete and removed later, so that a failed removal is retried.';
comment on column public.file_removals.due_at is
  'When the file is removed unless a row or the recycle bin refers to it. Later than the bin is emptied.';
create index file_removals_open on public.file_removals (due_at) where removed_at is null;

alter table public.file_removals enable row level security;
create policy "Admins see files to remove" on public.file_removals
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create files to remove" on public.file_removals
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change files to remove" on public.file_removals
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete files to remove" on public.file_removals
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.file_removals from anon, authenticated;
grant select on public.file_removals to authenticated;
grant insert, update, delete on public.file_removals to authenticated;
grant all on public.file_removals to service_role;

create function private.note_unused_file() returns trigger
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
comment on function private.note_unused_file() is
  'Trigger: adds a replaced or deleted picture to file_removals. Definer, because callers may not write that table.';
revoke all on function private.note_unused_file() from public;
