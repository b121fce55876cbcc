-- The catalogue is public, except what is paused; only admins write it.

alter table public.categories enable row level security;
create policy "Visitors see categories" on public.categories
  for select to anon using (true);
create policy "Signed-in users see categories" on public.categories
  for select to authenticated using (true);
create policy "Admins create categories" on public.categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change categories" on public.categories
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete categories" on public.categories
  for delete to authenticated using ((select private.is_admin()));

alter table public.articles enable row level security;
create policy "Visitors see active articles" on public.articles
  for select to anon using (not is_paused);
create policy "Signed-in users see active articles, admins all" on public.articles
  for select to authenticated using (not is_paused or (select private.is_admin()));
create policy "Admins create articles" on public.articles
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change articles" on public.articles
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete articles" on public.articles
  for delete to authenticated using ((select private.is_admin()));

-- The articles read here are those the caller may see, so a paused article hides its images and links too.
alter table public.article_images enable row level security;
create policy "Visitors see images of active articles" on public.article_images
  for select to anon using (exists (select 1 from public.articles a where a.id = article_images.article_id));
create policy "Signed-in users see images of the articles they see" on public.article_images
  for select to authenticated using (exists (select 1 from public.articles a where a.id = article_images.article_id));
create policy "Admins create article images" on public.article_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change article images" on public.article_images
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete article images" on public.article_images
  for delete to authenticated using ((select private.is_admin()));

alter table public.article_categories enable row level security;
create policy "Visitors see category links of active articles" on public.article_categories
  for select to anon using (exists (select 1 from public.articles a where a.id = article_categories.article_id));
create policy "Signed-in users see category links of the articles they see" on public.article_categories
  for select to authenticated using (exists (select 1 from public.articles a where a.id = article_categories.article_id));
create policy "Admins create category links" on public.article_categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change category links" on public.article_categories
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete category links" on public.article_categories
  for delete to authenticated using ((select private.is_admin()));

alter table public.file_removals enable row level security;
create policy "Admins see files to remove" on public.file_removals
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create files to remove" on public.file_removals
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change files to remove" on public.file_removals
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete files to remove" on public.file_removals
  for delete to authenticated using ((select private.is_admin()));
