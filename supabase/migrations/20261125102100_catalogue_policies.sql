-- The catalogue is public, except for paused articles. Only admins write it.

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
revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant insert, update, delete on public.categories to authenticated;
grant all on public.categories to service_role;

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
revoke all on public.articles from anon, authenticated;
grant select on public.articles to anon, authenticated;
grant insert, update, delete on public.articles to authenticated;
grant all on public.articles to service_role;

-- The subqueries read articles with the rights of the caller, so images and links of paused articles are hidden too.
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
revoke all on public.article_images from anon, authenticated;
grant select on public.article_images to anon, authenticated;
grant insert, update, delete on public.article_images to authenticated;
grant all on public.article_images to service_role;

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
revoke all on public.article_categories from anon, authenticated;
grant select on public.article_categories to anon, authenticated;
grant insert, update, delete on public.article_categories to authenticated;
grant all on public.article_categories to service_role;
