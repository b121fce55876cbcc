-- Buckets for pictures. Public buckets serve a file to who knows its name; listing them is for admins.

do $$
begin
  if to_regclass('storage.buckets') is null then
    raise exception 'Storage is switched off, but the shop keeps its pictures there.'
      using hint = 'Set [storage] enabled = true in supabase/config.toml; the embedded host also needs EXPERIMENTAL_STORAGE=1.';
  end if;
end;
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('category-images', 'category-images', true, 2097152, '{image/webp,image/avif,image/jpeg,image/png}'),
  ('article-images', 'article-images', true, 5242880, '{image/webp,image/avif,image/jpeg,image/png}')
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy "Admins list shop pictures" on storage.objects
  for select to authenticated
  using (bucket_id in ('category-images', 'article-images') and (select private.is_admin()));
create policy "Admins upload shop pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('category-images', 'article-images') and (select private.is_admin()));
create policy "Admins replace shop pictures" on storage.objects
  for update to authenticated
  using (bucket_id in ('category-images', 'article-images') and (select private.is_admin()))
  with check (bucket_id in ('category-images', 'article-images') and (select private.is_admin()));
create policy "Admins remove shop pictures" on storage.objects
  for delete to authenticated
  using (bucket_id in ('category-images', 'article-images') and (select private.is_admin()));
